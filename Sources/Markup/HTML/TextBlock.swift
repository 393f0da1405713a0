/// A piece of a document that stands on lines of its own.
package enum TextBlock: Hashable, Sendable {
  /// A heading of level 1 to 6.
  case heading(level: Int, InlineText)
  case paragraph(InlineText)
  case list(TextList)
  case quote([TextBlock])
  /// Preformatted text, whose blanks and line breaks mean something.
  case code(String)
  case table(TextTable)
  case image(TextImage)
  /// A line between two parts.
  case rule
}

/// Items below each other.
package struct TextList: Hashable, Sendable {
  package enum Marker: Hashable, Sendable {
    case bullet
    case number(Int)
    /// Neither marked nor indented: a term that is described by what follows.
    case term
    /// Indented only: what describes a term.
    case description
  }

  package struct Item: Hashable, Sendable {
    package var marker: Marker
    package var blocks: [TextBlock]

    package init(_ marker: Marker, _ blocks: [TextBlock]) {
      self.marker = marker
      self.blocks = blocks
    }
  }

  package var items: [Item]

  package init(_ items: [Item]) { self.items = items }
}

/// Cells in rows; rows may differ in length.
package struct TextTable: Hashable, Sendable {
  package var rows: [[InlineText]]
  /// Whether the first row names the columns.
  package var hasHeader: Bool

  package init(_ rows: [[InlineText]], hasHeader: Bool = false) {
    self.rows = rows
    self.hasHeader = hasHeader
  }
}

/// A picture that stands alone.
package struct TextImage: Hashable, Sendable {
  /// What it shows, or its file's name.
  package var caption: String
  package var address: String?
  /// Where it leads.
  package var link: String?

  package init(_ caption: String, address: String? = nil, link: String? = nil) {
    self.caption = caption
    self.address = address
    self.link = link
  }
}

extension TextBlock {
  /// Hands over all runs of text within, in reading order.
  package func forEachRun(_ body: (InlineText.Run) -> Void) {
    switch self {
    case .heading(_, let text), .paragraph(let text): text.runs.forEach(body)
    case .list(let list):
      for item in list.items { for block in item.blocks { block.forEachRun(body) } }
    case .quote(let blocks): for block in blocks { block.forEachRun(body) }
    case .code(let text): body(InlineText.Run(text, .code))
    case .table(let table):
      for row in table.rows { for cell in row { cell.runs.forEach(body) } }
    case .image(let image):
      body(InlineText.Run(image.caption, .image, link: image.link, image: image.address))
    case .rule: break
    }
  }
}
