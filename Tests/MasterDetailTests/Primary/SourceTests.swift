import Synchronization
import Testing

@testable import MasterDetail
import TestSupport

/// A million rows that nobody made, and a count of how many were asked for.
private final class Million: ItemSource {
  struct Row: Identifiable, Equatable, Sendable { let id: Int }

  let count = 1_000_000
  let reads = Mutex(0)

  func item(at position: Int) -> Row {
    reads.withLock { $0 += 1 }
    return Row(id: position)
  }

  func position(of id: Int) -> Int? {
    reads.withLock { $0 += 1 }
    return id >= 0 && id < count ? id : nil
  }

  var total: Int { reads.withLock { $0 } }
}

@MainActor struct SourceTests {
  @Test func `a lazy source is never walked`() {
    let source = Million()
    let controller = MasterDetailController(
      MasterDetail(
        rows: Rows(source), SplitConfiguration(title: "Rows", initialSelection: .first)))
    controller.start()
    controller.detailLoaded()
    #expect(controller.selection?.id == 0)
    for columns in 20...140 { controller.resize(to: TerminalSize(columns: columns, rows: 24)) }
    let atStart = source.total
    #expect(atStart <= 4)
    for id in stride(from: 0, to: 1_000_000, by: 10_000) { controller.open(id) }
    #expect(source.total - atStart <= 200)
    let beforeReload = source.total
    controller.send(.list(.replace(Rows(source))))
    #expect(controller.selection?.id == 990_000)
    #expect(source.total - beforeReload <= 4)
    let beforeDrawing = source.total
    let rows = controller.items
    #expect((500..<530).map { rows[$0].id } == Array(500..<530))
    #expect(source.total - beforeDrawing == 30)
  }

  @Test func `a lazy source refuses what it cannot do`() {
    var model = MasterDetail(rows: Rows(Million()))
    #expect(model.apply(.list(.delete(1))).isAccepted == false)
    #expect(model.apply(.list(.arrange(Arrangement(sort: "id")))).isAccepted == false)
    #expect(model.items.count == 1_000_000)
    #expect(model.apply(.list(.arrange(Arrangement()))).isAccepted)
  }

  @Test func `a source that arranges itself is asked once per arrangement`() {
    struct Countdown: ItemSource {
      struct Row: Identifiable, Equatable, Sendable { let id: Int }
      var isDown = false
      let count = 1000
      func item(at position: Int) -> Row { Row(id: isDown ? count - 1 - position : position) }
      func position(of id: Int) -> Int? { isDown ? count - 1 - id : id }
      func arranged(by arrangement: Arrangement) -> (any ItemSource<Row>)? {
        Countdown(isDown: arrangement.sort == "down")
      }
    }
    var model = MasterDetail(rows: Rows(Countdown()))
    model.apply(.list(.open(3)))
    let outcome = model.apply(.list(.arrange(Arrangement(sort: "down"))))
    #expect(outcome.isAccepted && outcome.changes.count == 1)
    #expect(model.items[0].id == 999 && model.list.selectedRow == 996)
    model.apply(.list(.replace(Rows(Countdown()))))
    #expect(model.items[0].id == 999 && model.selection?.id == 3)
    model.apply(.list(.arrange(Arrangement())))
    #expect(model.items[0].id == 0)
  }

  @Test func `sorting and filtering happen only when rows or arrangement change`() {
    let calls = Counter()
    let arranging = Arranging<Thing>(
      order: { _ in
        calls.add()
        return { $0.id > $1.id }
      },
      filter: { _ in
        calls.add()
        return { $0.id != "b" }
      })
    var model = MasterDetail(rows: Rows(texts: ["a", "b", "c"]), arranging: arranging)
    model.apply(.list(.arrange(Arrangement(sort: "down", filter: "no b"))))
    #expect(model.items.map(\.id) == ["c", "a"])
    #expect(calls.total == 2)
    model.apply(.list(.open("a")))
    model.apply(.list(.browse("c")))
    model.apply(.split(.resize(TerminalSize(columns: 40, rows: 10))))
    model.apply(.list(.delete("a")))
    #expect(calls.total == 2)
    model.apply(.list(.replace(Rows(texts: ["b", "d", "e"]))))
    #expect(model.items.map(\.id) == ["e", "d"])
    #expect(calls.total == 4)
  }

  @Test func `an event does not copy the items`() {
    let controller = makeController((0..<1000).map { "item\($0)" })
    controller.start()
    let hook = controller.onUpdate { _ in }
    let address = {
      controller.state.list.source.array.items.withUnsafeBufferPointer(\.baseAddress)
    }
    let before = address()
    controller.open("item7")
    controller.send(.list(.update(Thing("item7@2"))))
    controller.resize(to: TerminalSize(columns: 40, rows: 24))
    controller.send(.list(.delete("item8")))
    #expect(address() == before)
    withExtendedLifetime(hook) {}
  }

  @Test func `of items with one identity the first is kept`() {
    let source = ArraySource([Thing("a@1"), Thing("b"), Thing("a@2")])
    #expect(source.items.map(\.text) == ["a@1", "b@1"])
    #expect(source.position(of: "b") == 1)
  }

  @Test func `positions follow insertions and removals`() {
    var source = ArraySource(["a", "b", "c"].map(Thing.init))
    source.insert(Thing("n"), at: 1)
    source.remove(at: 0)
    #expect(source.items.map(\.id) == ["n", "b", "c"])
    #expect(["a", "n", "b", "c"].map { source.position(of: $0) } == [nil, 0, 1, 2])
  }
}

private final class Counter: Sendable {
  private let calls = Mutex(0)
  func add() { calls.withLock { $0 += 1 } }
  var total: Int { calls.withLock { $0 } }
}
