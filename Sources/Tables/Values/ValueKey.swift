/// A value of a column to be told from others: by its kind and its very bytes.
package enum ValueKey: Hashable, Sendable {
  /// A missing cell too.
  case null
  case text(ExactText)
  case number(ExactText)
  case bool(Bool)
  case json(ExactText)
  case blob([UInt8])

  package init(_ cell: Cell) {
    switch cell {
    case .missing, .null: self = .null
    case .text(let text): self = .text(ExactText(text))
    case .number(let text): self = .number(ExactText(text))
    case .bool(let flag): self = .bool(flag)
    case .json(let value): self = .json(ExactText(JSONWriter.compact(value)))
    case .blob(let bytes): self = .blob(bytes)
    }
  }

  /// The value as a cell.
  package var cell: Cell {
    switch self {
    case .null: .null
    case .text(let text): .text(text.text)
    case .number(let text): .number(text.text)
    case .bool(let flag): .bool(flag)
    case .json(let text): (try? JSONParser.parse(Array(text.text.utf8))).map { Cell($0) } ?? .null
    case .blob(let bytes): .blob(bytes)
    }
  }

  /// The kind as it stands in a database.
  var kind: Int64 {
    switch self {
    case .null: 0
    case .text: 1
    case .number: 2
    case .bool: 3
    case .json: 4
    case .blob: 5
    }
  }

  /// Whether its kind comes before that of a value that looks the same.
  package func isBefore(_ other: ValueKey) -> Bool { kind < other.kind }

  /// Its bytes, as they stand in a database.
  var bytes: [UInt8] {
    switch self {
    case .null: []
    case .text(let text), .number(let text), .json(let text): Array(text.text.utf8)
    case .bool(let flag): [flag ? 1 : 0]
    case .blob(let bytes): bytes
    }
  }

  /// What a database holds of it.
  init(kind: Int64, bytes: [UInt8]) {
    let text = ExactText(String(decoding: bytes, as: UTF8.self))
    switch kind {
    case 1: self = .text(text)
    case 2: self = .number(text)
    case 3: self = .bool(bytes == [1])
    case 4: self = .json(text)
    case 5: self = .blob(bytes)
    default: self = .null
    }
  }

  /// The memory that it takes, in bytes, about.
  package var size: Int {
    switch self {
    case .null, .bool: 48
    case .text(let text), .number(let text), .json(let text): 48 + text.text.utf8.count
    case .blob(let bytes): 48 + bytes.count
    }
  }
}
