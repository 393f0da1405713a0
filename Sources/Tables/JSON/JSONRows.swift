/// Turns JSON values into cells, and finds the columns on the way.
struct JSONRows: Sendable {
  /// The column of values that are no objects.
  static let valueColumn = "value"

  /// So many columns are always fine, and more if the rows have few gaps.
  static let columnLimit = 4096
  /// So many gaps may lie before the last cells of rows.
  static let gapLimit = 16 << 20

  private(set) var list = ColumnList()
  private var gaps = 0
  /// Where objects inside records are columns too, their paths.
  private var paths: FlatPaths?

  init(isFlat: Bool = false) { paths = isFlat ? FlatPaths() : nil }

  /// The same columns for one who goes on elsewhere in the text.
  var resumed: JSONRows {
    var rows = self
    rows.gaps = 0
    return rows
  }

  /// Begins with columns of these names.
  init(names: [String]) {
    for name in names { _ = list.place(of: name, guess: list.count) }
  }

  /// Whether each row has keys of its own, so that a table of them would fill the memory.
  var areTooMany: Bool { list.count > Self.columnLimit && gaps > Self.gapLimit }

  /// The cells of one value: an object has one for each name, anything else is one value.
  ///
  /// Of members with one name the last value is taken, at the place of the first; `repeated` is told
  /// the name.
  mutating func cells(of value: JSONValue, repeated: (String) -> Void) -> [Cell] {
    var cells: [Cell] = []
    if var paths = paths {
      // Taken out meanwhile, so that it is not copied.
      self.paths = nil
      for (node, value) in paths.leaves(of: value, repeated: repeated) {
        put(Cell(value), at: paths.column(of: node, in: &list), in: &cells)
      }
      self.paths = paths
      return cells
    }
    guard case .object(let members) = value else {
      put(Cell(value), at: list.place(of: Self.valueColumn, guess: 0), in: &cells)
      return cells
    }
    cells.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      let place = list.place(of: member.name, guess: index)
      if place < cells.count, cells[place] != .missing { repeated(member.name) }
      put(Cell(member.value), at: place, in: &cells)
    }
    return cells
  }

  private mutating func put(_ cell: Cell, at place: Int, in cells: inout [Cell]) {
    guard place >= cells.count else {
      cells[place] = cell
      return
    }
    gaps += place - cells.count
    while cells.count < place { cells.append(.missing) }
    cells.append(cell)
  }
}
