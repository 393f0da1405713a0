import MasterDetail
import TestSupport
import Testing

@MainActor struct DelegateTests {
  @Test func `the delegate is held weakly`() {
    let controller = makeController()
    weak var released: Recorder?
    do {
      let delegate = Recorder()
      controller.delegate = delegate
      released = delegate
      controller.open("a")
      #expect(delegate.selections == ["->a"])
    }
    #expect(released == nil)
    #expect(controller.delegate == nil)
    #expect(controller.open("b"))
  }

  @Test func `a selection that stays is not told again`() {
    let controller = makeController()
    let delegate = Recorder()
    controller.delegate = delegate
    controller.open("a")
    controller.open("a")
    controller.resize(to: TerminalSize(columns: 40, rows: 24))
    controller.open("b")
    #expect(delegate.selections == ["->a", "a>b"])
  }

  @Test func `the first event starts the controller, starting twice is silent`() {
    let controller = makeController()
    let delegate = Recorder()
    controller.delegate = delegate
    controller.open("a")
    controller.start()
    #expect(
      delegate.tokens == [
        "content:primary:results", "items:primary:3",
        "layout:oneBesideSecondary:primary30+secondary69", "selection:primary:->a",
      ])
    #expect(controller.sequence == 2)
  }

  @Test func `an event sent while announcing waits until everybody was told`() {
    let controller = makeController()
    let delegate = Recorder()
    controller.delegate = delegate
    controller.detailLoaded()
    var order: [String] = []
    delegate.onToken = { token in
      order.append("delegate \(token)")
      if token == "selection:primary:->a" { #expect(controller.open("b")) }
    }
    let first = controller.onDetail { order.append("first hook \($0?.id ?? "-")") }
    let second = controller.onDetail { order.append("second hook \($0?.id ?? "-")") }
    let last = controller.onUpdate { order.append("update \($0.sequence)") }
    #expect(controller.open("a"))
    #expect(
      order == [
        "delegate selection:primary:->a", "delegate detail:a@1", "first hook a", "second hook a",
        "update 2", "delegate selection:primary:a>b", "delegate detail:b@1", "first hook b",
        "second hook b", "update 3",
      ])
    withExtendedLifetime((first, second, last)) {}
  }

  @Test func `an endless exchange is cut after sixteen follow-ups`() {
    let controller = makeController()
    let delegate = Recorder()
    controller.delegate = delegate
    delegate.onToken = { token in
      if token.hasPrefix("selection") { controller.open(token.hasSuffix("a") ? "b" : "a") }
    }
    controller.open("a")
    #expect(delegate.selections.count == 17)
    #expect(delegate.overflows == 1)
    delegate.onToken = { _ in }
    #expect(controller.open("c"))
    #expect(delegate.overflows == 1)
  }
}
