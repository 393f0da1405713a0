import MasterDetail
import TestSupport
import Testing

struct PopoverTests {
  @Test(arguments: [
    (CellRect(x: 60, y: 1, width: 8, height: 1), CellRect(x: 60, y: 2, width: 20, height: 6)),
    (CellRect(x: 75, y: 1, width: 4, height: 1), CellRect(x: 60, y: 2, width: 20, height: 6)),
    (CellRect(x: 0, y: 20, width: 4, height: 1), CellRect(x: 0, y: 14, width: 20, height: 6)),
    (CellRect(x: 0, y: 4, width: 4, height: 18), CellRect(x: 0, y: 18, width: 20, height: 6)),
    (CellRect(x: -5, y: 1, width: 4, height: 1), CellRect(x: 0, y: 2, width: 20, height: 6)),
  ])
  func `the frame is below the anchor, above it, or at the bottom`(
    _ anchor: CellRect, _ frame: CellRect
  ) {
    var popover = Popover("menu", on: .secondary, anchor: anchor)
    (popover.width, popover.height) = (20, 6)
    #expect(popover.frame(in: .classic) == frame)
  }

  @Test func `the frame fits the smallest screens`() {
    let anchor = CellRect(x: 0, y: 0, width: 1, height: 1)
    let popover = Popover("menu", on: .primary, anchor: anchor)
    #expect(
      popover.frame(in: TerminalSize(columns: 1, rows: 1))
        == CellRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Popover("menu", on: .primary).frame(in: .classic) == nil)
  }

  @Test func `one batch may present, choose and close`() {
    var model = MasterDetail(rows: Rows(texts: ["a"]))
    model.start()
    let popover = Popover("menu", on: .primary, actions: ["rate"])
    let outcome = model.apply(
      .batch([.split(.present(popover)), .split(.choose("rate")), .split(.popoverGone)]))
    #expect(outcome.changes.map(\.token) == ["action:menu:rate"])
  }
}
