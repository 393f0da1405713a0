import Tables
import Testing

struct GzipSourceTests {
  private func all(_ bytes: [UInt8], chunk: Int = 1 << 16) throws -> String {
    let source = try ByteSource(name: "f.gz", bytes: bytes, chunk: chunk).unpacked()
    var text: [UInt8] = []
    while true {
      let next = try source.next()
      if next.isEmpty { return String(decoding: text, as: UTF8.self) }
      text += next
    }
  }

  private func fault(_ bytes: [UInt8]) throws -> String {
    let error = try #require(throws: TableError.self) { try all(bytes) }
    #expect(error.kind == .badData)
    return error.description
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `members in a row are one text, and zeros behind them nothing`(_ chunk: Int) throws {
    let bytes = gzip("one,") + gzip("") + gzip("two") + [0, 0, 0]
    #expect(try all(bytes, chunk: chunk) == "one,two")
    #expect(try all(gzip(""), chunk: chunk) == "")
  }

  @Test func `more than a chunk comes in chunks`() throws {
    let text = String(repeating: "0123456789", count: 50_000)
    let source = try ByteSource(name: "f.gz", bytes: gzip(text)).unpacked()
    #expect(source.compression == .gzip)
    var sizes: [Int] = []
    while case let size = try source.next().count, size > 0 { sizes.append(size) }
    #expect(sizes.reduce(0, +) == 500_000)
    #expect(sizes.allSatisfy { $0 <= 1 << 16 })
  }

  @Test func `what is not packed stays as it is`() throws {
    #expect(try all(Array("plain".utf8)) == "plain")
    #expect(try all([0x1F]) == "\u{1F}")
    #expect(try all([]) == "")
  }

  @Test func `a fault says what it is and how far one came`() throws {
    let bytes = gzip("0123456789")
    #expect(
      try fault(Array(bytes.dropLast(3)))
        == "f.gz: the gzip data end too early, at unpacked byte 10")
    #expect(try fault([0x1F, 0x8B]) == "f.gz: the gzip data end too early, at unpacked byte 0")
    var wrong = bytes
    wrong[bytes.count - 8] ^= 1
    #expect(
      try fault(wrong)
        == "f.gz: the gzip checksum does not fit what was unpacked, up to byte 10")
    var length = bytes
    length[bytes.count - 1] ^= 1
    #expect(
      try fault(length)
        == "f.gz: the gzip checksum does not fit what was unpacked, up to byte 10")
    #expect(
      try fault(bytes + Array("more".utf8))
        == "f.gz: there is something else behind the gzip data, at unpacked byte 10")
    #expect(
      try fault([0x1F, 0x8B, 0x08, 0xFF, 0xFF])
        == "f.gz: the gzip data are damaged, at unpacked byte 0")
  }

  @Test func `what was unpacked before a fault is handed out before it`() throws {
    let text = String(repeating: "abcdefgh", count: 100_000)
    let source = try ByteSource(name: "f", bytes: Array(gzip(text).dropLast(4))).unpacked()
    var count = 0
    #expect(throws: TableError.self) {
      while case let size = try source.next().count, size > 0 { count += size }
    }
    #expect(count == 800_000)
    #expect(throws: TableError.self) { try source.next() }
  }

  @Test func `bytes in memory have a limit`() throws {
    let bytes = gzip(String(repeating: "x", count: 2_000_000))
    #expect(try ByteSource.unpacked(bytes, name: "f", limit: 1 << 21).count == 2_000_000)
    let error = try #require(throws: TableError.self) {
      try ByteSource.unpacked(bytes, name: "f", limit: 1 << 20)
    }
    #expect(
      error.description
        == "f: unpacked, this is more than 1 MB, which is too much to be read as a whole")
  }
}
