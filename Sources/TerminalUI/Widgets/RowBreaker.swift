/// Finds where the rows of a text end; it is told the characters in order.
struct RowBreaker {
  private let columns: Int
  private(set) var rows: [Range<Int>] = []
  private var start = 0
  private var end = 0
  private var width = 0
  /// The place behind the last space of the row, and the cells before it.
  private var breakPlace = 0
  private var breakWidth = 0

  init(columns: Int) { self.columns = columns }

  mutating func add(columns added: Int, bytes: Int, isSpace: Bool) {
    while !isSpace, width + added > columns, end > start { endRow() }
    end += bytes
    width += added
    if isSpace { (breakPlace, breakWidth) = (end, width) }
  }

  /// Ends the row and steps over a line break.
  mutating func endLine() {
    rows.append(start..<end)
    end += 1
    begin(at: end, width: 0)
  }

  private mutating func endRow() {
    let isInWord = breakPlace <= start
    let place = isInWord ? end : breakPlace
    rows.append(start..<place)
    begin(at: place, width: isInWord ? 0 : width - breakWidth)
  }

  private mutating func begin(at place: Int, width: Int) {
    (start, breakPlace) = (place, place)
    (self.width, breakWidth) = (width, 0)
  }
}
