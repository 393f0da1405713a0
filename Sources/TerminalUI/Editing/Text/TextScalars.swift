/// Goes through a text scalar by scalar, in both directions; a step costs about nothing.
struct TextScalars {
  private let root: TextNode?
  private let count: Int
  /// Where the next scalar begins, or the last one ends.
  private(set) var place: Int
  private var chunk = TextChunk(start: 0, bytes: [])

  init(_ text: EditorText, at place: Int) {
    (root, count) = (text.root, text.count)
    self.place = max(0, min(place, count))
  }

  /// The scalar behind the place, which is stepped over.
  mutating func next() -> Unicode.Scalar? {
    guard place < count else { return nil }
    let lead = byte(at: place)
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let scalar = scalar(lead, length)
    place += length
    return scalar
  }

  /// The scalar before the place, which is stepped back over.
  mutating func previous() -> Unicode.Scalar? {
    guard place > 0 else { return nil }
    place -= 1
    while place > 0, byte(at: place) & 0xC0 == 0x80 { place -= 1 }
    let before = place
    defer { place = before }
    return next()
  }

  private mutating func scalar(_ lead: UInt8, _ length: Int) -> Unicode.Scalar {
    guard length > 1 else { return Unicode.Scalar(lead) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for step in 1..<length { value = value << 6 | UInt32(byte(at: place + step) & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func byte(at offset: Int) -> UInt8 {
    if offset < chunk.start || offset >= chunk.end, let root { chunk = root.chunk(at: offset) }
    let index = chunk.bytes.startIndex + offset - chunk.start
    return chunk.bytes.indices.contains(index) ? chunk.bytes[index] : 0
  }
}
