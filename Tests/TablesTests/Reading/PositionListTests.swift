import Testing

@testable import Tables

struct PositionListTests {
  /// Positions that do not grow, as many as wanted.
  private func positions(_ count: Int) -> [Int32] {
    (0..<count).map { Int32(truncatingIfNeeded: $0 &* 7_919 % 1_000_003) }
  }

  private func list(_ positions: [Int32], expecting most: Int) throws -> PositionList {
    var writer = try PositionWriter(expecting: most, in: SpoolPlace())
    for position in positions { try writer.append(position) }
    return try writer.list()
  }

  @Test(arguments: [0, 1, 16_383, 16_384, 16_385, 50_000])
  func `positions in a file are read as they were written`(_ count: Int) throws {
    let positions = positions(count)
    let list = try list(positions, expecting: PositionList.mostInMemory + 1)
    #expect(list.count == count)
    #expect(list.array == positions)
    for place in stride(from: count - 1, through: 0, by: -3_001) {
      #expect(list[place] == positions[place])
    }
    #expect(list == list)
  }

  @Test func `few stay in memory`() throws {
    let positions = positions(1_000)
    #expect(try list(positions, expecting: 1_000) == PositionList(positions))
  }

  @Test func `a place where no file can be is told`() {
    #expect(throws: TableError.self) {
      _ = try PositionWriter(
        expecting: PositionList.mostInMemory + 1, in: SpoolPlace(["/proc/none"]))
    }
  }
}
