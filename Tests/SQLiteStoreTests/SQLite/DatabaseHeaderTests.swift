import Testing

@testable import SQLiteStore

struct DatabaseHeaderTests {
  @Test func `the version, the program and the log are read`() throws {
    var bytes = [UInt8]("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
    bytes.replaceSubrange(18...19, with: [2, 2])
    bytes.replaceSubrange(60...63, with: [0, 0, 0x27, 0x0F])
    bytes.replaceSubrange(68...71, with: Array("CATS".utf8))
    let header = try #require(DatabaseHeader(bytes))
    #expect(header.userVersion == 9999)
    #expect(header.applicationID == Schema.applicationID)
    #expect(header.isOurs)
    #expect(header.usesLog)
    #expect(header.isIntact)
    for place in [72, 91] {
      bytes[place] = 1
      #expect(DatabaseHeader(bytes)?.isIntact == false)
      bytes[place] = 0
    }
  }

  @Test(arguments: [[], [UInt8](repeating: 0xFF, count: 100), Array("SQLite format 3\0".utf8)])
  func `other bytes are no header`(bytes: [UInt8]) {
    #expect(DatabaseHeader(bytes) == nil)
  }
}
