/// One value of a table, as it was typed or stored.
package enum Cell: Hashable, Sendable {
  /// The record has no such field.
  case missing
  /// The field is there and holds nothing: SQL `NULL`, JSON `null`, an empty CSV field without
  /// quotes.
  case null
  case text(String)
  /// A number's own text, valid by RFC 8259 §6.
  case number(String)
  case bool(Bool)
  /// An array or an object.
  case json(JSONValue)
  case blob([UInt8])
}

extension Cell {
  /// Whether there is nothing to show.
  package var isEmpty: Bool {
    switch self {
    case .missing, .null: true
    case .text(let text): text.isEmpty
    case .number, .bool, .json, .blob: false
    }
  }

  /// The text for people: nothing is shown as nothing, bytes as their number.
  package var display: String {
    switch self {
    case .missing, .null: ""
    case .text(let text), .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .json(let value): JSONWriter.compact(value)
    case .blob(let bytes): bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
    }
  }

  /// The text in a CSV or TSV field, bytes in Base64; nil where the field holds nothing.
  package var field: String? {
    switch self {
    case .missing, .null: nil
    case .blob(let bytes): Base64.text(bytes)
    default: display
    }
  }

  /// The value in JSON, bytes as `{"base64": "…"}`; nil where the member is left out.
  package var json: JSONValue? {
    switch self {
    case .missing: nil
    case .null: .null
    case .text(let text): .string(text)
    case .number(let text): .number(text)
    case .bool(let flag): .bool(flag)
    case .json(let value): value
    case .blob(let bytes): .object(["base64": .string(Base64.text(bytes))])
    }
  }

  /// The cell that holds a JSON value.
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let text): self = .number(text)
    case .string(let text): self = .text(text)
    case .array, .object: self = .json(value)
    }
  }
}

/// Bytes as text by RFC 4648 §4.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32((3 - group.count) * 8)
      for place in 0..<4 {
        let isDigit = place <= group.count
        text.append(
          isDigit ? digits[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
