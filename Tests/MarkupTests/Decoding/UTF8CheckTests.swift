import Testing

@testable import Markup

struct UTF8CheckTests {
  @Test(
    arguments: [
      ([0x80], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xC3], 0), ([0xC3, 0x41], 0),
      ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xF0, 0x9F, 0x98], 0), ([0xF0, 0x9F, 0x98, 0x41], 0), ([0xFF], 0),
      ([0x61, 0xC3, 0xA9, 0xFE], 3),
      ([UInt8](repeating: 0x61, count: 17) + [0xFF], 17),
      ([UInt8](repeating: 0x61, count: 7) + [0xC3], 7),
      ([UInt8](repeating: 0x61, count: 8) + [0xC3, 0xA9, 0xA9], 10),
    ] as [([UInt8], Int)])
  func `the first byte that belongs to no character is found`(bytes: [UInt8], place: Int) {
    #expect(UTF8Check.firstFault(in: bytes) == place)
  }

  @Test func `every character is well formed, wherever it stands`() {
    for value in [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x10_FFFF] {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      for indent in 0..<9 {
        let bytes = Array((String(repeating: "a", count: indent) + String(scalar) + "b").utf8)
        #expect(UTF8Check.firstFault(in: bytes) == nil, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `of any two bytes it says what the standard library says`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let isFaulty = String(validating: [first, second], as: UTF8.self) == nil
        #expect((UTF8Check.firstFault(in: [first, second]) != nil) == isFaulty)
      }
    }
  }

  @Test(arguments: [0x61, 0xC3A9, 0xE697A5, 0xF09F9880])
  func `a fault is found wherever it stands in whatever text`(character: Int) {
    let character = stride(from: 24, through: 0, by: -8).map { UInt8(character >> $0 & 0xFF) }
      .filter { $0 != 0 }
    let faults: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xE2, 0x82], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFF],
      [0xF0, 0x9F, 0x98],
    ]
    for indent in 0..<40 {
      let before =
        [UInt8](repeating: 0x61, count: indent % 4) + (0..<indent).flatMap { _ in character }
      #expect(UTF8Check.firstFault(in: before) == nil)
      for fault in faults {
        for behind in [0, 1, 30] {
          let bytes = before + fault + [UInt8](repeating: 0x61, count: behind)
          #expect(UTF8Check.firstFault(in: bytes) == before.count)
        }
      }
    }
  }
}
