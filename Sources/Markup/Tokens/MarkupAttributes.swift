/// The attributes of a start tag, in the order written, as places of names and values.
///
/// Values may stand in quotes of either kind or in none; a name without a value has an empty one.
package struct MarkupAttributes: Sequence, IteratorProtocol {
  package struct Attribute: Hashable, Sendable {
    package var name: Range<Int>
    /// Without the quotes; references are not resolved.
    package var value: Range<Int>
  }

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  package init(_ tag: MarkupTag, in bytes: [UInt8]) {
    self.bytes = bytes
    position = tag.attributes.lowerBound
    end = tag.attributes.upperBound
  }

  package mutating func next() -> Attribute? {
    skipSpace()
    let start = position
    while position < end, !bytes[position].isMarkupSpace, bytes[position] != UInt8(ascii: "=") {
      position += 1
    }
    let name = start..<position
    skipSpace()
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      return name.isEmpty ? nil : Attribute(name: name, value: position..<position)
    }
    position += 1
    skipSpace()
    return Attribute(name: name, value: value())
  }

  private mutating func skipSpace() {
    while position < end, bytes[position].isMarkupSpace { position += 1 }
  }

  private mutating func value() -> Range<Int> {
    guard position < end else { return end..<end }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let close = bytes.first(quote, in: start..<end) ?? end
      position = close < end ? close + 1 : end
      return start..<close
    }
    let start = position
    while position < end, !bytes[position].isMarkupSpace { position += 1 }
    return start..<position
  }
}
