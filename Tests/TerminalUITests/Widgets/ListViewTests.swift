import Testing

@testable import TerminalUI

struct ListViewTests {
  private let rows = [
    ListView.Row("Goblin", subtitle: "Small and many", mark: "●"),
    ListView.Row("Dragon of the northern mountains", subtitle: "Fire"),
    ListView.Row("日本の妖怪", subtitle: "河童"),
    ListView.Row("Sold out", isDim: true),
  ]

  @Test func `rows show title, subtitle and mark`() {
    #expect(
      ListView(rows: rows, highlighted: 1).lines(40, 5) == [
        "  Goblin                 Small and ma… ●",
        "› Dragon of the northern mountains  Fire",
        "  日本の妖怪              河童",
        "  Sold out",
        "",
      ])
  }

  @Test func `a narrow row has no room for a subtitle`() {
    #expect(
      ListView(rows: rows, highlighted: 1).lines(24, 4) == [
        "  Goblin               ●",
        "› Dragon of the norther…",
        "  日本の妖怪",
        "  Sold out",
      ])
    #expect(
      ListView(rows: rows).lines(12, 4) == [
        "  Goblin   ●", "  Dragon of…", "  日本の妖怪", "  Sold out",
      ])
  }

  @Test func `the highlighted row is marked and in reverse video`() {
    let list = ListView(rows: [rows[0], rows[3]], highlighted: 0)
    #expect(
      list.styles(20, 2) == [
        "abbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccc", "a: bold reverse", "b: reverse", "c: dim",
      ])
  }

  @Test func `a dim row stays dim when it is highlighted`() {
    let list = ListView(rows: [ListView.Row("Sold out", isDim: true)], highlighted: 0)
    #expect(list.styles(9, 1) == ["abbbbbbbb", "a: bold dim reverse", "b: dim reverse"])
  }

  @Test func `without focus only the title stands out and the row keeps its mark`() {
    let list = ListView(rows: [rows[0]], highlighted: 0, isFocused: false)
    #expect(list.lines(28, 1) == ["› Goblin                   ●"])
    #expect(list.styles(28, 1) == ["a bbbbbb", "a: bold", "b: reverse"])
  }

  @Test func `stale rows are dim`() {
    let list = ListView(rows: [ListView.Row("Goblin")], isStale: true)
    #expect(list.styles(9, 2) == ["aaaaaaaaa", "", "a: dim"])
  }

  @Test func `a scroll bar takes the last column where not all is seen`() {
    let many = (1...4).map { ListView.Row("Row \($0) of many") }
    let list = ListView(rows: many, highlighted: 0, firstRow: 0, count: 100)
    #expect(list.lines(12, 4) == ["› Row 1 of…▐", "  Row 2 of…│", "  Row 3 of…│", "  Row 4 of…│"])
    #expect(
      list.styles(12, 2) == [
        "abbbbbbbbbb", "           c", "a: bold reverse", "b: reverse", "c: dim",
      ])
    let plain = ListView(rows: many, count: 100, borders: .none)
    #expect(plain.lines(12, 2) == ["  Row 1 of …", "  Row 2 of …"])
  }

  @Test func `two lines a row if there is room`() {
    let list = ListView(rows: rows, highlighted: 2, lineHeight: 2)
    #expect(
      list.lines(20, 7) == [
        "  Goblin          ●▐", "  Small and many   │", "  Dragon of the no…│",
        "  Fire             │",
        "› 日本の妖怪       │", "  河童             │", "                   │",
      ])
  }

  @Test func `lines of a row`() {
    #expect(ListView.lineHeight(width: 40, hasSubtitles: true) == 1)
    #expect(ListView.lineHeight(width: 40, hasSubtitles: true, density: .comfortable) == 2)
    #expect(ListView.lineHeight(width: 40, hasSubtitles: false, density: .comfortable) == 1)
    #expect(ListView.lineHeight(width: 5, hasSubtitles: true, density: .comfortable) == 1)
    #expect(ListView.rowsSeen(height: 7, lineHeight: 2) == 3)
    #expect(ListView.rowsSeen(height: -1, lineHeight: 0) == 0)
  }

  @Test func `the cursor stands on the highlighted title`() {
    let rect = Rect(x: 5, y: 3, width: 20, height: 4)
    #expect(ListView(rows: rows, highlighted: 2).cursorPoint(in: rect) == Point(x: 7, y: 5))
    #expect(
      ListView(rows: rows, highlighted: 1, lineHeight: 2).cursorPoint(in: rect)
        == Point(x: 7, y: 5))
    #expect(ListView(rows: rows).cursorPoint(in: rect) == nil)
    #expect(ListView(rows: rows, highlighted: 9).cursorPoint(in: rect) == nil)
    #expect(
      ListView(rows: rows, highlighted: 0).cursorPoint(in: Rect(Size(width: 1, height: 1)))
        == Point(x: 0, y: 0))
    #expect(
      ListView(rows: rows, highlighted: 3).cursorPoint(in: Rect(Size(width: 9, height: 3))) == nil)
  }

  @Test func `the mouse finds rows`() {
    let rect = Rect(x: 5, y: 3, width: 20, height: 5)
    let list = ListView(rows: rows, lineHeight: 2)
    #expect(list.row(at: Point(x: 5, y: 3), in: rect) == 0)
    #expect(list.row(at: Point(x: 24, y: 6), in: rect) == 1)
    // Half a row at the foot is not drawn.
    #expect(list.row(at: Point(x: 5, y: 7), in: rect) == nil)
    #expect(list.row(at: Point(x: 4, y: 3), in: rect) == nil)
  }

  @Test func `tiny lists show the mark first`() {
    let list = ListView(rows: rows, highlighted: 0, count: 100)
    #expect(list.lines(0, 0) == [])
    #expect(list.lines(1, 1) == ["›"])
    #expect(list.lines(3, 2) == ["› …", "  …"])
  }
}
