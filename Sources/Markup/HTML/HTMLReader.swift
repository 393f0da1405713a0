/// Reads HTML into blocks of text, tag by tag: no tree is made, and nothing is read twice.
struct HTMLReader {
  /// What an end tag brings back.
  struct State {
    /// The containers that were open.
    var depth: Int
    var look: InlineBuilder.Look
  }

  var tokenizer: MarkupTokenizer
  var base: BaseAddress?
  /// Whether navigation, page headers and the like are shown.
  let showsBoilerplate: Bool

  var title: String?
  var open = OpenElements<State>()
  var blocks = BlockBuilder()
  var inline = InlineBuilder()
  /// The level of the heading that is open.
  var heading: Int?
  var preformatted: PreformattedText?
  /// The place of the open element that is not shown, with all in it.
  var hiddenFrom: Int?
  /// Pictures without words, which are shown where there is nothing else.
  var silentImages: [TextImage] = []
  private var resolved: [UInt8] = []

  init(
    _ bytes: [UInt8], in range: Range<Int>? = nil, base: String?, showsBoilerplate: Bool = true
  ) {
    tokenizer = MarkupTokenizer(bytes, in: range)
    self.base = base.flatMap { BaseAddress($0) }
    self.showsBoilerplate = showsBoilerplate
  }

  mutating func document() -> TextDocument {
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): text(range, hasReferences: true)
      case .verbatim(let range): text(range, hasReferences: false)
      case .start(let tag): start(tag)
      case .end(let name): end(HTMLElement(name, of: tokenizer.bytes))
      case .doctype, .comment: break
      }
    }
    close(to: 0)
    flush()
    let blocks = blocks.blocks.isEmpty ? silentImages.map(TextBlock.image) : blocks.blocks
    return TextDocument(title: title, blocks: blocks)
  }
}

// MARK: Text

extension HTMLReader {
  private mutating func text(_ range: Range<Int>, hasReferences: Bool) {
    guard hiddenFrom == nil, !range.isEmpty else { return }
    let bytes = tokenizer.bytes
    guard hasReferences, bytes.first(UInt8(ascii: "&"), in: range) != nil else {
      append(range, of: bytes)
      return
    }
    // The buffer is taken out so that it is not copied while text is appended.
    var buffer: [UInt8] = []
    swap(&buffer, &resolved)
    buffer.removeAll(keepingCapacity: true)
    CharacterReferences.append(range, of: bytes, to: &buffer, dialect: .html)
    append(0..<buffer.count, of: buffer)
    swap(&buffer, &resolved)
  }

  private mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    if preformatted != nil {
      preformatted?.append(range, of: bytes)
    } else {
      inline.append(range, of: bytes)
    }
  }

  /// Makes a block of the running text so far.
  mutating func flush() {
    guard let text = inline.take() else { return }
    if let heading {
      blocks.add(.heading(level: heading, text))
    } else if text.runs.allSatisfy({ $0.style.contains(.image) || $0.text == " " }) {
      for run in text.runs where run.style.contains(.image) {
        blocks.add(.image(TextImage(run.text, address: run.image, link: run.link)))
      }
    } else {
      blocks.add(.paragraph(text))
    }
  }

  /// Makes a block of the preformatted text so far.
  mutating func flushPreformatted() {
    if let text = preformatted?.take() { blocks.add(.code(text)) }
    preformatted = nil
  }
}
