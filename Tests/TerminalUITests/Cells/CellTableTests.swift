import Testing

@testable import TerminalUI

struct CellTableTests {
  @Test func `the generated tables are as the script wrote them`() {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for table in [
      CellTable.blocks, CellTable.kinds, CellTable.latin, CellTable.moreLatin, CellTable.signs,
    ] {
      for byte in table.description.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(value == CellTable.digest)
  }

  @Test func `every index leads into the tables`() {
    let blocks = Array(CellTable.blocks.description.utf8)
    #expect(blocks.count == 0x20000 / 64 * 2)
    var highest = 0
    for start in stride(from: 0, to: blocks.count, by: 2) {
      highest = max(highest, Int(blocks[start] - 0x3F) * 64 + Int(blocks[start + 1] - 0x3F))
    }
    #expect(CellTable.kinds.utf8CodeUnitCount == (highest + 1) * 64)
    #expect(CellTable.kinds.description.utf8.allSatisfy { $0 <= 0x3F + 5 })
    #expect(CellTable.latin.utf8CodeUnitCount == 0x250 - 0xA0)
    #expect(CellTable.moreLatin.utf8CodeUnitCount == 0x100)
    #expect(CellTable.signs.utf8CodeUnitCount == 0x27C0 - 0x2000)
  }
}
