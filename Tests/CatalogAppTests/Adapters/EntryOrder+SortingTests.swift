import Tables
import Testing

@testable import CatalogApp

struct EntryOrderSortingTests {
  private func makeList(_ texts: String...) -> ArrayEntries {
    ArrayEntries(texts.enumerated().map { Entry(id: "\($0)", value: $1) })
  }

  private func sorted(
    _ list: ArrayEntries, within positions: [Int32]? = nil, descending: Bool = false
  ) async -> [Int32]? {
    await EntryOrder.sortedPositions(list, within: positions, descending: descending) {
      .text($0.item(as: String.self) ?? "")
    }
  }

  @Test func `text sorts as people do, numbers by value, nothing last`() async {
    let list = makeList("f10", "10", "", "F2", "9")
    #expect(await sorted(list) == [4, 1, 3, 0, 2])
    #expect(await sorted(list, descending: true) == [0, 3, 1, 4, 2])
  }

  @Test func `only what was found is sorted, and equal ones keep their order`() async {
    let list = makeList("b", "a", "b", "a")
    #expect(await sorted(list, within: [2, 0, 3]) == [3, 2, 0])
    #expect(await sorted(list, within: []) == [])
  }

  @Test func `a sort that nobody waits for gives nothing`() async {
    let list = makeList("b", "a")
    let positions = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await sorted(list)
    }.value
    #expect(positions == nil)
  }
}
