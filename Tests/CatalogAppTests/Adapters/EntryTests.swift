import Testing

@testable import CatalogApp

struct EntryTests {
  private struct Item: Identifiable, Equatable {
    var id = "1"
    var name = "a"
  }

  @Test func `an entry is what its item is`() {
    let entry = Entry(Item())
    #expect(entry.id == "1")
    #expect(entry.item(as: Item.self) == Item())
    #expect(entry.item(as: Int.self) == nil)
  }

  @Test func `entries are equal where identity and item are`() {
    #expect(Entry(Item()) == Entry(Item()))
    #expect(Entry(Item()) != Entry(Item(name: "b")))
    #expect(Entry(Item(name: "b")) != Entry(Item()))
    #expect(Entry(id: "1", value: 1) != Entry(id: "2", value: 1))
    #expect(Entry(id: "1", value: 1) != Entry(id: "1", value: "1"))
    #expect(Entry(id: "1", value: "1") != Entry(id: "1", value: 1))
  }
}
