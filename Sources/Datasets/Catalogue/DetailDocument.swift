package import Markup

/// What is read about an item: the same for the commands, the full screen and a support draft.
package struct DetailDocument: Hashable, Sendable {
  package var title: Phrase
  package var subtitle: Phrase?
  package var picture: Picture?
  /// Labelled facts, in reading order.
  package var fields: [Field]
  /// Paragraphs of text, in reading order.
  package var blocks: [Block]
  package var links: [Link]
  package var actions: [Action]

  package init(
    title: Phrase, subtitle: Phrase? = nil, picture: Picture? = nil, fields: [Field] = [],
    blocks: [Block] = [], links: [Link] = [], actions: [Action] = [.supportRequest]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.picture = picture
    self.fields = fields
    self.blocks = blocks
    self.links = links
    self.actions = actions
  }
}

extension DetailDocument {
  /// Its blocks as plain text: each paragraph, and the pieces of a longer text as one.
  package var plainTexts: [String] { plainTexts(nil) }

  /// The same with lines that fit a layout; nil breaks none.
  package func plainTexts(_ layout: TextDocument.PlainTextLayout?) -> [String] {
    var texts: [String] = []
    var pieces: [TextBlock] = []
    func endText() {
      guard !pieces.isEmpty else { return }
      let text = TextDocument(blocks: pieces).plainText(layout)
      texts.append(String(text.utf8.last == 0x0A ? text.dropLast() : text[...]))
      pieces = []
    }
    for block in blocks {
      switch block {
      case .paragraph(let text):
        endText()
        texts.append(layout.map { Self.broken(text, by: $0) } ?? text)
      case .text(let piece): pieces.append(piece)
      }
    }
    endText()
    return texts
  }

  private static func broken(_ text: String, by layout: TextDocument.PlainTextLayout) -> String {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .flatMap { layout.wrap(String(Substring($0)), layout.width) }.joined(separator: "\n")
  }

  /// The same with a longer text behind what it has.
  package func reading(_ text: [TextBlock]) -> DetailDocument {
    var document = self
    document.blocks += text.map(Block.text)
    return document
  }
}

extension DetailDocument {
  /// A label and its value.
  package struct Field: Hashable, Sendable {
    package var label: Phrase
    package var value: Phrase
    /// The value on lines of its own, for those who read it; nil where it is the same.
    package var outline: Phrase?
    /// A picture that belongs to the value.
    package var picture: Picture?

    package init(
      _ label: Phrase, _ value: Phrase, outline: Phrase? = nil, picture: Picture? = nil
    ) {
      self.label = label
      self.value = value
      self.outline = outline
      self.picture = picture
    }
  }

  /// A piece of running text.
  package enum Block: Hashable, Sendable {
    case paragraph(String)
    /// A piece of a longer text, with headings, lists, links and the like.
    case text(TextBlock)
  }

  /// Where a picture comes from.
  package enum Picture: Hashable, Sendable {
    /// A bundled file, by its name in `EmbeddedResources`.
    case bundled(String)
    case address(String)
    /// A file beside the table that names it, by its path.
    case file(String)
  }

  /// A web address with the words to show for it.
  package struct Link: Hashable, Sendable {
    package var title: Phrase
    package var address: String

    package init(_ title: Phrase, _ address: String) {
      self.title = title
      self.address = address
    }
  }

  /// What can be done with the item.
  package enum Action: String, Hashable, Sendable {
    case supportRequest
    case openInBrowser
  }
}
