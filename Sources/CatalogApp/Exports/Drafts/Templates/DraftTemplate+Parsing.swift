extension DraftTemplate {
  /// The template that a text is.
  ///
  /// It begins with fields only where its first lines look like some and one is; a blank line ends
  /// them. Lines may end in LF, CR LF or CR.
  package init(_ text: String) throws(TemplateError) {
    var lines = Self.lines(of: text)
    guard let first = lines.first, Self.field(first) != nil,
      lines.prefix(while: { Self.field($0) != nil }).contains(where: Self.isKnownField)
    else {
      body = try Text(text, line: 1)
      return
    }
    var number = 1
    while let line = lines.first, !line.allSatisfy(Self.isBlank) {
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
    if let blank = lines.popFirst() {
      let rest = text.utf8[blank.endIndex...]
      body = try Text(String(Substring(Self.behindLineEnd(rest))), line: number + 1)
    } else {
      body = Text(pieces: [])
    }
  }

  private typealias Line = Substring.UTF8View

  /// The lines without their ends.
  private static func lines(of text: String) -> ArraySlice<Line> {
    var lines: [Line] = []
    var rest = text[...].utf8
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      lines.append(line)
      rest = behindLineEnd(rest[line.endIndex...])
    }
    return lines[...]
  }

  private static func behindLineEnd(_ text: Line) -> Line {
    text.dropFirst(text.starts(with: [0x0D, 0x0A]) ? 2 : 1)
  }

  private static func isKnownField(_ line: Line) -> Bool {
    field(line).flatMap { Field(named: $0.name) } != nil
  }

  /// `Name: value`; nil for another line.
  private static func field(_ line: Line) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    var name = line[..<colon]
    while let last = name.last, isBlank(last) { name = name.dropLast() }
    guard !name.isEmpty,
      name.allSatisfy({ $0 == UInt8(ascii: "-") || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    var value = line[line.index(after: colon)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value = value.dropLast() }
    return (String(Substring(name)), String(Substring(value)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
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
      line += Self.lineEnds(in: rest[..<brace])
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
      let name = Self.trimmed(inner[..<end])
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

  private static func trimmed(_ text: Substring) -> String {
    var bytes = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }

  private static func lineEnds(in text: Substring) -> Int {
    var last: UInt8 = 0
    return text.utf8.reduce(into: 0) { count, byte in
      if byte == 0x0A && last != 0x0D || byte == 0x0D { count += 1 }
      last = byte
    }
  }
}
