/// A kind of line end.
package enum EditorLineEnd: String, Hashable, Sendable {
  case lineFeed = "\n"
  case returnAndFeed = "\r\n"
  case carriageReturn = "\r"
}

/// Lines end with LF, CR LF or CR, and are counted from 0. Costs grow with the logarithm of the text.
extension EditorText {
  /// One more than there are line ends.
  package var lineCount: Int { (root?.measure.breaks ?? 0) + 1 }

  /// The kind of most line ends; LF where there are none.
  package var lineEnd: EditorLineEnd {
    guard let measure = root?.measure else { return .lineFeed }
    if measure.lineFeeds >= max(measure.pairs, measure.returns) { return .lineFeed }
    return measure.pairs >= measure.returns ? .returnAndFeed : .carriageReturn
  }

  /// The line that a place is in.
  package func line(at offset: Int) -> Int {
    guard let root, offset > 0 else { return 0 }
    guard offset < count else { return root.measure.breaks }
    let breaks = root.measure(before: offset).breaks
    // A return before a feed ends no line yet.
    let isHalf = byte(at: offset) == TextMeasure.feed && byte(at: offset - 1) == TextMeasure.return
    return isHalf ? breaks - 1 : breaks
  }

  /// Where a line begins; the end of the text for one that does not exist.
  package func start(ofLine line: Int) -> Int {
    line <= 0 ? 0 : root?.place(behindBreak: line) ?? count
  }

  /// A line without its end.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    guard let next = root?.place(behindBreak: max(0, line) + 1) else { return start..<count }
    let isPair =
      byte(at: next - 1) == TextMeasure.feed && next - 2 >= start
      && byte(at: next - 2) == TextMeasure.return
    return start..<(isPair ? next - 2 : next - 1)
  }

  /// The scalars before a place.
  func scalars(before offset: Int) -> Int { root?.measure(before: offset).scalars ?? 0 }

  func byte(at offset: Int) -> UInt8? {
    guard let root, offset >= 0, offset < count else { return nil }
    let chunk = root.chunk(at: offset)
    return chunk.bytes[chunk.bytes.startIndex + offset - chunk.start]
  }
}
