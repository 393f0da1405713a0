extension DraftTemplate {
  /// The template that a text is.
  ///
  /// It begins with fields only where its first lines look like some and one is; a blank line ends
  /// them. Lines may end in LF, CR LF or CR.
  package init(_ text: String) throws(TemplateError) {
    var lines = TextLines.pieces(of: text[...].utf8)[...]
    guard let first = lines.first?.line, Self.field(first) != nil,
      lines.prefix(while: { Self.field($0.line) != nil }).contains(where: {
        Self.isKnownField($0.line)
      })
    else {
      body = try Text(text, line: 1)
      return
    }
    var number = 1
    while let line = lines.first?.line, !TextLines.trimmed(line).isEmpty {
      guard let (name, value) = Self.field(line), let field = Field(named: name) else {
        throw TemplateError(.unknownField(String(Substring(line))), line: number)
      }
      guard fields[field] == nil else {
        throw TemplateError(.doubleField(field.rawValue), line: number)
      }
      fields[field] = try Text(value, line: number)
      lines.removeFirst()
      number += 1
    }
    // The blank line belongs to the fields.
    let rest = lines.popFirst().map { text[$0.end.endIndex...] } ?? ""
    body = try Text(String(rest), line: number + 1)
  }

  private typealias Line = TextLines.Bytes

  private static func isKnownField(_ line: Line) -> Bool {
    field(line).flatMap { Field(named: $0.name) } != nil
  }

  /// `Name: value`; nil for another line.
  private static func field(_ line: Line) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = TextLines.trimmed(line[..<colon])
    guard !name.isEmpty,
      name.allSatisfy({ $0 == UInt8(ascii: "-") || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    let value = TextLines.trimmed(line[line.index(after: colon)...])
    return (String(Substring(name)), String(Substring(value)))
  }
}

extension DraftTemplate.Text {
  /// The text whose first line has that number.
  init(_ text: String, line: Int) throws(TemplateError) {
    pieces = []
    var line = line
    var literal = Substring()
    var rest = text[...]
    while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      literal += rest[..<brace]
      line += TextLines.pieces(of: rest[..<brace].utf8).count { !$0.end.isEmpty }
      rest = rest[brace...]
      guard rest.utf8.starts(with: "{{".utf8) else {
        literal += rest.prefix(upTo: rest.utf8.index(after: brace))
        rest = rest.suffix(from: rest.utf8.index(after: brace))
        continue
      }
      let inner = rest.suffix(from: rest.utf8.index(brace, offsetBy: 2))
      if literal.utf8.last == UInt8(ascii: "\\") {
        literal = Substring(literal.utf8.dropLast()) + "{{"
        rest = inner
        continue
      }
      guard let end = Self.end(of: inner) else { throw TemplateError(.openPlaceholder, line: line) }
      let name = String(Substring(TextLines.trimmed(inner[..<end].utf8)))
      guard !name.isEmpty else { throw TemplateError(.emptyPlaceholder, line: line) }
      if !literal.isEmpty { pieces.append(.text(String(literal))) }
      literal = ""
      pieces.append(.placeholder(name, line: line))
      rest = inner.suffix(from: inner.utf8.index(end, offsetBy: 2))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(String(literal))) }
  }

  /// Where the first `}}` of the line begins.
  private static func end(of text: Substring) -> Substring.Index? {
    var last: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == 0x0A || byte == 0x0D { return nil }
      if byte == UInt8(ascii: "}"), last == byte { return text.utf8.index(before: index) }
      last = byte
    }
    return nil
  }
}
