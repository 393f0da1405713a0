// What tags do. An element is kept open only if its end means something: blocks, and all within
// what is not shown.
extension HTMLReader {
  mutating func start(_ tag: MarkupTag) {
    let element = HTMLElement(tag.name, of: tokenizer.bytes)
    if let name = element.rawTextName {
      rawText(of: element, name, tag)
      return
    }
    guard hiddenFrom == nil else {
      if !element.isVoid, !tag.isEmpty { push(element) }
      return
    }
    if let count = open.countBeforeStart(of: element) { close(to: count) }
    let attributes = HTMLAttributes(tag, in: tokenizer.bytes)
    if element.isNeverShown || attributes.hides(element) || leavesOut(element, attributes) {
      guard !element.isVoid, !tag.isEmpty else { return }
      if element.isBlock { flush() }
      hiddenFrom = open.count
      push(element)
      return
    }
    if element.isVoid {
      void(element, attributes)
    } else if element.isBlock {
      if preformatted == nil { flush() } else { preformatted?.beginLine() }
      push(element)
      begin(element, attributes)
      if tag.isEmpty { close(to: open.count - 1) }
    } else if !tag.isEmpty {
      beginInline(element, attributes)
    }
  }

  mutating func end(_ element: HTMLElement) {
    // `</br>` and `</p>` without a beginning are line breaks in browsers.
    if element == .br, hiddenFrom == nil { void(.br, nil) }
    if let count = open.countBehindEnd(of: element) {
      close(to: count)
    } else if hiddenFrom == nil {
      endInline(element)
      // A stray end still parts what is before from what is behind.
      if element.isBlock, preformatted == nil { flush() }
    }
  }

  /// Closes elements until so many are open.
  mutating func close(to count: Int) {
    while open.count > count, let entry = open.close() {
      if let hidden = hiddenFrom {
        if open.count <= hidden { hiddenFrom = nil }
        continue
      }
      if preformatted != nil {
        if entry.element.isPreformatted { flushPreformatted() } else { preformatted?.beginLine() }
      } else {
        flush()
      }
      if entry.element.headingLevel != nil { heading = nil }
      blocks.close(to: entry.state.depth)
      restore(entry.state.look)
    }
  }

  private mutating func push(_ element: HTMLElement) {
    open.open(element, State(depth: blocks.depth, look: inline.look))
  }

  /// Styles that began within an element end with it; those that ended within stay so.
  private mutating func restore(_ look: InlineBuilder.Look) {
    inline.look.style.formIntersection(look.style)
    if inline.look.link != look.link { inline.look.link = -1 }
  }

  private func leavesOut(_ element: HTMLElement, _ attributes: HTMLAttributes) -> Bool {
    !showsBoilerplate
      && Boilerplate.contains(
        element, attributes, isInMain: open.has(.main) || open.has(.article))
  }
}

// MARK: Blocks

extension HTMLReader {
  private mutating func begin(_ element: HTMLElement, _ attributes: HTMLAttributes) {
    switch element {
    case .h1, .h2, .h3, .h4, .h5, .h6: heading = element.headingLevel
    case .pre, .listing: if preformatted == nil { preformatted = PreformattedText() }
    case .blockquote: blocks.open(.quote)
    case .ul, .menu, .dl: blocks.open(.list(next: nil))
    case .ol: blocks.open(.list(next: attributes.number(.start) ?? 1))
    case .li, .dt, .dd:
      if !blocks.isInList { blocks.open(.list(next: nil)) }
      switch element {
      case .dt: blocks.open(.item(.term))
      case .dd: blocks.open(.item(.description))
      default: blocks.openItem(number: attributes.number(.value))
      }
    case .table: blocks.open(.table)
    case .tr: blocks.openRow(isHeader: open.has(.thead))
    case .td, .th:
      if blocks.isInTable {
        blocks.open(.cell(isHeader: element == .th, columns: attributes.number(.colspan) ?? 1))
      }
    default: break
    }
  }

  /// An element whose content is no markup.
  private mutating func rawText(of element: HTMLElement, _ name: StaticString, _ tag: MarkupTag) {
    // Feeds write them as XML does, without content.
    if tag.isEmpty { return }
    let range = tokenizer.rawText(of: name)
    guard hiddenFrom == nil else { return }
    switch element {
    case .title:
      if title == nil {
        title = Self.line(range, of: tokenizer.bytes)
      }
    case .textarea, .xmp, .plaintext:
      var text: [UInt8] = []
      if element == .textarea {
        CharacterReferences.append(range, of: tokenizer.bytes, to: &text, dialect: .html)
      } else {
        text += tokenizer.bytes[range]
      }
      if preformatted == nil { flush() }
      var code = PreformattedText()
      code.append(0..<text.count, of: text)
      if let code = code.take() { blocks.add(.code(code)) }
    default: break
    }
  }

  /// A text with references as one line; nil where there is nothing to see.
  static func line(_ range: Range<Int>, of bytes: [UInt8]) -> String? {
    var text: [UInt8] = []
    CharacterReferences.append(range, of: bytes, to: &text, dialect: .html)
    let line = InlineBuilder.line(0..<text.count, of: text)
    return line.isEmpty ? nil : line
  }
}

extension HTMLElement {
  var isPreformatted: Bool { self == .pre || self == .listing }
}
