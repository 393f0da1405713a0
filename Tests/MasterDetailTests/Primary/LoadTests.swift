import MasterDetail
import TestSupport
import Testing

/// Holds whoever waits until it is opened.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor struct LoadTests {
  @Test func `a load lands`() async {
    let controller = makeController(nil)
    controller.load(" cat ") { query in [Thing(query ?? "-")] }
    #expect(controller.state.list.content == .loading(query: "cat"))
    await controller.loading?.value
    #expect(controller.items.map(\.id) == ["cat"])
    #expect(controller.state.list.content == .results(query: "cat"))
    #expect(controller.loading == nil)
  }

  @Test func `a superseded load is cancelled and cannot land`() async {
    let controller = makeController(nil)
    let gate = Gate()
    controller.load("old") { _ in
      await gate.wait()
      return [Thing("old")]
    }
    let old = controller.loading
    controller.load("new") { _ in [Thing("new")] }
    #expect(old?.isCancelled == true)
    await controller.loading?.value
    await gate.open()
    await old?.value
    #expect(controller.items.map(\.id) == ["new"])
  }

  @Test func `a load given up cannot land`() async {
    let controller = makeController()
    let gate = Gate()
    controller.load("cat") { _ in
      await gate.wait()
      return [Thing("cat")]
    }
    let task = controller.loading
    #expect(controller.send(.list(.cancelLoad)))
    #expect(task?.isCancelled == true)
    await gate.open()
    await task?.value
    #expect(controller.items.map(\.id) == ["a", "b", "c"])
    #expect(controller.state.list.content == .results(query: nil))
  }

  @Test func `a failure says why`() async {
    let controller = makeController(nil)
    controller.load("cat") { _ in throw Failure("The network is down; try again later.") }
    await controller.loading?.value
    #expect(
      controller.state.list.content == .failed(Failure("The network is down; try again later.")))
  }

  @Test func `a blank query starts nothing and leaves a running load alone`() async {
    let controller = makeController(nil)
    controller.load("cat") { _ in [Thing("cat")] }
    let task = controller.loading
    controller.load("  ") { _ in [Thing("blank")] }
    #expect(task?.isCancelled == false)
    await task?.value
    #expect(controller.items.map(\.id) == ["cat"])
  }

  @Test func `a load sent while announcing starts in its turn`() async {
    let controller = makeController()
    let delegate = Recorder()
    controller.delegate = delegate
    delegate.onToken = { token in
      guard token.hasPrefix("selection") else { return }
      controller.load("cat") { _ in [Thing("cat")] }
      #expect(controller.loading == nil)
    }
    controller.open("a")
    await controller.loading?.value
    #expect(controller.items.map(\.id) == ["cat"])
  }

  @Test func `a running load does not keep its controller, which cancels it`() async {
    let gate = Gate()
    var controller: MasterDetailController? = makeController(nil)
    weak let released = controller
    controller?.load("cat") { _ in
      await gate.wait()
      return []
    }
    let task = controller?.loading
    controller = nil
    #expect(released == nil)
    #expect(task?.isCancelled == true)
    await gate.open()
    await task?.value
  }
}
