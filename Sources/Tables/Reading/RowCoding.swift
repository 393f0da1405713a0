/// Rows as bytes that are read back to the same rows, for a temporary file: a length, the line, and
/// each cell by its kind.
enum RowCoding {
  private enum Kind {
    static let missing: UInt8 = 0
    static let null: UInt8 = 1
    static let text: UInt8 = 2
    static let number: UInt8 = 3
    static let no: UInt8 = 4
    static let yes: UInt8 = 5
    static let json: UInt8 = 6
    static let blob: UInt8 = 7
  }

  /// A length takes so many bytes at most.
  static let longestLength = 10

  static func encoded(_ row: TableRow) -> [UInt8] {
    var body: [UInt8] = []
    append(row.line ?? 0, to: &body)
    for cell in row.cells { append(cell, to: &body) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 4)
    append(body.count, to: &bytes)
    return bytes + body
  }

  /// The row of the bytes behind its length.
  static func row(_ bytes: ArraySlice<UInt8>) -> TableRow {
    var rest = bytes
    let line = number(&rest) ?? 0
    var cells: [Cell] = []
    while let cell = cell(&rest) { cells.append(cell) }
    return TableRow(cells, line: line == 0 ? nil : line)
  }

  /// Takes a number from the beginning; nil where it is not whole.
  static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var value = 0
    for (count, byte) in bytes.prefix(longestLength).enumerated() {
      value |= Int(byte & 0x7F) << (7 * count)
      guard byte & 0x80 == 0 else { continue }
      bytes = bytes.dropFirst(count + 1)
      return value
    }
    return nil
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var left = UInt(bitPattern: number)
    while left >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: left) | 0x80)
      left >>= 7
    }
    bytes.append(UInt8(left))
  }

  private static func append(_ cell: Cell, to bytes: inout [UInt8]) {
    switch cell {
    case .missing: bytes.append(Kind.missing)
    case .null: bytes.append(Kind.null)
    case .bool(let flag): bytes.append(flag ? Kind.yes : Kind.no)
    case .text(let text): append(Kind.text, text.utf8, to: &bytes)
    case .number(let text): append(Kind.number, text.utf8, to: &bytes)
    case .json(let value): append(Kind.json, JSONWriter.compact(value).utf8, to: &bytes)
    case .blob(let content): append(Kind.blob, content, to: &bytes)
    }
  }

  private static func append(
    _ kind: UInt8, _ content: some Collection<UInt8>, to bytes: inout [UInt8]
  ) {
    bytes.append(kind)
    append(content.count, to: &bytes)
    bytes += content
  }

  private static func cell(_ bytes: inout ArraySlice<UInt8>) -> Cell? {
    guard let kind = bytes.popFirst() else { return nil }
    switch kind {
    case Kind.missing: return .missing
    case Kind.null: return .null
    case Kind.no: return .bool(false)
    case Kind.yes: return .bool(true)
    default: break
    }
    guard let count = number(&bytes) else { return nil }
    let content = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    switch kind {
    case Kind.text: return .text(String(decoding: content, as: UTF8.self))
    case Kind.number: return .number(String(decoding: content, as: UTF8.self))
    case Kind.json: return (try? JSONParser.parse(Array(content))).map { Cell.json($0) } ?? .null
    default: return .blob(Array(content))
    }
  }
}
