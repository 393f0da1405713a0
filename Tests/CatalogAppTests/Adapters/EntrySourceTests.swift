import MasterDetail
import Testing

@testable import CatalogApp

struct EntrySourceTests {
  private let list = ArrayEntries(["a", "b", "c", "d"].map { Entry(id: $0, value: 0) })

  private func ids(_ source: any ItemSource<Entry>) -> [String] {
    (0..<source.count).map { source.item(at: $0).id }
  }

  @Test func `a source shows the list`() {
    let source = EntrySource(list)
    #expect(ids(source) == ["a", "b", "c", "d"])
    #expect(source.position(of: "c") == 2)
    #expect(source.position(of: "z") == nil)
  }

  @Test func `an arrangement takes effect once it was prepared`() throws {
    let source = EntrySource(list)
    let arrangement = Arrangement(sort: "down", filter: "x")
    #expect(source.arranged(by: arrangement) == nil)
    source.orders.put(EntryOrder(positions: [3, 1], count: 4), for: arrangement)
    let arranged = try #require(source.arranged(by: arrangement))
    #expect(ids(arranged) == ["d", "b"])
    #expect(arranged.position(of: "b") == 1)
    #expect(arranged.position(of: "a") == nil)
    let plain = try #require(arranged.arranged(by: Arrangement()))
    #expect(ids(plain) == ["a", "b", "c", "d"])
  }

  @Test func `the core keeps the selection when it arranges`() {
    let source = EntrySource(list)
    var model = MasterDetail(rows: Rows(source))
    model.start()
    model.apply(.list(.open("b")))
    let arrangement = Arrangement(filter: "x")
    #expect(!model.apply(.list(.arrange(arrangement))).isAccepted)
    source.orders.put(EntryOrder(positions: [3, 1], count: 4), for: arrangement)
    #expect(model.apply(.list(.arrange(arrangement))).isAccepted)
    #expect(model.items.map(\.id) == ["d", "b"])
    #expect(model.list.selectedRow == 1)
    model.apply(.list(.arrange(Arrangement())))
    #expect(model.list.selectedRow == 1)
    #expect(model.items.count == 4)
  }
}
