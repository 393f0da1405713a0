import Datasets
import TerminalUI

/// A detail document laid out for a width: what can be scrolled through, line by line.
struct DetailPage: Sendable {
  /// What the layout depends on.
  struct Basis: Equatable, Sendable {
    var entry: Entry?
    var room: Size
    /// Which texts are there.
    var revision: Int
    /// How many of the page's pictures are there, or known to be missing.
    var pictures: Int
    var typed: String?
    var theme: Theme
    /// The columns that are left out.
    var hidden: [String] = []
  }

  /// One line of text, with the row of each picture that stands in it.
  struct Row: Sendable {
    /// With the blanks before it.
    var text: StyledText
    var slices: [Slice] = []
    /// The characters before it that are no blanks: the same however wide the lines are.
    var place = 0
  }

  /// One row of a picture.
  struct Slice: Sendable {
    var picture: Int
    var row: Int
    var x: Int
  }

  var basis: Basis?
  var rows: [Row] = []
  /// The texts of the rows.
  var lines: [StyledText] = []
  /// The pictures, drawn.
  var pictures: [CellGrid] = []
  /// The links in its text that can be followed here.
  var links: [PageLink] = []
  /// The pictures that are wanted.
  var requests: [PictureRequest] = []

  /// The row of a spot; where lines break elsewhere, the one that has its words.
  func row(at spot: ReadingSpot) -> Int {
    guard let found = rows.lastIndex(where: { $0.place <= spot.place }) else { return 0 }
    let first = rows.firstIndex { $0.place == rows[found].place } ?? found
    return min(found, first + spot.lines)
  }

  /// The spot of a row; the start where there is none.
  func spot(ofRow row: Int) -> ReadingSpot {
    guard rows.indices.contains(row) else { return .start }
    let place = rows[row].place
    let lines = rows[..<row].reversed().prefix { $0.place == place }.count
    return ReadingSpot(place: place, lines: lines)
  }
}
