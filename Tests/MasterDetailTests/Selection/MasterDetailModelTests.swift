import MasterDetail
import TestSupport
import Testing

struct MasterDetailModelTests {
  @Test func `a value that was not started starts with its first event`() {
    var model = MasterDetail(rows: Rows(texts: ["a", "b"]))
    let outcome = model.apply(.list(.open("b")))
    #expect(outcome.isAccepted)
    #expect(
      outcome.changes.map(\.token) == [
        "content:primary:results", "items:primary:2", "selection:primary:->b",
        "layout:oneBesideSecondary:primary24+secondary55",
      ])
    #expect(model.start().changes.isEmpty)
  }

  @Test func `a copy goes its own way`() {
    var model = MasterDetail(rows: Rows(texts: ["a", "b"]))
    model.apply(.list(.open("a")))
    var copy = model
    copy.apply(.list(.delete("a")))
    #expect(model.selection?.id == "a" && model.items.count == 2)
    #expect(copy.selection?.id == "b" && copy.items.count == 1)
  }

  @Test func `a failed list with rows is stale, whatever is edited`() {
    var model = MasterDetail(rows: Rows(texts: ["a", "b"]))
    model.apply(.list(.load(query: nil)))
    model.apply(.list(.fail(LoadTicket(number: 1), Failure("offline"))))
    model.apply(.list(.delete("a")))
    #expect(model.list.content == .failed(Failure("offline")))
    #expect(model.list.isStale)
  }

  @Test func `equal items keep the order of the source`() {
    let arranging = Arranging<Thing>(order: { _ in { $0.revision < $1.revision } })
    let texts = (0..<100).map { "item\($0)@\($0 % 3)" }
    var model = MasterDetail(rows: Rows(texts: texts), arranging: arranging)
    model.apply(.list(.arrange(Arrangement(sort: "revision"))))
    let wanted = (0...2).flatMap { rest in texts.indices.filter { $0 % 3 == rest } }
    #expect(model.items.map(\.id) == wanted.map { "item\($0)" })
    #expect(model.items.position(of: "item1") == wanted.firstIndex(of: 1))
  }
}
