import Testing

@testable import Markup

struct FoldingTableTests {
  @Test func `the generated tables are as the script wrote them`() {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for table in [FoldingTable.blocks, FoldingTable.entries, FoldingTable.targets] {
      for byte in table.description.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(value == FoldingTable.digest)
  }

  @Test func `every index leads into the tables`() {
    #expect(FoldingTable.blocks.utf8CodeUnitCount == 0x40000 / 64 * 2)
    var highest = 0
    let blocks = Array(FoldingTable.blocks.description.utf8)
    for start in stride(from: 0, to: blocks.count, by: 2) {
      highest = max(highest, Int(blocks[start] - 0x3F) * 64 + Int(blocks[start + 1] - 0x3F))
    }
    #expect(FoldingTable.entries.utf8CodeUnitCount == (highest + 1) * 64 * 3)
    let units = FoldingTable.targets.utf8CodeUnitCount / 4
    for value in UInt32(0)..<0x40000 {
      guard case .scalars(var place) = FoldingTable.target(of: value) else { continue }
      while place < units, FoldingTable.unit(at: place).hasMore { place += 1 }
      if place >= units { Issue.record("U+\(String(value, radix: 16)) leads to \(place)") }
    }
  }
}
