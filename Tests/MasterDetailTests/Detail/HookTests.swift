import MasterDetail
import TestSupport
import Testing

@MainActor struct HookTests {
  @Test func `a hook ends with its handle`() {
    let controller = makeController()
    controller.detailLoaded()
    var shown: [String] = []
    var handle: HookHandle? = controller.onDetail { shown.append($0?.id ?? "-") }
    controller.open("a")
    #expect(handle != nil)
    handle = nil
    controller.open("b")
    #expect(shown == ["a"])
  }

  @Test func `a cancelled hook is silent, others go on`() {
    let controller = makeController()
    controller.detailLoaded()
    var shown: [String] = []
    let one = controller.onDetail { shown.append("one \($0?.id ?? "-")") }
    let two = controller.onDetail { shown.append("two \($0?.id ?? "-")") }
    controller.open("a")
    one.cancel()
    controller.deselect()
    #expect(shown == ["one a", "two a", "two -"])
    withExtendedLifetime((one, two)) {}
  }

  @Test func `a hook may cancel another before its turn`() {
    let controller = makeController()
    controller.detailLoaded()
    var shown: [String] = []
    var later: HookHandle?
    let first = controller.onDetail { _ in later?.cancel() }
    later = controller.onDetail { shown.append($0?.id ?? "-") }
    controller.open("a")
    #expect(shown.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func `a hook may register another, which joins with the next change`() {
    let controller = makeController()
    controller.detailLoaded()
    var shown: [String] = []
    var later: [HookHandle] = []
    let first = controller.onDetail { _ in
      later.append(controller.onDetail { shown.append($0?.id ?? "-") })
    }
    controller.open("a")
    #expect(shown.isEmpty)
    controller.open("b")
    #expect(shown == ["b"])
    withExtendedLifetime(first) {}
  }

  @Test func `what a hook holds is released with its handle`() {
    let controller = makeController()
    weak var released: Recorder?
    var handle: HookHandle?
    do {
      let held = Recorder()
      released = held
      handle = controller.onDetail { _ in held.overflows += 1 }
    }
    #expect(handle != nil && released != nil)
    handle = nil
    #expect(released == nil)
  }
}
