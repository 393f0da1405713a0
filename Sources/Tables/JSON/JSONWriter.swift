/// Writes JSON values as strict JSON text (RFC 8259) in UTF-8.
///
/// Control characters, `DEL`, C1 controls, U+2028/9 and bidirectional controls are escaped, so the
/// text is safe to show on a terminal; everything else stands as itself. Cost: O(n).
package enum JSONWriter {
  /// The text on one line, without a line end.
  package static func compact(_ value: JSONValue) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text on one line, without a line end.
  package static func append(_ value: JSONValue, to text: inout [UInt8]) {
    append(value, to: &text, indent: nil)
  }

  /// Appends a member of an object on one line, for objects too large to be made at once.
  package static func append(_ member: JSONValue.Member, to text: inout [UInt8]) {
    append(member, to: &text, indent: nil)
  }

  /// The text with a member or element a line, two spaces a level, without a last line end.
  package static func pretty(_ value: JSONValue) -> String {
    var text: [UInt8] = []
    append(value, to: &text, indent: 0)
    return String(decoding: text, as: UTF8.self)
  }

  /// A list of objects as one document: a compact object a line, so that it reads and diffs well.
  package static func lines(_ values: some Sequence<JSONValue>) -> String {
    var text = Array("[".utf8)
    for value in values {
      text += (text.count == 1 ? "\n  " : ",\n  ").utf8
      append(value, to: &text, indent: nil)
    }
    text += (text.count == 1 ? "]" : "\n]").utf8
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ value: JSONValue, to text: inout [UInt8], indent: Int?) {
    switch value {
    case .null: text += "null".utf8
    case .bool(let flag): text += (flag ? "true" : "false").utf8
    case .number(let digits): text += digits.utf8
    case .string(let string): append(string, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        startElement(index, indent, &text)
        append(value, to: &text, indent: indent.map { $0 + 1 })
      }
      if !values.isEmpty { newLine(indent, &text) }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        startElement(index, indent, &text)
        append(member, to: &text, indent: indent.map { $0 + 1 })
      }
      if !members.isEmpty { newLine(indent, &text) }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ member: JSONValue.Member, to text: inout [UInt8], indent: Int?) {
    append(member.name, to: &text)
    text.append(UInt8(ascii: ":"))
    text.append(0x20)
    append(member.value, to: &text, indent: indent)
  }

  private static func startElement(_ index: Int, _ indent: Int?, _ text: inout [UInt8]) {
    if index > 0 { text += (indent == nil ? ", " : ",").utf8 }
    newLine(indent.map { $0 + 1 }, &text)
  }

  private static func newLine(_ indent: Int?, _ text: inout [UInt8]) {
    guard let indent else { return }
    text.append(0x0A)
    for _ in 0..<(2 * indent) { text.append(0x20) }
  }

  private static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    let isCopied: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
      // A long text gets no more memory than it needs.
      if bytes.count > 1 << 16 { text.reserveCapacity(text.count + bytes.count + 64) }
      unsafe JSONEscaping.append(UnsafeRawBufferPointer(bytes), to: &text)
    }
    if isCopied == nil {
      var native = string
      native.makeContiguousUTF8()
      text.removeLast()
      return append(native, to: &text)
    }
    text.append(UInt8(ascii: "\""))
  }
}
