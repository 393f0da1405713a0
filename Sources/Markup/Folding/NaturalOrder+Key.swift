extension NaturalOrder {
  /// A text and what decides about its place, computed once.
  package struct Key: Comparable, Sendable {
    /// The text itself.
    package let text: String
    /// Folded letters and numbers, a zero byte, then the number of zeros before each number.
    let weights: [UInt8]

    package init(_ text: String) {
      self.text = text
      weights = Self.weights(of: Folding.fold(text))
    }

    /// Bytes that compare as keys do, byte by byte from the first one.
    ///
    /// Texts that only look the same can come in another order.
    package var bytes: [UInt8] {
      // Small letters come first, though their bytes are the higher ones.
      weights + [0] + Array(text.lowercased().utf8) + [0] + text.utf8.map { ~$0 }
    }

    package static func == (first: Key, second: Key) -> Bool {
      first.text.unicodeScalars.elementsEqual(second.text.unicodeScalars)
    }

    package static func < (first: Key, second: Key) -> Bool {
      let (weights, others) = (first.weights, second.weights)
      for index in 0..<min(weights.count, others.count) where weights[index] != others[index] {
        return weights[index] < others[index]
      }
      if weights.count != others.count { return weights.count < others.count }
      // In a column most ties are between the same texts.
      if first.text.utf8.elementsEqual(second.text.utf8) { return false }
      return isBeforeInTie(first.text, second.text)
    }
  }
}

extension NaturalOrder.Key {
  /// Accents, then case, then scalars; String compares canonically equivalent texts as equal.
  private static func isBeforeInTie(_ first: String, _ second: String) -> Bool {
    let (small, otherSmall) = (first.lowercased(), second.lowercased())
    if small != otherSmall { return small < otherSmall }
    // Small letters have the higher values almost everywhere.
    if first != second { return first > second }
    return first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
  }

  private static func weights(of folded: String) -> [UInt8] {
    var weights: [UInt8] = []
    var zeros: [UInt8] = [0]
    weights.reserveCapacity(folded.utf8.count + 8)
    let bytes = Array(folded.utf8)
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        weights.append(weight(of: bytes[index]))
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
      let firstDigit = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      weights.append(numberWeight)
      append(count: index - firstDigit, to: &weights)
      weights += bytes[firstDigit..<index]
      // A lone zero is a number, not a zero before one.
      append(count: firstDigit - start - (firstDigit == index ? 1 : 0), to: &zeros)
    }
    return weights + zeros
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// A count of any size in bytes that compare like the counts.
  private static func append(count: Int, to weights: inout [UInt8]) {
    weights.append(contentsOf: repeatElement(0xFF, count: count / 0xFF))
    weights.append(UInt8(count % 0xFF))
  }

  /// What a number starts with: above punctuation, below the letters.
  private static let numberWeight: UInt8 = 70

  /// 1 to 66 for controls, space and punctuation; letters and all above ASCII as they are.
  private static func weight(of byte: UInt8) -> UInt8 {
    switch byte {
    case ..<0x30: byte + 1
    case 0x3A...0x40: byte - 0x3A + 49
    case 0x5B...0x60: byte - 0x5B + 56
    case 0x7B...0x7F: byte - 0x7B + 62
    default: byte
    }
  }
}
