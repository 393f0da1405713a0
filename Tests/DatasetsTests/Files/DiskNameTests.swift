import TestSupport
import Testing

@testable import Datasets

struct DiskNameTests {
  @Test(
    arguments: [
      ([0x6F, 0x6B], "ok"), ([0x63, 0x61, 0x66, 0xE9], "caf\\xE9"), ([0x61, 0x5C, 0x62], "a\\\\b"),
      ([0xC3, 0xA9], "é"), ([0x65, 0xCC, 0x81], "e\u{301}"),
      ([0xF0, 0x9F, 0x98], "\\xF0\\x9F\\x98"),
      ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), ([0x0A, 0x1B], "\n\u{1B}"),
      ([0x5C, 0xFF], "\\\\\\xFF"),
    ] as [([UInt8], String)])
  func `a name is written so that it can be made again`(_ bytes: [UInt8], _ text: String) {
    let name = DiskName(bytes)
    #expect(name.escaped.utf8.elementsEqual(text.utf8))
    #expect(DiskName(escaped: text)?.bytes == bytes)
  }

  @Test func `any bytes come back`() {
    var random = SeededGenerator(seed: 12)
    var seen: [String: [UInt8]] = [:]
    for _ in 0..<2_000 {
      let close: [UInt8] = [0x5C, 0x78, 0x45, 0x39, 0xC3, 0xA9, 0xE9, 0xF0, 0x80]
      let bytes: [UInt8] = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        close[Int.random(in: 0..<close.count, using: &random)]
      }
      let text = DiskName(bytes).escaped
      #expect(DiskName(escaped: text)?.bytes == bytes)
      #expect(seen[text] == nil || seen[text] == bytes)
      seen[text] = bytes
    }
  }

  @Test(arguments: ["a\\", "\\x4", "\\xZZ", "\\x41", "\\n", "\\xe9", "\\xC3\\xA9"])
  func `what no name is written as is none`(_ text: String) {
    #expect(DiskName(escaped: text) == nil)
  }
}

struct DiskPathTests {
  @Test(arguments: ["", "..", "a/..", "../a", "a//b", "/a", "a/", "./a", "a/.", "a\\x00"])
  func `a path leads nowhere else`(_ id: String) {
    #expect(DiskPath(id: id) == nil)
  }

  @Test func `a path has its folder`() throws {
    let path = try #require(DiskPath(id: "a/caf\\xE9/c"))
    #expect(path.names.count == 3 && path.id == "a/caf\\xE9/c")
    #expect(path.folder.id == "a/caf\\xE9" && path.shown == "a/caf\u{FFFD}/c")
    #expect(DiskPath(id: ".")?.names.isEmpty == true && DiskPath().id == ".")
    #expect(DiskPath(id: "a")?.folder.id == ".")
  }
}
