import Testing

@testable import TerminalUI

struct MenuTests {
  private let rows: [Menu.Row] = [
    .init("Open in Browser", key: "o"),
    .init("Send Support Email", key: "e", disabledReason: "no address"),
    .init("Copy"),
  ]

  @Test func `a row has its label and its key, or why it cannot be chosen`() {
    let menu = Menu(rows: rows, highlighted: 0)
    #expect(
      menu.lines(33, 3) == [
        "› Open in Browser              o", "  Send Support Email  no address", "  Copy",
      ])
    #expect(
      menu.styles(33, 3) == [
        "abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "  cccccccccccccccccc  cccccccccc", "",
        "a: bold reverse", "b: reverse", "c: dim",
      ])
  }

  @Test func `a key is shown whole or not at all`() {
    let menu = Menu(rows: [.init("Reload", key: "ctrl-r")])
    #expect(menu.lines(17, 1) == ["  Reload  ctrl-r"])
    #expect(menu.lines(16, 1) == ["  Reload"])
    #expect(menu.lines(7, 1) == ["  Rel…"])
    #expect(Menu(rows: [rows[1]]).lines(28, 1) == ["  Send Support Email  no a…"])
  }

  @Test func `in its ideal width everything stands whole`() {
    let menu = Menu(rows: rows)
    #expect(menu.idealWidth == 33)
    #expect(menu.lines(menu.idealWidth, 3)[1].hasSuffix("no address"))
    #expect(menu.lines(menu.idealWidth - 1, 3)[1].hasSuffix("…"))
    #expect(Menu(rows: []).idealWidth == 3)
  }

  @Test func `the highlighted row is always seen`() {
    #expect(Menu(rows: rows, highlighted: 2).lines(12, 2) == ["  Send Sup…", "› Copy"])
    let rect = Rect(x: 2, y: 2, width: 12, height: 2)
    #expect(Menu(rows: rows, highlighted: 2).cursorPoint(in: rect) == Point(x: 4, y: 3))
  }

  @Test func `the mouse finds rows`() {
    let menu = Menu(rows: rows, highlighted: 2)
    let rect = Rect(x: 2, y: 2, width: 12, height: 2)
    #expect(menu.row(at: Point(x: 2, y: 1), in: rect) == nil)
    #expect(menu.row(at: Point(x: 2, y: 2), in: rect) == 1)
    #expect(menu.row(at: Point(x: 13, y: 3), in: rect) == 2)
    #expect(menu.row(at: Point(x: 14, y: 3), in: rect) == nil)
    #expect(
      Menu(rows: rows).row(at: Point(x: 2, y: 5), in: Rect(x: 2, y: 2, width: 5, height: 9)) == nil)
    #expect(Menu(rows: []).row(at: Point(x: 2, y: 2), in: rect) == nil)
  }

  @Test func `tiny menus`() {
    #expect(Menu(rows: rows, highlighted: 0).lines(1, 1) == ["›"])
    #expect(Menu(rows: rows, highlighted: 0).lines(3, 2) == ["› …", "  …"])
  }
}
