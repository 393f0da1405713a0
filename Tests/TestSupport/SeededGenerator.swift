/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A text of at most twelve scalars from these blocks; one that stands twice is
  /// drawn from twice as often.
  package mutating func text(from blocks: [ClosedRange<UInt32>]) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let block = blocks[Int.random(in: 0..<blocks.count, using: &self)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) else { continue }
      text.append(scalar)
    }
    return String(text)
  }
}
