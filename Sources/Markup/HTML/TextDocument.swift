/// A document as it is read: a title, and blocks of text in reading order.
package struct TextDocument: Hashable, Sendable {
  package var title: String?
  package var blocks: [TextBlock]

  package init(title: String? = nil, blocks: [TextBlock] = []) {
    self.title = title
    self.blocks = blocks
  }
}

extension TextDocument {
  /// What a piece of HTML is.
  package enum Kind: Sendable {
    /// A whole document, of which the main text is taken.
    case page
    /// Part of one, of which everything is taken: the content of a feed's item.
    case fragment
  }

  /// The deepest that blocks stand within blocks; what is nested deeper stands at that depth.
  package static let maximumDepth = 32

  /// Reads HTML in whatever state it is; text that is shown in a browser is not lost.
  ///
  /// `html` is well-formed UTF-8, as `MarkupText` makes it; `base` is the address of the document,
  /// against which its addresses are resolved. Cost: one pass, two for a page.
  package init(html: [UInt8], base: String? = nil, kind: Kind = .fragment) {
    switch kind {
    case .fragment:
      var reader = HTMLReader(html, base: base)
      self = reader.document()
    case .page:
      let outline = PageOutline(html)
      var reader = HTMLReader(
        html, in: outline.range, base: outline.base(against: base),
        showsBoilerplate: !outline.leavesBoilerplateOut)
      self = reader.document()
      title = outline.title ?? title
    }
  }
}

extension TextDocument {
  /// Text without markup: blank lines part its paragraphs, line breaks within them are kept.
  package init(plainText: String) {
    var text = PreformattedText()
    let bytes = Array(plainText.utf8)
    text.append(0..<bytes.count, of: bytes)
    self.init()
    var paragraph: [UInt8] = []
    for line in (text.take() ?? "").utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isMarkupSpace) {
        addParagraph(paragraph)
        paragraph = []
      } else {
        if !paragraph.isEmpty { paragraph.append(0x0A) }
        paragraph += line.lazy.map { $0 == 0x09 ? 0x20 : $0 }
      }
    }
    addParagraph(paragraph)
  }

  private mutating func addParagraph(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    blocks.append(.paragraph(InlineText(String(decoding: text, as: UTF8.self))))
  }
}

extension TextDocument {
  /// The addresses that its text links to, in reading order, each once.
  package var links: [String] {
    var seen: Set<String> = []
    var links: [String] = []
    for block in blocks {
      block.forEachRun { run in
        if let link = run.link, seen.insert(link).inserted { links.append(link) }
      }
    }
    return links
  }
}
