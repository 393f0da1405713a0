import Testing

@testable import Tables

struct WordScanTests {
  @Test func `a word is found wherever it stands, in capitals too`() {
    for length in 1...40 {
      let word = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
      let capitals = word.map { $0 - 0x20 }
      for place in 0..<70 {
        let before = [UInt8](repeating: UInt8(ascii: "-"), count: place)
        let bytes = before + capitals + before
        #expect(WordScan.holds(bytes[...], word: word))
        #expect(WordScan.holds(bytes[place...], word: word))
        #expect(!WordScan.holds(bytes[(place + 1)...], word: word))
        #expect(!WordScan.holds(bytes[..<(place + length - 1)], word: word))
      }
    }
  }

  @Test func `only letters have two forms`() {
    #expect(!WordScan.holds([0x10, 0x11], word: Array("01".utf8)))
    #expect(!WordScan.holds(Array("@[".utf8)[...], word: Array("`{".utf8)))
    #expect(WordScan.holds(Array("xÉy".utf8)[...], word: Array("É".utf8)))
    #expect(!WordScan.holds(Array("xÉy".utf8)[...], word: Array("é".utf8)))
    #expect(!WordScan.holds([], word: [0x61]))
  }

  @Test func `one byte that is not ASCII is seen anywhere`() {
    for count in 0..<50 {
      #expect(WordScan.isASCII([UInt8](repeating: 0x7F, count: count)[...]))
      for place in 0..<count {
        var bytes = [UInt8](repeating: 0x20, count: count)
        bytes[place] = 0x80
        #expect(!WordScan.isASCII(bytes[...]))
      }
    }
  }
}
