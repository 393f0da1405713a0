/// The elements of HTML that decide how text is shown; all others are as if they were not there.
enum HTMLElement: UInt8, CaseIterable {
  // Blocks
  case address, article, aside, body, center, details, dialog, div, dl, dt, fieldset, figcaption
  case figure, footer, form, header, hgroup, html, legend, main, nav, noframes, p, search, section
  case summary
  case h1, h2, h3, h4, h5, h6
  case blockquote, dd, li, menu, ol, ul, pre, listing
  case caption, table, tbody, td, tfoot, th, thead, tr
  // Within a line
  case a, b, cite, code, del, dfn, em, i, kbd, q, s, samp, span, strike, strong, tt
  case `var`
  // Without content
  case area, base, br, col, embed, hr, img, input, link, meta, param, source, track, wbr
  // With content that is no markup
  case iframe, noembed, plaintext, script, style, textarea, title, xmp
  // Not shown
  case annotation, button, datalist, object, optgroup, option, select, svg, template
  /// Any other.
  case other

  /// The element that a name in any case stands for.
  init(_ name: Range<Int>, of bytes: borrowing [UInt8]) {
    guard name.count <= Self.longestName else {
      self = .other
      return
    }
    var key = Key()
    for position in name { key.add(bytes[position].asciiLowercased) }
    self = HTMLElementTable.shared.element(key)
  }

  /// A name of at most sixteen bytes.
  fileprivate struct Key: Equatable {
    private var upper: UInt64 = 0
    private var lower: UInt64 = 0

    mutating func add(_ byte: UInt8) {
      upper = upper << 8 | lower >> 56
      lower = lower << 8 | UInt64(byte)
    }

    /// A number below 2⁹ that few names share.
    var hash: Int { Int(((lower ^ upper &* 0x9E37) &* 0x9E37_79B9_7F4A_7C15) >> 55) }
  }

  private static let longestName = 10
}

/// Finds elements by their names: a dictionary takes longer for a tag than all else.
private struct HTMLElementTable {
  static let shared = HTMLElementTable()

  /// Elements at the hash of their name, or behind it where that is taken.
  private var entries = [(key: HTMLElement.Key, element: HTMLElement)](
    repeating: (HTMLElement.Key(), .other), count: 512)

  private init() {
    for element in HTMLElement.allCases where element != .other {
      var key = HTMLElement.Key()
      for byte in String(describing: element).utf8 { key.add(byte) }
      entries[place(of: key)] = (key, element)
    }
  }

  func element(_ key: HTMLElement.Key) -> HTMLElement { entries[place(of: key)].element }

  /// Where a name stands, or would.
  private func place(of key: HTMLElement.Key) -> Int {
    var place = key.hash
    while entries[place].element != .other, entries[place].key != key { place = (place + 1) & 511 }
    return place
  }
}

extension HTMLElement {
  /// Whether it stands on lines of its own.
  var isBlock: Bool { rawValue <= HTMLElement.tr.rawValue }

  /// Whether it has neither content nor an end tag.
  var isVoid: Bool {
    rawValue >= HTMLElement.area.rawValue && rawValue <= HTMLElement.wbr.rawValue
  }

  /// Whether browsers show nothing of it, or nothing that is read.
  var isNeverShown: Bool {
    rawValue >= HTMLElement.annotation.rawValue && rawValue < HTMLElement.other.rawValue
  }

  /// The name if its content is no markup.
  var rawTextName: StaticString? {
    switch self {
    case .iframe: "iframe"
    case .noembed: "noembed"
    case .plaintext: "plaintext"
    case .script: "script"
    case .style: "style"
    case .textarea: "textarea"
    case .title: "title"
    case .xmp: "xmp"
    default: nil
    }
  }

  var headingLevel: Int? {
    rawValue >= HTMLElement.h1.rawValue && rawValue <= HTMLElement.h6.rawValue
      ? Int(rawValue - HTMLElement.h1.rawValue) + 1 : nil
  }

  /// The style of text within.
  var textStyle: InlineText.Style {
    switch self {
    case .b, .strong: .strong
    case .i, .em, .cite, .dfn, .var: .emphasis
    case .code, .tt, .kbd, .samp: .code
    case .s, .strike, .del: .strikethrough
    default: []
    }
  }

  var isList: Bool { self == .ul || self == .ol || self == .menu }
}
