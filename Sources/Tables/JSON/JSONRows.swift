/// Turns JSON values into cells, and finds the columns on the way.
struct JSONRows {
  /// The column of values that are no objects.
  static let valueColumn = "value"

  private(set) var list = ColumnList()

  /// The cells of one value: an object has one for each name, anything else is one value.
  ///
  /// Of members with one name the last value is taken, at the place of the first; `repeated` is told
  /// the name.
  mutating func cells(of value: JSONValue, repeated: (String) -> Void) -> [Cell] {
    guard case .object(let members) = value else {
      return cells([(list.place(of: Self.valueColumn, guess: 0), Cell(value))])
    }
    var cells: [Cell] = []
    cells.reserveCapacity(max(members.count, list.count))
    for (index, member) in members.enumerated() {
      let place = list.place(of: member.name, guess: index)
      while cells.count <= place { cells.append(.missing) }
      if cells[place] != .missing { repeated(member.name) }
      cells[place] = Cell(member.value)
    }
    return cells
  }

  /// Columns with these names, for a table that is stored column by column.
  mutating func addColumns(_ names: [String]) -> [Int] {
    names.map { list.place(of: $0, guess: list.count) }
  }

  private func cells(_ values: [(place: Int, cell: Cell)]) -> [Cell] {
    var cells: [Cell] = []
    for (place, cell) in values {
      while cells.count <= place { cells.append(.missing) }
      cells[place] = cell
    }
    return cells
  }
}
