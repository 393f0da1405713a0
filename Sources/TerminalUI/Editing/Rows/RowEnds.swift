/// Finds where the rows of a part of a line end.
///
/// A row ends behind spaces, behind hyphens, beside wide characters, or within a word that is longer
/// than a row. One space or tab may stand in the column behind the last, which is free for the
/// cursor; it ends the row.
struct RowEnds {
  private let columns: Int
  private var starts = [0]
  /// The cells of the current row so far.
  private var width = 0
  /// The last place where the row may end, and the cells before it.
  private var breakPlace = 0
  private var breakWidth = 0

  /// The bytes where rows begin, at least one; linear.
  static func starts(in bytes: [UInt8], columns: Int) -> [Int] {
    if bytes.count <= columns, bytes.allSatisfy(CellWidth.isPrintable) { return [0] }
    var ends = RowEnds(columns: max(1, columns))
    ends.find(in: bytes)
    return ends.starts
  }

  private init(columns: Int) { self.columns = columns }

  private mutating func find(in bytes: [UInt8]) {
    var characters = RowCharacters(bytes)
    var breaks = LineBreak()
    while let next = characters.next(column: width) {
      if next.isSpace {
        breaks.pass(" ")
        addSpace(next)
      } else {
        if breaks.isAllowed(before: next.first, width: next.width) {
          (breakPlace, breakWidth) = (next.range.lowerBound, width)
        }
        add(next)
      }
    }
  }

  private mutating func addSpace(_ space: RowCharacters.Element) {
    width += space.width
    (breakPlace, breakWidth) = (space.range.upperBound, width)
    if width > columns { begin(at: space.range.upperBound, width: 0) }
  }

  private mutating func add(_ character: RowCharacters.Element) {
    let start = character.range.lowerBound
    while width + character.width > columns, start > starts[starts.count - 1] {
      if breakPlace > starts[starts.count - 1] {
        begin(at: breakPlace, width: width - breakWidth)
      } else {
        begin(at: start, width: 0)
      }
    }
    width += character.width
  }

  private mutating func begin(at place: Int, width: Int) {
    starts.append(place)
    self.width = width
    (breakPlace, breakWidth) = (place, 0)
  }
}
