/// A name on a disk, whose bytes need not be text.
package struct DiskName: Hashable, Sendable {
  /// Without a zero and without `/`.
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The name that ``escaped`` wrote so; nil for anything that it does not write.
  package init?(escaped text: String) {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    self.bytes = bytes
    guard escaped.utf8.elementsEqual(text.utf8) else { return nil }
  }

  /// The name as text from which it can be made again: a byte that is no UTF-8 is `\xE9`, a backslash
  /// `\\`.
  package var escaped: String {
    if let text, !bytes.contains(UInt8(ascii: "\\")) { return text }
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = Self.length(of: bytes[index])
      let end = index + length
      let isText =
        end <= bytes.count && String(validating: bytes[index..<end], as: UTF8.self) != nil
      if bytes[index] == UInt8(ascii: "\\") {
        output += "\\\\".utf8
      } else if isText {
        output += bytes[index..<end]
      } else {
        let digits = String(bytes[index], radix: 16, uppercase: true)
        output += ("\\x" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8
      }
      index += isText ? length : 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The name; nil where it is no UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The name with U+FFFD for what is no UTF-8.
  package var shown: String { String(decoding: bytes, as: UTF8.self) }

  package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// How many bytes a scalar has that begins with this one; 1 where none does.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
