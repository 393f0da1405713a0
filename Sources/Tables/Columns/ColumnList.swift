/// Columns in order, found by name; the list only grows.
struct ColumnList: Sendable {
  private(set) var columns: [Column] = []
  private var places: [ExactText: Int] = [:]

  var count: Int { columns.count }

  init() {}

  /// Columns with the names of a header, made unique where one is empty or used before.
  ///
  /// The first column of a name keeps it, and so does each later one whose name is used once:
  /// `c,c,c,c_1` becomes `c,c_2,c_3,c_1`.
  init(header: [String?]) {
    let taken = Set(header.compactMap { $0 }.map(ExactText.init))
    var next: [ExactText: Int] = [:]
    for (index, given) in header.enumerated() {
      guard let given, !given.isEmpty else {
        append(Column(unused("column", from: index + 1, besides: taken).name, given: given))
        continue
      }
      guard places[ExactText(given)] != nil else {
        append(Column(given))
        continue
      }
      let (name, number) = unused(given, from: next[ExactText(given)] ?? 2, besides: taken)
      next[ExactText(given)] = number + 1
      append(Column(name, given: given))
    }
  }

  /// The names that were made.
  var made: [String] { columns.filter { $0.name != $0.given }.map(\.name) }

  /// Where the column of that name is; it is appended if there is none.
  ///
  /// `guess` is a place to look at first, which saves the search.
  mutating func place(of name: String, guess: Int) -> Int {
    if guess < columns.count, columns[guess].name.utf8.elementsEqual(name.utf8) { return guess }
    if let place = places[ExactText(name)] { return place }
    append(Column(name))
    return columns.count - 1
  }

  /// Appends a column for a path, whose name is made unique where another column has it.
  mutating func append(path name: String) -> Int {
    let isTaken = places[ExactText(name)] != nil
    append(isTaken ? Column(unused(name, from: 2).name, given: name) : Column(name))
    return columns.count - 1
  }

  /// Appends columns with made names until there are so many.
  mutating func extend(to count: Int) {
    while columns.count < count {
      append(Column(unused("column", from: columns.count + 1).name, given: nil))
    }
  }

  private mutating func append(_ column: Column) {
    places[ExactText(column.name)] = columns.count
    columns.append(column)
  }

  /// `stem_7`, or with the next number that nobody has.
  private func unused(_ stem: String, from first: Int, besides taken: Set<ExactText> = [])
    -> (name: String, number: Int)
  {
    var number = first
    while true {
      let name = "\(stem)_\(number)"
      if places[ExactText(name)] == nil, !taken.contains(ExactText(name)) { return (name, number) }
      number += 1
    }
  }
}
