/// The text that rows are in.
struct RowText: Sendable {
  let file: SeekableFile
  /// Whether values can be written with other bytes than their own.
  let hasEscapes: Bool
}

/// The bytes of one page of rows after another, read many at a time.
struct PageBytes {
  private static let blockSize = 1 << 20
  /// A page that is longer is not looked at as a whole.
  private static let limit = 16 << 20

  /// Whether a byte of JSON is a backslash, or may begin what gets one where the value is shown: DEL,
  /// C1 controls, U+061C and format characters.
  private static func isEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == 0x7F || byte & 0xDF == 0xC2 || byte == 0xD8
  }

  private let text: RowText
  private let index: RowIndex
  private var block: [UInt8] = []
  /// Where the block is in the file.
  private var start = 0

  init(_ text: RowText, _ index: RowIndex) {
    self.text = text
    self.index = index
  }

  /// The bytes from the first row of a page to that of the next; nil where nothing tells their end,
  /// or where they do not say what the values are.
  mutating func bytes(ofPage page: Int) throws(TableError) -> ArraySlice<UInt8>? {
    guard let first = index.place(ofPage: page)?.offset,
      let next = index.place(ofPage: page + 1)?.offset, next > first, next - first <= Self.limit
    else { return nil }
    if first < start || next > start + block.count {
      block = try text.file.bytes(at: first, count: max(Self.blockSize, next - first))
      start = first
    }
    guard next <= start + block.count else { return nil }
    let bytes = block[(first - start)..<(next - start)]
    return text.hasEscapes && bytes.contains(where: Self.isEscape) ? nil : bytes
  }
}
