/// Writes JSON values as strict JSON text (RFC 8259) in UTF-8.
///
/// Control characters, `DEL`, C1 controls, U+2028/9 and bidirectional controls are escaped, so the
/// text is safe to show on a terminal; everything else stands as itself. Cost: O(n).
package enum JSONWriter {
  /// The text on one line, without a line end.
  package static func compact(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text, indent: nil)
    return text
  }

  /// The text with a member or element a line, two spaces a level, without a last line end.
  package static func pretty(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text, indent: 0)
    return text
  }

  /// A list of objects as one document: a compact object a line, so that it reads and diffs well.
  package static func lines(_ values: some Sequence<JSONValue>) -> String {
    var text = "["
    for value in values {
      text += text.utf8.count == 1 ? "\n  " : ",\n  "
      append(value, to: &text, indent: nil)
    }
    return text.utf8.count == 1 ? "[]" : text + "\n]"
  }

  private static func append(_ value: JSONValue, to text: inout String, indent: Int?) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): append(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        startElement(index, indent, &text)
        append(value, to: &text, indent: indent.map { $0 + 1 })
      }
      if !values.isEmpty { newLine(indent, &text) }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        startElement(index, indent, &text)
        append(member.name, to: &text)
        text += ": "
        append(member.value, to: &text, indent: indent.map { $0 + 1 })
      }
      if !members.isEmpty { newLine(indent, &text) }
      text += "}"
    }
  }

  private static func startElement(_ index: Int, _ indent: Int?, _ text: inout String) {
    if index > 0 { text += indent == nil ? ", " : "," }
    newLine(indent.map { $0 + 1 }, &text)
  }

  private static func newLine(_ indent: Int?, _ text: inout String) {
    guard let indent else { return }
    text += "\n"
    text += String(repeating: "  ", count: indent)
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    let needsEscape = string.utf8.contains {
      $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xD8
    }
    if needsEscape {
      for scalar in string.unicodeScalars { append(scalar, to: &text) }
    } else {
      text += string
    }
    text += "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let hex = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
    default: text.unicodeScalars.append(scalar)
    }
  }
}
