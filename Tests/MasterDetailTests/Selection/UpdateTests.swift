import MasterDetail
import TestSupport
import Testing

@MainActor struct UpdateTests {
  @Test func `a subscription begins with the next update and has no gaps`() async {
    let controller = makeController()
    controller.open("a")
    var updates = controller.updates.makeAsyncIterator()
    controller.open("b")
    controller.open("b")
    controller.open("c")
    let first = await updates.next()
    let second = await updates.next()
    #expect([first?.sequence, second?.sequence] == [3, 4])
    #expect([first?.state.selection?.id, second?.state.selection?.id] == ["b", "c"])
  }

  @Test func `a slow reader keeps the newest sixty-four and sees the gap`() async {
    let controller = makeController()
    controller.start()
    let stream = controller.updates
    for round in 1...100 { controller.open(round.isMultiple(of: 2) ? "a" : "b") }
    var updates = stream.makeAsyncIterator()
    let first = await updates.next()
    #expect(first?.sequence == 38)
    for _ in 1...62 { _ = await updates.next() }
    let last = await updates.next()
    #expect(last?.sequence == 101)
    #expect(last?.state.selection?.id == "a")
  }

  @Test func `streams end when the controller goes`() async throws {
    var controller: MasterDetailController? = makeController()
    controller?.start()
    let one = try #require(controller?.updates)
    let other = try #require(controller?.updates)
    controller?.open("a")
    controller = nil
    for stream in [one, other] {
      var sequences: [Int] = []
      for await update in stream { sequences.append(update.sequence) }
      #expect(sequences == [2])
    }
  }
}
