/// Writes a document as text without styles, for reading anywhere.
///
/// Blocks are parted by blank lines, quotes stand behind `> `, items hang behind their markers, code
/// is indented by four, and links are numbered, with their addresses at the end.
struct PlainTextWriter {
  /// How text is measured and broken; nil leaves lines as long as they are.
  let layout: TextDocument.PlainTextLayout?

  private(set) var output: [UInt8] = []
  /// What each line of the block begins with.
  private var indent: [UInt8] = []
  /// What the next line begins with in place of the end of the indent: a marker.
  private var marker: [UInt8]?
  /// The cells that the indent takes.
  private var indentColumns = 0
  var needsBlank = false
  private var numbers: [String: Int] = [:]
  private var addresses: [String] = []

  init(layout: TextDocument.PlainTextLayout?) { self.layout = layout }

  mutating func write(_ document: TextDocument) {
    write(document.blocks)
    guard !addresses.isEmpty else { return }
    if !output.isEmpty { output.append(0x0A) }
    for (index, address) in addresses.enumerated() {
      output += "[\(index + 1)] \(address)\n".utf8
    }
  }

  mutating func write(_ blocks: [TextBlock]) {
    for block in blocks {
      write(block)
      needsBlank = true
    }
  }

  private mutating func write(_ block: TextBlock) {
    switch block {
    case .heading(_, let text), .paragraph(let text): lines(of: text)
    case .list(let list): write(list)
    case .quote(let blocks):
      indented("> ") { $0.write(blocks) }
    case .code(let text):
      indented("    ") { writer in
        for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
          writer.line(line)
        }
      }
    case .table(let table): write(table)
    case .image(let image):
      var bytes: [UInt8] = []
      append(InlineText.Run(image.caption, .image, link: image.link), to: &bytes)
      broken(bytes)
    case .rule: line("---".utf8)
    }
  }

  private mutating func write(_ list: TextList) {
    // Items of one block each stand close together.
    let isLoose = list.items.contains { item in
      item.blocks.count { if case .list = $0 { false } else { true } } > 1
    }
    for (index, item) in list.items.enumerated() {
      if index > 0 { needsBlank = isLoose }
      let text = item.marker.text
      indented(String(repeating: " ", count: text.utf8.count), marker: text) { writer in
        for (index, block) in item.blocks.enumerated() {
          if index > 0 { writer.needsBlank = isLoose }
          writer.write(block)
        }
      }
    }
  }

  private mutating func indented(
    _ prefix: String, marker text: String? = nil, _ write: (inout PlainTextWriter) -> Void
  ) {
    separate()
    let outer = (indent, indentColumns)
    let begun = marker
    if let text {
      marker = (begun ?? indent) + Array(text.utf8)
    } else if let begun {
      marker = begun + Array(prefix.utf8)
    }
    indent += prefix.utf8
    indentColumns += prefix.utf8.count
    write(&self)
    (indent, indentColumns) = outer
    marker = nil
  }
}

// MARK: Lines

extension PlainTextWriter {
  /// The cells left beside the indent; nil for any number.
  var room: Int? { layout.map { max(Self.leastRoom, $0.width - indentColumns) } }

  private static var leastRoom: Int { 12 }

  /// A line that is not broken.
  mutating func line(_ text: some Collection<UInt8>) {
    beginLine()
    output += text
    endLine()
  }

  private mutating func line(_ range: Range<Int>, of bytes: [UInt8]) {
    beginLine()
    output.append(range, of: bytes)
    endLine()
  }

  private mutating func beginLine() {
    separate()
    output += marker ?? indent
    marker = nil
  }

  private mutating func endLine() {
    // Nothing is at the end of a line that is not seen.
    while output.last == 0x20 { output.removeLast() }
    output.append(0x0A)
  }

  private mutating func separate() {
    guard needsBlank else { return }
    needsBlank = false
    output += indent
    endLine()
  }

  private mutating func lines(of text: InlineText) { broken(bytes(of: text)) }

  /// Writes lines, broken where they are too long.
  mutating func broken(_ bytes: [UInt8]) {
    var start = 0
    while let end = bytes.first(0x0A, in: start..<bytes.count) {
      broken(start..<end, of: bytes)
      start = end + 1
    }
    broken(start..<bytes.count, of: bytes)
  }

  private mutating func broken(_ range: Range<Int>, of bytes: [UInt8]) {
    // No character has fewer bytes than cells.
    guard let layout, let room, range.count > room else { return line(range, of: bytes) }
    if let pieces = layout.wrapSimple(bytes, range, room) {
      for piece in pieces { line(piece, of: bytes) }
    } else {
      for piece in layout.wrap(bytes.text(range), room) { line(piece.utf8) }
    }
  }

  /// The words with the numbers of links behind them.
  mutating func bytes(of text: InlineText) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, run) in text.runs.enumerated() {
      append(
        run, to: &bytes,
        endsLink: index + 1 >= text.runs.count
          || text.runs[index + 1].link != run.link)
    }
    return bytes
  }

  private mutating func append(
    _ run: InlineText.Run, to bytes: inout [UInt8], endsLink: Bool = true
  ) {
    let isImage = run.style.contains(.image)
    if isImage { bytes.append(UInt8(ascii: "[")) }
    bytes += run.text.utf8
    if isImage { bytes.append(UInt8(ascii: "]")) }
    // An address that is read there already needs no number.
    guard let link = run.link, endsLink, link != run.text else { return }
    let isSpaced = bytes.last == 0x20
    if isSpaced { bytes.removeLast() }
    bytes += "[\(number(of: link))]".utf8
    if isSpaced { bytes.append(0x20) }
  }

  private mutating func number(of address: String) -> Int {
    if let number = numbers[address] { return number }
    addresses.append(address)
    numbers[address] = addresses.count
    return addresses.count
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
