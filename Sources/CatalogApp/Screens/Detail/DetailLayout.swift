import Datasets
import Markup
import TerminalUI

/// Lays a detail document out in a number of cells; nothing is cut, everything is wrapped.
struct DetailLayout {
  /// Pictures stand beside the text from this width on, when the text is not much longer.
  private static let besideWidth = 44

  private let texts: Texts
  private let room: Size
  private let shelf: PictureShelf
  /// Nil where no pictures are shown.
  private let depth: ColorDepth?
  private let look: TextLook
  private var page = DetailPage()
  private var width: Int
  private var indent = 0
  /// The characters so far that are no blanks.
  private var place = 0

  /// The document in so many cells, with the pictures that are there already.
  static func page(
    of document: DetailDocument, texts: Texts, room: Size, shelf: PictureShelf,
    depth: ColorDepth?, look: TextLook, below parts: [DetailPart] = []
  ) -> DetailPage {
    var layout = DetailLayout(texts, room, shelf, depth, look)
    layout.lay(document)
    layout.lay(parts)
    layout.page.lines = layout.page.rows.map(\.text)
    return layout.page
  }

  private init(
    _ texts: Texts, _ room: Size, _ shelf: PictureShelf, _ depth: ColorDepth?, _ look: TextLook
  ) {
    self.texts = texts
    self.room = room
    self.shelf = shelf
    self.depth = depth
    self.look = look
    width = max(1, room.width)
  }

  private mutating func lay(_ document: DetailDocument) {
    let head = document.picture.flatMap {
      picture($0, share: room.width >= Self.besideWidth ? 3 : 1)
    }
    guard let head, room.width >= Self.besideWidth else {
      text(.bold, document.title)
      if let subtitle = document.subtitle { text(.dim, subtitle) }
      if let head {
        blank()
        show(head)
      }
      rest(document)
      return
    }
    // Like a card: the picture at the left, what is said about it at the right.
    let size = page.pictures[head].size
    indent = size.width + 2
    width = max(1, room.width - indent)
    text(.bold, document.title)
    if let subtitle = document.subtitle { text(.dim, subtitle) }
    rest(document)
    while page.rows.count < size.height { blank() }
    for row in 0..<size.height {
      page.rows[row].slices.append(DetailPage.Slice(picture: head, row: row, x: 0))
    }
  }

  private mutating func rest(_ document: DetailDocument) {
    lay(document.blocks)
    if !document.fields.isEmpty {
      blank()
      fields(document.fields)
    }
    for link in document.links {
      blank()
      add(StyledText(texts.text(of: link.title), .dim).cut(columns: width))
      // An address is never cut: it is there to be copied, and to be clicked on.
      let address = StyledText(spans: [
        .init(link.address, look.theme.link, link: WebAddress(link.address)?.text)
      ])
      for line in address.wrapped(columns: width) { add(line) }
    }
  }

  /// What follows does so across the whole width.
  private mutating func lay(_ parts: [DetailPart]) {
    indent = 0
    width = max(1, room.width)
    for part in parts {
      blank()
      switch part {
      case .text(let blocks): text(blocks)
      case .rule: text([.rule])
      case .note(let sentence):
        for line in lines(of: sentence, width) {
          add(line.styled { $0 = $0.adding(.dim) }, counts: false)
        }
      }
    }
  }

  // MARK: Text

  private mutating func lay(_ blocks: [DetailDocument.Block]) {
    var pieces: [TextBlock] = []
    func endText(_ layout: inout DetailLayout) {
      guard !pieces.isEmpty else { return }
      layout.blank()
      layout.text(pieces)
      pieces = []
    }
    for block in blocks {
      switch block {
      case .paragraph(let text):
        endText(&self)
        blank()
        paragraph(text)
      case .text(let piece): pieces.append(piece)
      }
    }
    endText(&self)
  }

  private mutating func text(_ blocks: [TextBlock]) {
    for line in TextBlockLayout.lines(of: blocks, width: width, look: look) { add(line) }
  }

  /// Adds a line; one that does not count may go without a reader losing their place.
  private mutating func add(_ text: StyledText, deeper: Int = 0, counts: Bool = true) {
    let blanks = StyledText(String(repeating: " ", count: indent + deeper))
    let isMoved = indent + deeper > 0
    page.rows.append(DetailPage.Row(text: isMoved ? blanks + text : text, place: place))
    guard counts else { return }
    place += text.text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: " ") ? 0 : 1) }
  }

  private mutating func blank() {
    if page.rows.isEmpty { return }
    add("")
  }

  private mutating func text(_ style: CellStyle, _ phrase: Phrase) {
    let text = PrintableText.clean(texts.text(of: phrase))
    guard !text.isEmpty else { return }
    for line in look.marks.marked(StyledText(text, style)).wrapped(columns: width) { add(line) }
  }

  private func lines(of text: String, _ columns: Int) -> [StyledText] {
    PrintableText.cleanLines(text).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .flatMap { line in
        line.isEmpty
          ? [StyledText("")]
          : look.marks.marked(StyledText(String(Substring(line)))).wrapped(columns: columns)
      }
  }

  /// Lines that stand further in stay there where they are broken, as far as there is room.
  private func outline(_ text: String, _ columns: Int) -> [StyledText] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).flatMap { line in
      let blanks = min(line.prefix { $0 == 0x20 }.count, columns / 2)
      let indent = StyledText(String(repeating: " ", count: blanks))
      let rest = String(Substring(line.drop { $0 == 0x20 }))
      return lines(of: rest, max(1, columns - blanks)).map { blanks == 0 ? $0 : indent + $0 }
    }
  }

  private mutating func paragraph(_ text: String) {
    for line in lines(of: text, width) { add(line) }
  }

  private mutating func fields(_ fields: [DetailDocument.Field]) {
    let labels = fields.map { PrintableText.clean(texts.text(of: $0.label)) }
    let widest = labels.map { CellWidth.columns(of: $0) }.max() ?? 0
    let column = min(widest, max(8, min(24, width / 3)))
    for (field, label) in zip(fields, labels) {
      let isBeside = width >= 24 && CellWidth.columns(of: label) <= column
      let deeper = isBeside ? column + 2 : 2
      let value = texts.text(of: field.outline ?? field.value)
      let room = max(1, width - deeper)
      let values = field.outline == nil ? lines(of: value, room) : outline(value, room)
      if isBeside {
        add(StyledText(Clip.fit(label, columns: column) + "  ", .dim) + (values.first ?? ""))
        for value in values.dropFirst() { add(value, deeper: deeper) }
      } else {
        for line in StyledText(label, .dim).wrapped(columns: width) { add(line) }
        for value in values { add(value, deeper: deeper) }
      }
      if let index = field.picture.flatMap({ picture($0, share: 4) }) {
        show(index, deeper: deeper)
      }
    }
  }

  // MARK: Pictures

  /// The number of a picture in the page; nil where no pictures are shown.
  ///
  /// It may take half the height, and the width divided by `share`.
  private mutating func picture(_ source: DetailDocument.Picture, share: Int) -> Int? {
    guard let depth, depth != .none, room.width >= 8, room.height >= 4 else { return nil }
    let cells = Size(
      width: max(8, min(32, room.width / share)), height: max(2, min(16, room.height / 2)))
    let request = PictureRequest(source: source, box: HalfBlocks.pixels(in: cells))
    guard !shelf.isMissing(request) else { return nil }
    page.requests.append(request)
    var grid: CellGrid
    if let picture = shelf.picture(for: request) {
      grid = CellGrid(HalfBlocks.size(of: picture, in: cells))
      let bounds = grid.bounds
      _ = HalfBlocks.draw(picture, in: bounds, on: &grid, colors: depth)
    } else {
      grid = CellGrid(Size(width: min(cells.width, cells.height * 2), height: cells.height))
      let bounds = grid.bounds
      PicturePlaceholder(texts[.picturePlaceholder]).draw(in: bounds, on: &grid)
    }
    page.pictures.append(grid)
    return page.pictures.count - 1
  }

  private mutating func show(_ picture: Int, deeper: Int = 0) {
    for row in 0..<page.pictures[picture].size.height {
      add("")
      page.rows[page.rows.count - 1].slices.append(
        DetailPage.Slice(picture: picture, row: row, x: indent + deeper))
    }
  }
}
