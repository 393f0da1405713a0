import TestSupport
import Testing

@testable import TerminalUI

struct EightBytesTests {
  @Test func `every byte is told at every place`() throws {
    var random = SeededGenerator(seed: 1)
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        // What stands behind may be anything, what stands before is plain.
        var text = (0..<12).map { _ in UInt8.random(in: 0...255, using: &random) }
        for before in 0..<place { text[before + 2] = UInt8.random(in: 0x41...0x7E, using: &random) }
        text[place + 2] = byte
        let eight = try #require(EightBytes(text, at: 2, before: 12))
        let plain = text[2..<10].prefix { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "-") }
        #expect(eight.plainCount == plain.count, "\(text)")
        #expect(eight.arePrintable == text[2..<10].allSatisfy { (0x20...0x7E).contains($0) })
      }
    }
  }

  @Test func `there are eight or none`() {
    let text = Array("abcdefghij".utf8)
    #expect(EightBytes(text, at: 2, before: 10)?.plainCount == 8)
    #expect(EightBytes(text, at: 0, before: 8)?.arePrintable == true)
    #expect(EightBytes(text, at: 3, before: 10) == nil)
    #expect(EightBytes(text, at: 0, before: 7) == nil)
    #expect(EightBytes(text, at: 3, before: 11) == nil)
    #expect(EightBytes(text, at: -1, before: 10) == nil)
  }
}
