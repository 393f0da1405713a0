import Datasets
import TerminalUI

/// A detail document laid out for a width: what can be scrolled through, line by line.
struct DetailPage: Sendable {
  /// What the layout depends on.
  struct Basis: Equatable, Sendable {
    var entry: Entry?
    var room: Size
    /// How many of the page's pictures are there, or known to be missing.
    var pictures: Int
    var typed: String?
    var theme: Theme
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
  /// The pictures that are wanted.
  var requests: [PictureRequest] = []

  /// The row in which a place stands; the first of several without text.
  func row(at place: Int) -> Int {
    guard let found = rows.lastIndex(where: { $0.place <= place }) else { return 0 }
    return rows.firstIndex { $0.place == rows[found].place } ?? found
  }
}
