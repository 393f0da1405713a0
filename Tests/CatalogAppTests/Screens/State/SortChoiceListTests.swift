import Testing

@testable import CatalogApp

struct SortChoiceListTests {
  private func order(_ names: String...) -> [SortChoice] { names.map { SortChoice($0) } }

  @Test func `several columns have one name, and are read back`() {
    let order = order("+name", "-a b", "++")
    #expect(order.name.map([SortChoice].init(named:)) == order)
    #expect([SortChoice]().name == nil)
    #expect([SortChoice](named: "+a\u{1F}b") == [SortChoice(key: "a\u{1F}b")])
  }

  @Test func `a column that is chosen comes first, and is turned round where it is first`() {
    #expect(order("+a").choosing("b") == order("+b", "+a"))
    #expect(order("+b", "-a").choosing("b") == order("-b", "-a"))
    #expect(order("+b", "-a").choosing("a") == order("+a", "+b"))
    #expect(order("+a", "+b", "+c").choosing("d") == order("+d", "+a", "+b"))
    #expect(order("+a").choosing("").isEmpty)
  }
}
