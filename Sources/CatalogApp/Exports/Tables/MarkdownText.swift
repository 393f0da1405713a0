import TerminalUI

/// Text from outside as a cell of a table in Markdown.
enum MarkdownText {
  /// The text on one line, with nothing in it that would be a sign of Markdown or HTML.
  static func escaped(_ text: String) -> String {
    let lines = PrintableText.cleanLines(text).utf8
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return lines.map(escapedLine).joined(separator: "<br>")
  }

  private static func escapedLine(_ line: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(line.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "~"):
        result.append(UInt8(ascii: "\\"))
      // Within a word it is a letter like others.
      case UInt8(ascii: "_") where !isWord(bytes, index - 1) || !isWord(bytes, index + 1):
        result.append(UInt8(ascii: "\\"))
      // The beginning of an entity.
      case UInt8(ascii: "&") where isWord(bytes, index + 1) || isHash(bytes, index + 1):
        result.append(UInt8(ascii: "\\"))
      default: break
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  private static func isHash(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index] == UInt8(ascii: "#")
  }
}
