extension FrameWriter {
  /// Draws what follows in a style of the terminal's own colours, and as a part of a link.
  ///
  /// The address is not looked at where the style's link is the pen's.
  mutating func draw(as style: CellStyle, link: String?) {
    if style.link != pen.link {
      append(linkTo: link)
      pen.link = style.link
    }
    guard style != pen else { return }
    defer { pen = style }
    if style.isPlain { return append("\u{1B}[m") }

    let start = bytes.count
    append("\u{1B}[")
    appendParameters(from: pen, to: style)
    endParameters()
    guard pen.hasMore(than: style) else { return }
    // Starting anew may be shorter.
    let end = bytes.count
    append("\u{1B}[0;")
    appendParameters(from: .plain, to: style)
    endParameters()
    keepShorter(from: start, split: end)
  }

  /// Each with a `;` behind it.
  private mutating func appendParameters(from old: CellStyle, to new: CellStyle) {
    var kept = old.attributes.intersection(new.attributes)
    let lost = old.attributes.subtracting(new.attributes)
    if !lost.isDisjoint(with: [.bold, .dim]) {
      append("22;")
      kept.subtract([.bold, .dim])
    }
    if lost.contains(.italic) { append("23;") }
    if lost.contains(.underline) { append("24;") }
    if lost.contains(.reverse) { append("27;") }
    let gained = new.attributes.subtracting(kept)
    if gained.contains(.bold) { append("1;") }
    if gained.contains(.dim) { append("2;") }
    if gained.contains(.italic) { append("3;") }
    if gained.contains(.underline) { append("4;") }
    if gained.contains(.reverse) { append("7;") }
    if old.foreground != new.foreground { append(new.foreground, base: 30) }
    if old.background != new.background { append(new.background, base: 40) }
  }

  private mutating func append(_ color: CellColor, base: Int) {
    switch color.kind {
    case .standard: append(number: base + 9)
    case .palette:
      let index = Int(color.index)
      append(number: index < 8 ? base + index : base + 60 + index - 8)
    case .indexed:
      append(number: base + 8)
      append(";5;")
      append(number: Int(color.index))
    case .rgb:
      let (red, green, blue) = color.parts
      append(number: base + 8)
      append(";2;")
      append(number: Int(red))
      append(ascii: UInt8(ascii: ";"))
      append(number: Int(green))
      append(ascii: UInt8(ascii: ";"))
      append(number: Int(blue))
    }
    append(ascii: UInt8(ascii: ";"))
  }

  /// Parts of a link that stand apart, in other rows or drawn in other frames, belong together by
  /// their id, which is a number made of the address (FNV-1a).
  private mutating func append(linkTo address: String?) {
    append("\u{1B}]8;")
    if let address {
      let number = address.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      append("id=")
      append(String(number, radix: 16).utf8)
    }
    append(ascii: UInt8(ascii: ";"))
    append((address ?? "").utf8)
    append("\u{1B}\\")
  }
}

extension CellStyle {
  fileprivate var isPlain: Bool {
    attributes.isEmpty && foreground == .standard && background == .standard
  }

  /// Whether something has to be switched off for the other.
  fileprivate func hasMore(than other: CellStyle) -> Bool {
    !attributes.isSubset(of: other.attributes)
      || (foreground != .standard && other.foreground == .standard)
      || (background != .standard && other.background == .standard)
  }
}
