/// A balanced tree of chunks of text.
///
/// A node never changes, so that texts share all that they have in common: that is why it is a
/// class. No chunk ends within a character of UTF-8 or between CR and LF.
final class TextNode: Sendable {
  enum Content: Sendable {
    case chunk(ArraySlice<UInt8>)
    case pair(TextNode, TextNode)
  }

  let content: Content
  let measure: TextMeasure
  /// The pairs on the longest way down.
  let height: Int

  init(chunk: ArraySlice<UInt8>) {
    content = .chunk(chunk)
    measure = TextMeasure(chunk)
    height = 0
  }

  /// Two nodes whose heights differ by one at most.
  private init(_ first: TextNode, _ second: TextNode) {
    content = .pair(first, second)
    measure = first.measure + second.measure
    height = max(first.height, second.height) + 1
  }

  /// The most bytes of a chunk but for one.
  static let chunkSize = 4_096

  /// A tree of well-formed UTF-8, which it shares, in linear time; nil for none.
  static func tree(of bytes: [UInt8]) -> TextNode? {
    guard !bytes.isEmpty else { return nil }
    let count = (bytes.count + chunkSize - 1) / chunkSize
    var chunks: [TextNode] = []
    chunks.reserveCapacity(count)
    var start = 0
    for number in 1...count {
      var end = number == count ? bytes.count : bytes.count / count * number
      // A character is four bytes at most.
      while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      if end > 0, end < bytes.count, bytes[end] == TextMeasure.feed,
        bytes[end - 1] == TextMeasure.return
      {
        end += 1
      }
      if end > start { chunks.append(TextNode(chunk: bytes[start..<end])) }
      start = max(start, end)
    }
    return balanced(chunks[...])
  }

  private static func balanced(_ nodes: ArraySlice<TextNode>) -> TextNode? {
    guard nodes.count > 1 else { return nodes.first }
    let middle = nodes.startIndex + nodes.count / 2
    guard let first = balanced(nodes[..<middle]), let second = balanced(nodes[middle...]) else {
      return nil
    }
    return TextNode(first, second)
  }
}

// MARK: - Joining and splitting

extension TextNode {
  /// One behind the other; its cost grows with the difference of their heights.
  static func join(_ first: TextNode?, _ second: TextNode?) -> TextNode? {
    guard let first else { return second }
    guard let second else { return first }
    return joined(first, second)
  }

  private static func joined(_ first: TextNode, _ second: TextNode) -> TextNode {
    if first.height > second.height + 1, case .pair(let left, let right) = first.content {
      return balance(left, joined(right, second))
    }
    if second.height > first.height + 1, case .pair(let left, let right) = second.content {
      return balance(joined(first, left), right)
    }
    return TextNode(first, second)
  }

  /// A pair of two nodes whose heights differ by two at most.
  private static func balance(_ first: TextNode, _ second: TextNode) -> TextNode {
    if first.height > second.height + 1, case .pair(let left, let right) = first.content {
      if right.height > left.height, case .pair(let inner, let outer) = right.content {
        return TextNode(TextNode(left, inner), TextNode(outer, second))
      }
      return TextNode(left, TextNode(right, second))
    }
    if second.height > first.height + 1, case .pair(let left, let right) = second.content {
      if left.height > right.height, case .pair(let outer, let inner) = left.content {
        return TextNode(TextNode(first, outer), TextNode(inner, right))
      }
      return TextNode(TextNode(first, left), right)
    }
    return TextNode(first, second)
  }

  /// What stands before a place and what behind it.
  func split(at offset: Int) -> (TextNode?, TextNode?) {
    if offset <= 0 { return (nil, self) }
    if offset >= measure.bytes { return (self, nil) }
    switch content {
    case .chunk(let bytes):
      let place = bytes.startIndex + offset
      return (TextNode(chunk: bytes[..<place]), TextNode(chunk: bytes[place...]))
    case .pair(let first, let second):
      let (length, firstPart) = (first.measure.bytes, offset < first.measure.bytes)
      let (before, behind) =
        firstPart ? first.split(at: offset) : second.split(at: offset - length)
      return firstPart
        ? (before, Self.join(behind, second)) : (Self.join(first, before), behind)
    }
  }
}
