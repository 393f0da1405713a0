import Markup
import Testing

@testable import CatalogApp

struct ReadingShelfTests {
  @Test func `texts are kept for so many entries only`() {
    var shelf = ReadingShelf()
    for number in 0...ReadingShelf.capacity { shelf.begin("\(number)", address: nil) }
    #expect(shelf["0"] == nil && shelf["1"] != nil)
    shelf.begin("1", address: nil)
    shelf.begin("new", address: nil)
    #expect(shelf["1"] != nil && shelf["2"] == nil)
  }

  @Test func `whatever changes has another revision, and nothing changes what was forgotten`() {
    var shelf = ReadingShelf()
    shelf.begin("a", address: nil)
    let first = shelf["a"]?.revision
    shelf.change("a") { $0.article = [.rule] }
    #expect(shelf["a"]?.revision != first && shelf["a"]?.article == [.rule])
    shelf.change("b") { $0.article = [.rule] }
    #expect(shelf["b"] == nil)
  }

  @Test func `an entry that is taken up again is as it was`() {
    var shelf = ReadingShelf()
    shelf.begin("a", address: "https://a.example/")
    shelf.change("a") { $0.article = [.rule] }
    shelf.begin("b", address: nil)
    shelf.begin("a", address: nil)
    #expect(shelf["a"]?.article == [.rule])
    #expect(shelf["a"]?.visit.address == "https://a.example/")
  }
}
