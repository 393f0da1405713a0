extension EditorText {
  /// Puts other text in the place of a range; ends within a character take the whole of it.
  ///
  /// Cost: that of the new text and of some thousands of bytes.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    replace(range, withUTF8: Array(text.utf8))
  }

  /// A part as a text of its own, which shares what is long.
  func slice(_ range: Range<Int>) -> EditorText {
    let range = clamped(range)
    guard let root, range.count > TextNode.chunkSize else {
      // What is short shall not keep a long text in memory.
      return EditorText(root: TextNode.tree(of: self[range]))
    }
    let rest = root.split(at: range.lowerBound).1
    return EditorText(root: rest?.split(at: range.count).0)
  }

  /// Does it with well-formed UTF-8.
  mutating func replace(_ range: Range<Int>, withUTF8 added: [UInt8]) {
    let range = startOfScalar(range.lowerBound)..<endOfScalar(range.upperBound)
    guard !range.isEmpty || !added.isEmpty else { return }
    guard let root else { return self.root = TextNode.tree(of: added) }
    // With the byte before the range and the one behind it, so that no CR and LF are put apart.
    let first = root.chunk(at: max(0, range.lowerBound - 1))
    let last = root.chunk(at: min(count - 1, range.upperBound))
    var (start, end) = (first.start, last.end)
    let kept = first.bytes.prefix(range.lowerBound - start)
    let rest = last.bytes.dropFirst(range.upperBound - last.start)
    var bytes = kept + added + rest
    if bytes.count < TextNode.chunkSize / 4 {
      // Chunks that became short join one beside them.
      if start > 0 {
        let before = root.chunk(at: start - 1)
        bytes = before.bytes + bytes
        start = before.start
      } else if end < count {
        let behind = root.chunk(at: end)
        bytes += behind.bytes
        end = behind.end
      }
    }
    let (before, behind) = (root.split(at: start).0, root.split(at: end).1)
    self.root = TextNode.join(TextNode.join(before, .tree(of: Array(bytes))), behind)
  }

  private func startOfScalar(_ offset: Int) -> Int {
    var place = max(0, min(offset, count))
    while let byte = byte(at: place), byte & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private func endOfScalar(_ offset: Int) -> Int {
    var place = max(0, min(offset, count))
    while let byte = byte(at: place), byte & 0xC0 == 0x80 { place += 1 }
    return place
  }
}
