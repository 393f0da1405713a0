/// Random numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A short text from blocks where cells have something to do.
  mutating func text() -> String {
    let blocks: [ClosedRange<UInt32>] = [
      0x0...0x20, 0x20...0x7E, 0x20...0x7E, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF,
      0x900...0x9FF, 0x1100...0x11FF, 0x2000...0x206F, 0x2190...0x27BF, 0x3000...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFE00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F,
      0xE0000...0xE007F, 0x0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let block = blocks[Int.random(in: 0..<blocks.count, using: &self)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) else { continue }
      text.append(scalar)
    }
    return String(text)
  }
}
