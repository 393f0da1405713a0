/// A line at the head of a request or an answer.
///
/// Names match without regard to case (RFC 9110 §5.1).
package struct Header: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Header {
  /// Reads `Name: value` of an answer; nil for any other line.
  ///
  /// Values are UTF-8 where that is what the bytes are, else Latin-1: old servers send it.
  /// Validators are always Latin-1, so that each byte can be sent back as it was.
  init?(line: some Sequence<UInt8>) {
    let bytes = Array(line)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
    name = String(decoding: Self.trimmed(bytes[..<colon]), as: UTF8.self)
    let value = Self.trimmed(bytes[(colon + 1)...])
    self.value = Self.isValidator(name) ? Self.latin1(value) : Self.text(of: value)
  }

  /// Adds the text of a folded line (RFC 9112 §5.2).
  mutating func append(folded line: some Sequence<UInt8>) {
    let more = Self.text(of: Self.trimmed(Array(line)[...]))
    value = value.isEmpty ? more : value + " " + more
  }

  /// Whether the header can be sent: a token and a value without line breaks or NUL.
  var isWellFormed: Bool {
    let isToken = name.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
    return isToken && !name.isEmpty
      && !value.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
  }

  /// Whether the name is this one, without regard to the case of ASCII letters.
  func isNamed(_ other: String) -> Bool {
    name.utf8.elementsEqual(other.utf8) { $0.lowercased == $1.lowercased }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !$0.isBlankOrBreak }),
      let last = bytes.lastIndex(where: { !$0.isBlankOrBreak })
    else { return [] }
    return bytes[first...last]
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? latin1(bytes)
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension [Header] {
  /// The value of the first header of that name, without regard to case.
  package func value(of name: String) -> String? {
    first { $0.isNamed(name) }?.value
  }
}
