import Testing

@testable import Tables

struct UTF8ScanTests {
  /// Bad bytes, how many of them one mark stands for, and whether more of them could make a character.
  private static let faults: [(bytes: [UInt8], length: Int, isCutOff: Bool)] = [
    ([0x80], 1, false), ([0xC0, 0x80], 1, false), ([0xE0, 0x9F, 0x80], 1, false),
    ([0xED, 0xA0, 0x80], 1, false), ([0xF4, 0x90, 0x80, 0x80], 1, false), ([0xF5], 1, false),
    ([0xC3, 0x41], 1, false), ([0xE2, 0x82, 0x41], 2, false), ([0xF0, 0x9F, 0x98], 3, true),
    ([0xE2], 1, true), ([0xFF, 0x41], 1, false),
  ]

  @Test func `a fault is found at every place`() {
    for (bad, length, isCutOff) in Self.faults {
      for filler in ["a", "é", "€", "😀"] {
        for count in 0..<40 {
          let before = Array(String(repeating: filler, count: count).utf8)
          let after = isCutOff ? [] : Array("b€".utf8)
          let fault = UTF8Scan.firstFault(in: before + bad + after)
          #expect(
            fault
              == UTF8Scan.Fault(offset: before.count, length: length, isCutOff: isCutOff))
        }
      }
    }
  }

  @Test func `what is whole has no fault from any character on`() {
    let text = "aé€😀\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{D7FF}\u{E000}"
    for count in 0..<12 {
      let bytes = Array(String(repeating: text, count: count).utf8)
      for start in bytes.indices where bytes[start] & 0xC0 != 0x80 {
        #expect(UTF8Scan.firstFault(in: bytes, from: start) == nil)
      }
    }
  }

  @Test func `bytes before the start do not count`() {
    #expect(UTF8Scan.firstFault(in: [0xFF, 0xE2, 0x41, 0x41], from: 2) == nil)
    let bytes: [UInt8] = [0xE2, 0x82] + Array(String(repeating: "a", count: 40).utf8)
    #expect(UTF8Scan.firstFault(in: bytes, from: 2) == nil)
  }
}
