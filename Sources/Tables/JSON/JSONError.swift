/// Why bytes are no JSON text, and where.
package struct JSONError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unexpectedEnd
    case unexpected(UInt8)
    case badNumber
    case badEscape
    case controlCharacter
    case notUTF8
    case tooDeep(limit: Int)
    case textAfterValue
  }

  package var reason: Reason
  /// The place, counted from 1; the column in Unicode scalars.
  package var line: Int
  package var column: Int

  package init(reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// One sentence without the place.
  package var message: String {
    switch reason {
    case .unexpectedEnd: "the JSON text ends too early"
    case .unexpected(let byte) where byte >= 0x20 && byte < 0x7F:
      "‘\(Character(Unicode.Scalar(byte)))’ is not expected here in JSON"
    case .unexpected(let byte): "byte \(byte) is not expected here in JSON"
    case .badNumber: "this is no JSON number"
    case .badEscape: "this is no JSON escape"
    case .controlCharacter: "a control character must be escaped in a JSON string"
    case .notUTF8: "the JSON text is not UTF-8"
    case .tooDeep(let limit): "the JSON text is nested deeper than \(limit) levels"
    case .textAfterValue: "there is more text after the JSON value"
    }
  }
}
