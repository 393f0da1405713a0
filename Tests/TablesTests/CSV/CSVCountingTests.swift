import Testing

@testable import Tables

struct CSVCountingTests {
  /// Texts behind a header `a,b`, and whether their quotes are where they belong.
  private static let texts: [(text: String, isPlain: Bool)] = [
    ("", true), ("1,2", true), ("1,2\n", true), ("1,2\r\n3,4\r\n", true),
    ("\n\n1,2\n\n\n3,4\n\n", true), ("\r\n\r\n1,2\r\n\r\n", true), ("\n\r\n1,2\n", true),
    ("\"x\ny\",2\n\"\",\"\"\n", true), ("\"a \"\"b\"\", c\",\"\"\"\"\n3,4\n", true),
    ("\"a\r\n\r\nb\",2\r\n", true), ("1,2\r3,4\r\r5,6", false), ("5\" pipe,2\n3,4\n", false),
    ("\"x\"y,2\n3,\"4\n5\"\n", false), ("1, \"2\n3\" \n4,5\n", false), (" \n,\n", true),
    ("1,\"2\"\r\n", true), ("1,2\r", true),
  ]

  private func counted(_ text: [UInt8], chunk: Int) throws -> (fast: Int?, slow: Int) {
    let fast = try CSVTableReader(ByteSource(name: "t", bytes: text, chunk: chunk))
    let slow = try CSVTableReader(ByteSource(name: "t", bytes: text, chunk: chunk))
    var count = 0
    while try slow.next() != nil { count += 1 }
    return (try fast.countRest(), count)
  }

  @Test(arguments: [1, 3, 63, 64, 65, 1 << 16])
  func `counting gives what reading gives`(_ chunk: Int) throws {
    // So long that what is counted is not read with the header.
    let before = String(repeating: "some text,\"and, more\"\n", count: 400)
    for (text, _) in Self.texts {
      for filler in ["", String(repeating: "é,x\n", count: 29), before] {
        let bytes = Array(("a,b\n" + filler + text + filler + text).utf8)
        let (fast, slow) = try counted(bytes, chunk: chunk)
        #expect(fast == slow, "\(text.debugDescription) behind \(filler.utf8.count) bytes")
      }
    }
  }

  @Test func `made-up texts are counted as they are read`() throws {
    var random = SystemRandomNumberGenerator()
    let parts = ["a", ",", "\"", "\n", "\r\n", "\r", " ", "\"\"", "\"x\"", ",\"y\","]
    for _ in 0..<400 {
      var text = "a,b\n" + String(repeating: "1,2\n", count: 1_100)
      for _ in 0..<Int.random(in: 0...300, using: &random) {
        text += parts.randomElement(using: &random) ?? ""
      }
      // A closing quote, lest the text end inside one.
      let bytes = Array((text + "\n").utf8)
      guard let (fast, slow) = try? counted(bytes, chunk: 70), let fast else { continue }
      #expect(fast == slow, "\(text.debugDescription)")
    }
  }

  @Test func `quotes decide whether whole blocks tell`() {
    for (text, isPlain) in Self.texts {
      var scan = CSVBlockScan(.comma)
      scan.add(Array(text.utf8))
      scan.add([0x0A])
      #expect(scan.isPlain == isPlain, "\(text.debugDescription)")
    }
  }

  @Test func `a quote that is never closed is left to the reader`() throws {
    let reader = try CSVTableReader(ByteSource(name: "t", bytes: Array("a,b\n1,\"2\n3,4\n".utf8)))
    #expect(try reader.countRest() == nil)
  }

  @Test func `text in UTF-16 is left to the reader`() throws {
    let bytes = "a,b\n1,2\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(try CSVTableReader(ByteSource(name: "t", bytes: bytes)).countRest() == nil)
  }
}
