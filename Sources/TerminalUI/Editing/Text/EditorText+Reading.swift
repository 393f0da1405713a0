extension EditorText {
  /// A part of the bytes, as much of it as there is.
  package subscript(range: Range<Int>) -> [UInt8] {
    guard let root else { return [] }
    let range = clamped(range)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let chunk = root.chunk(at: place)
      let first = chunk.bytes.startIndex + place - chunk.start
      let end = min(chunk.bytes.endIndex, first + range.upperBound - place)
      bytes += chunk.bytes[first..<end]
      place += end - first
    }
    return bytes
  }

  /// All bytes; linear.
  package var utf8: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    forEachChunk { bytes += $0 }
    return bytes
  }

  /// A part as a string.
  package func string(in range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// The whole as a string; linear.
  package var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Hands over all bytes in order, some thousands at a time, to be written.
  package func forEachChunk<Failure: Error>(
    _ body: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try root?.forEachChunk(body)
  }

  func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// The bytes at the front that two texts have in common.
  func commonPrefix(with other: EditorText) -> Int {
    guard let root, let otherRoot = other.root else { return 0 }
    let limit = min(count, other.count)
    var place = 0
    while place < limit {
      let (one, two) = (root.chunk(at: place), otherRoot.chunk(at: place))
      let length = min(one.end, two.end) - place
      let (first, second) = (
        one.bytes.dropFirst(place - one.start), two.bytes.dropFirst(place - two.start)
      )
      let same = Self.commonPrefix(first, second, length)
      place += same
      if same < length { return place }
    }
    return limit
  }

  private static func commonPrefix(
    _ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, _ length: Int
  ) -> Int {
    unsafe first.withUnsafeBufferPointer { one in
      unsafe second.withUnsafeBufferPointer { two in
        var index = 0
        while index < length, unsafe one[index] == two[index] { index += 1 }
        return index
      }
    }
  }

  /// The bytes at the end that two texts have in common, at most so many.
  func commonSuffix(with other: EditorText, atMost limit: Int) -> Int {
    guard let root, let otherRoot = other.root else { return 0 }
    var length = 0
    while length < limit {
      let (one, two) = (
        root.chunk(at: count - length - 1), otherRoot.chunk(at: other.count - length - 1)
      )
      let first = one.bytes.prefix(count - length - one.start)
      let second = two.bytes.prefix(other.count - length - two.start)
      let most = min(first.count, second.count, limit - length)
      var same = 0
      while same < most, first[first.endIndex - 1 - same] == second[second.endIndex - 1 - same] {
        same += 1
      }
      length += same
      if same < most { break }
    }
    return length
  }
}
