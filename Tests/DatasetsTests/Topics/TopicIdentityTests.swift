import Markup
import Testing

@testable import Datasets

struct TopicIdentityTests {
  private func item(
    _ id: String? = nil, link: String? = nil, title: String? = nil, date: Int? = nil,
    text: String? = nil
  ) -> FeedItem {
    var item = FeedItem()
    item.id = id
    item.link = link
    item.title = title
    item.published = date
    item.content = text.map { FeedText($0, .plain) }
    return item
  }

  private func names(_ items: FeedItem..., feed: String = "f") -> [String] {
    TopicIdentity.identities(of: items, in: feed)
  }

  @Test func `an id stays the same, whatever else changes`() {
    let first = names(item("1", link: "a", title: "b", date: 1, text: "c"))
    #expect(names(item("1", link: "x", title: "y", date: 2, text: "z")) == first)
    #expect(names(item("2", link: "a", title: "b", date: 1, text: "c")) != first)
  }

  @Test func `without an id the address counts, then title and date, then the text`() {
    #expect(names(item(link: "a", title: "b")) == names(item(link: "a", title: "c", date: 1)))
    #expect(names(item(link: "a")) != names(item(link: "b")))
    #expect(names(item(title: "a", date: 1)) == names(item(title: "a", date: 1, text: "x")))
    #expect(names(item(title: "a", date: 1)) != names(item(title: "a", date: 2)))
    #expect(names(item(title: "a")) != names(item(title: "b")))
    #expect(names(item(date: 1, text: "a")) != names(item(date: 1, text: "b")))
  }

  @Test func `the same item of two feeds is two topics`() {
    #expect(names(item("1")) != names(item("1"), feed: "g"))
  }

  @Test func `an id is not taken for an address or a title`() {
    #expect(Set([names(item("a")), names(item(link: "a")), names(item(title: "a"))]).count == 3)
    #expect(names(item("ab", link: "c"), item("ab", link: "d")) != names(item("a", link: "bc")))
  }

  @Test func `items that share an id are told apart by their addresses, or titles`() {
    let many = (0..<50).map { item("same", link: "https://h.test/\($0)") }
    let names = TopicIdentity.identities(of: many, in: "f")
    #expect(Set(names).count == 50)
    #expect(TopicIdentity.identities(of: many.reversed(), in: "f") == names.reversed())
    #expect(Set(self.names(item("x", title: "1"), item("x", title: "2"))).count == 2)
    #expect(Set(self.names(item("x", link: "1"), item("x", link: "1"))).count == 1)
  }

  @Test func `items without id that share an address are told apart by their titles`() {
    let many = (0..<50).map { item(link: "https://h.test/", title: "Title \($0)") }
    #expect(Set(TopicIdentity.identities(of: many, in: "f")).count == 50)
    #expect(Set(names(item(link: "a", title: "1"), item(link: "a", title: "1"))).count == 1)
  }

  @Test func `a name is short, and of letters and digits`() {
    for name in names(item("1"), item(link: "\u{0} 😀"), item()) {
      #expect(name.count == 14 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }
}
