/// Writes a document as text without styles, for reading anywhere.
///
/// Blocks are parted by blank lines, quotes stand behind `> `, items hang behind their markers, code
/// is indented by four, and links are numbered, with their addresses at the end.
struct PlainTextWriter {
  /// How text is measured and broken; nil leaves lines as long as they are.
  let layout: TextDocument.PlainTextLayout?
  /// The cells of a line; nil for any number.
  let width: Int?

  var output: [UInt8] = []
  /// What each line of the block begins with, one cell a byte.
  var indent: [UInt8] = []
  /// What the next line begins with in place of the indent, if that is so: a marker and what is
  /// before it.
  var marker: [UInt8] = []
  var isMarked = false
  var needsBlank = false
  var links = LinkNumbers()
  /// A buffer that is taken by who fills it, so that not every text needs one of its own.
  private var spare: [UInt8] = []
  /// The same for the lines that one line becomes.
  var pieces: [Range<Int>] = []

  init(layout: TextDocument.PlainTextLayout?) {
    self.layout = layout
    width = layout?.width
  }

  /// Writes the whole document, and hands over what is written whenever it has become long.
  mutating func write<Failure: Error>(
    _ document: TextDocument, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    for block in document.blocks {
      write(block)
      needsBlank = true
      try pass(to: sink)
    }
    if !links.addresses.isEmpty { output.append(0x0A) }
    for (index, address) in links.addresses.enumerated() {
      output.append(UInt8(ascii: "["))
      output.append(String(index + 1))
      output.append("] ")
      output.append(address)
      output.append(0x0A)
      try pass(to: sink)
    }
    try sink(output)
  }

  private mutating func pass<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard output.count >= TextDocument.pieceLength else { return }
    try sink(output)
    output.removeAll(keepingCapacity: true)
  }

  /// Lends the buffer, empty.
  mutating func withSpare(_ body: (inout PlainTextWriter, inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    swap(&bytes, &spare)
    bytes.removeAll(keepingCapacity: true)
    body(&self, &bytes)
    swap(&bytes, &spare)
  }
}

// MARK: Blocks

extension PlainTextWriter {
  private mutating func write(_ block: TextBlock) {
    switch block {
    case .heading(_, let text), .paragraph(let text):
      withSpare { writer, bytes in
        writer.append(text, to: &bytes)
        writer.broken(bytes)
      }
    case .list(let list): write(list)
    case .quote(let blocks):
      indented(by: "> ") { writer in
        for block in blocks {
          writer.write(block)
          writer.needsBlank = true
        }
      }
    case .code(let text):
      indented(by: "    ") { writer in
        writer.withSpare { writer, bytes in
          bytes.append(text)
          writer.unbroken(bytes)
        }
      }
    case .table(let table): write(table)
    case .image(let image):
      withSpare { writer, bytes in
        let run = InlineText.Run(image.caption, .image, link: image.link)
        writer.append(InlineText([run]), to: &bytes)
        writer.broken(bytes)
      }
    case .rule:
      beginLine()
      output.append("---")
      endLine()
    }
  }

  private mutating func write(_ list: TextList) {
    // Items of one block each stand close together.
    let isLoose = list.items.contains { item in
      item.blocks.count { if case .list = $0 { false } else { true } } > 1
    }
    for (index, item) in list.items.enumerated() {
      if index > 0 { needsBlank = isLoose }
      hanging(behind: item.marker.text) { writer in
        for (index, block) in item.blocks.enumerated() {
          if index > 0 { writer.needsBlank = isLoose }
          writer.write(block)
        }
      }
    }
  }

  private mutating func indented(
    by prefix: String, _ write: (inout PlainTextWriter) -> Void
  ) {
    separate()
    if isMarked { marker.append(prefix) }
    let outer = indent.count
    indent.append(prefix)
    write(&self)
    outdent(to: outer)
  }

  private mutating func hanging(
    behind text: String, _ write: (inout PlainTextWriter) -> Void
  ) {
    separate()
    if !isMarked { marker.replaceAll(with: indent) }
    marker.append(text)
    isMarked = true
    let outer = indent.count
    indent += repeatElement(0x20, count: text.utf8.count)
    write(&self)
    outdent(to: outer)
  }

  private mutating func outdent(to count: Int) {
    indent.removeLast(indent.count - count)
    isMarked = false
  }
}

extension TextList.Marker {
  fileprivate var text: String {
    switch self {
    case .bullet: "- "
    case .number(let number): "\(number). "
    case .term: ""
    case .description: "  "
    }
  }
}
