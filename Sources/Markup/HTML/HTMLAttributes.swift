/// The attributes of a tag that matter, as places of their values.
struct HTMLAttributes {
  enum Name {
    case alt, colspan, height, href, open, rel, role, src, start, style, title, type, value, width
    case hidden
    case ariaHidden
    case lazySource
  }

  private let bytes: [UInt8]
  private var values: [(name: Name, value: Range<Int>)] = []

  init(_ tag: MarkupTag, in bytes: [UInt8]) {
    // Most tags have none.
    guard tag.attributes.count > 1 else {
      self.bytes = []
      return
    }
    self.bytes = bytes
    for attribute in MarkupAttributes(tag, in: bytes) {
      guard let name = Self.name(attribute.name, of: bytes) else { continue }
      // The first of two with one name counts.
      if self[name] == nil { values.append((name, attribute.value)) }
    }
  }

  subscript(name: Name) -> Range<Int>? {
    for entry in values where entry.name == name { return entry.value }
    return nil
  }

  /// A value with its references resolved.
  func bytes(_ name: Name) -> [UInt8]? {
    guard let range = self[name] else { return nil }
    var value: [UInt8] = []
    CharacterReferences.append(range, of: bytes, to: &value, dialect: .html)
    return value
  }

  /// A value as a line of text; nil if there is nothing to see.
  func line(_ name: Name) -> String? {
    guard let value = bytes(name) else { return nil }
    let line = InlineBuilder.line(0..<value.count, of: value)
    return line.isEmpty ? nil : line
  }

  /// The number that a value begins with.
  func number(_ name: Name) -> Int? {
    guard let range = self[name] else { return nil }
    var digits = bytes[range].drop(while: \.isMarkupSpace)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    // Longer ones are no counts of anything.
    digits = digits.prefix(9).prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return isNegative ? -number : number
  }

  func equals(_ name: Name, _ word: StaticString) -> Bool {
    guard let range = self[name] else { return false }
    return range.count == word.utf8CodeUnitCount && bytes.hasASCII(word, at: range.lowerBound)
  }

  /// The name if it is one of these; told by length and first letter before anything is compared.
  private static func name(_ range: Range<Int>, of bytes: [UInt8]) -> Name? {
    let first = bytes[range.lowerBound].asciiLowercased
    func found(_ word: StaticString, _ name: Name) -> Name? {
      bytes.hasASCII(word, at: range.lowerBound) ? name : nil
    }
    switch (range.count, first) {
    case (3, UInt8(ascii: "a")): return found("alt", .alt)
    case (3, UInt8(ascii: "r")): return found("rel", .rel)
    case (3, UInt8(ascii: "s")): return found("src", .src)
    case (4, UInt8(ascii: "h")): return found("href", .href)
    case (4, UInt8(ascii: "o")): return found("open", .open)
    case (4, UInt8(ascii: "r")): return found("role", .role)
    case (4, UInt8(ascii: "t")): return found("type", .type)
    case (5, UInt8(ascii: "s")): return found("start", .start) ?? found("style", .style)
    case (5, UInt8(ascii: "t")): return found("title", .title)
    case (5, UInt8(ascii: "v")): return found("value", .value)
    case (5, UInt8(ascii: "w")): return found("width", .width)
    case (6, UInt8(ascii: "h")): return found("height", .height) ?? found("hidden", .hidden)
    case (7, UInt8(ascii: "c")): return found("colspan", .colspan)
    case (8, UInt8(ascii: "d")): return found("data-src", .lazySource)
    case (11, UInt8(ascii: "a")): return found("aria-hidden", .ariaHidden)
    default: return nil
    }
  }
}

extension HTMLAttributes {
  /// Whether an element with these is not shown.
  func hides(_ element: HTMLElement) -> Bool {
    if values.isEmpty { return element == .dialog }
    if self[.hidden] != nil, !equals(.hidden, "until-found") { return true }
    if element == .dialog, self[.open] == nil { return true }
    // Icons and marks are hidden from those that are read to; whole parts of pages by mistake too.
    if !element.isBlock, element != .other, equals(.ariaHidden, "true") { return true }
    return hidesByStyle
  }

  private var hidesByStyle: Bool {
    guard let style = self[.style] else { return false }
    var position = style.lowerBound
    while let colon = bytes.first(UInt8(ascii: ":"), in: position..<style.upperBound) {
      position = colon + 1
      guard colon - style.lowerBound >= 7, bytes.hasASCII("display", at: colon - 7) else {
        continue
      }
      let value = bytes[position..<style.upperBound].drop(while: \.isMarkupSpace)
      if value.count >= 4, bytes.hasASCII("none", at: value.startIndex) { return true }
    }
    return false
  }

  /// Whether it is a picture that is there to count readers.
  var isTrackingPixel: Bool {
    number(.width).map { $0 <= 1 } ?? false || number(.height).map { $0 <= 1 } ?? false
  }
}
