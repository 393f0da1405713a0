import Tables
import Testing

@testable import CatalogApp

struct EntryOrderTests {
  @Test(
    arguments: [
      ([], 0), ([], 9), ([0, 1, 2], 3), ([2, 5, 7], 9), ([2, 1, 0], 3), ([7, 2], 9),
      ([90, 5, 40], 100),
    ] as [([Int32], Int)])
  func `the way back leads to the row`(positions: [Int32], count: Int) {
    let order = EntryOrder(positions: positions, count: count)
    #expect(order.count == positions.count)
    for position in -1...count {
      #expect(order.row(of: position) == positions.firstIndex { Int($0) == position })
    }
  }

  @Test func `positions outside the list are left out`() {
    let order = EntryOrder(positions: [4, -1, 0, 3, .max], count: 4)
    #expect(order.positions.array == [0, 3])
    #expect(order.row(of: 3) == 1)
    #expect(order.row(of: 4) == nil)
  }
}

struct LongEntryOrderTests {
  @Test func `a long order finds rows without a second list`() {
    let count = EntryOrder.many + 10
    let order = EntryOrder(positions: (0..<Int32(count)).reversed(), count: count)
    for position in [0, 1, 2, count - 1, count / 2, count / 2 + 1, count / 2 - 1] {
      #expect(order.row(of: position) == count - 1 - position)
    }
    // What was not there is not found the second time either, and others still are.
    for missing in [count, -1, count, count] { #expect(order.row(of: missing) == nil) }
    #expect(order.row(of: 7) == count - 8)
  }
}
