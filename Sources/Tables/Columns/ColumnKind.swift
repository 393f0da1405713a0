/// What all values of a column are, which decides how a database keeps it.
package enum ColumnKind: String, Hashable, Sendable {
  case integer, number, text, boolean, json, blob
  /// Values of several kinds, each of which is kept as it is.
  case mixed
  /// Values of several kinds, some of which SQLite does not know: true, false, lists and objects.
  case mixedJSON = "mixed-json"

  /// The type in SQL; empty where SQLite shall change no value.
  var declaration: String {
    switch self {
    case .integer: "INTEGER"
    case .text: "TEXT"
    case .boolean: "BOOLEAN"
    case .json: "JSON"
    case .blob: "BLOB"
    // All are texts of JSON; the word TEXT keeps SQLite from changing any.
    case .mixedJSON: "JSON TEXT"
    case .number, .mixed: ""
    }
  }
}

/// Finds out what the columns of a table are, a row at a time.
package struct ColumnKinds: Sendable {
  private struct Seen: OptionSet {
    var rawValue: UInt16

    static let integer = Seen(rawValue: 1)
    static let real = Seen(rawValue: 2)
    /// A number that a database would print in another way.
    static let otherNumber = Seen(rawValue: 4)
    /// A text that looks like a number and would lose something as one.
    static let looseNumber = Seen(rawValue: 8)
    static let text = Seen(rawValue: 16)
    static let bool = Seen(rawValue: 32)
    static let json = Seen(rawValue: 64)
    static let blob = Seen(rawValue: 128)
  }

  /// Whether texts are texts, as in JSON; in CSV numbers look the same.
  package let isTyped: Bool
  private var seen: [Seen] = []

  package init(isTyped: Bool) { self.isTyped = isTyped }

  /// Kinds for the columns that a reader of that format finds.
  package init(of format: TableFormat) { self.init(isTyped: format != .csv && format != .tsv) }

  /// Takes a row in; whether it had something that its column had not had before.
  package mutating func observe(_ row: TableRow) -> Bool {
    var isNew = false
    for (index, cell) in row.cells.enumerated() {
      if index == seen.count { seen.append([]) }
      let found = kind(of: cell, in: seen[index])
      guard !seen[index].isSuperset(of: found) else { continue }
      seen[index].formUnion(found)
      isNew = true
    }
    return isNew
  }

  /// What column at that place is; one without values is text.
  package func kind(_ column: Int) -> ColumnKind {
    let seen = column < seen.count ? seen[column] : []
    if seen.isEmpty { return .text }
    if seen == .integer { return .integer }
    if seen.isSubset(of: [.integer, .real, .otherNumber]) { return .number }
    if seen == .bool { return .boolean }
    if seen == .json { return .json }
    if seen == .blob { return .blob }
    if !isTyped || seen == .text { return .text }
    return seen.isDisjoint(with: [.bool, .json]) ? .mixed : .mixedJSON
  }

  /// Whether numbers of that column, or texts that look like some, are kept as texts.
  package func keepsNumbersAsText(_ column: Int) -> Bool {
    guard column < seen.count else { return false }
    return seen[column].contains(.otherNumber)
      || seen[column].contains(.looseNumber) && !seen[column].contains(.text)
  }

  package func has(_ kind: ColumnKind, in column: Int) -> Bool {
    guard column < seen.count else { return false }
    return switch kind {
    case .boolean: seen[column].contains(.bool)
    case .json: seen[column].contains(.json)
    default: self.kind(column) == kind
    }
  }

  private func kind(of cell: Cell, in seen: Seen) -> Seen {
    switch cell {
    case .missing, .null: return []
    case .bool: return .bool
    case .json: return .json
    case .blob: return .blob
    case .number(let text): return Self.number(text) ?? .otherNumber
    case .text(let text):
      if isTyped { return .text }
      // The empty text is at home in every column.
      if text.isEmpty || seen.contains(.text) { return [] }
      if let number = Self.number(text) { return number }
      return PrintedNumber.isLoose(text) ? .looseNumber : .text
    }
  }

  private static func number(_ text: String) -> Seen? {
    switch PrintedNumber(text) {
    case .integer: .integer
    case .real: .real
    case nil: nil
    }
  }
}
