import Testing

@testable import TerminalUI

struct TitleBarTests {
  private let bar = TitleBar(button: "‹ Monsters", title: "Goblin", status: "3 of 12")

  @Test func `button, title and status with a rule between`() {
    #expect(bar.lines(40, 1) == ["‹ Monsters ─ Goblin ──────────── 3 of 12"])
    #expect(TitleBar(title: "Goblin").lines(12, 1) == ["Goblin ─────"])
    #expect(bar.styles(40, 1) == ["           a bbbbbb aaaaaaaaaaaa", "a: dim", "b: bold"])
  }

  @Test func `the status goes first, then the end of the button`() {
    #expect(bar.lines(28, 1) == ["‹ Monsters ─ Goblin ────────"])
    #expect(bar.lines(18, 1) == ["‹ Monste… ─ Goblin"])
    #expect(bar.lines(12, 1) == ["‹ M… ─ Gobl…"])
    #expect(bar.lines(10, 1) == ["‹ M… ─ Go…"])
    #expect(bar.lines(7, 1) == ["‹ Mons…"])
  }

  @Test func `a title that is too long is cut`() {
    let bar = TitleBar(button: "‹ Back", title: "日本の妖怪の名前", status: "1/2")
    #expect(bar.lines(20, 1) == ["‹ Back ─ 日本の妖怪…"])
    #expect(bar.lines(21, 1) == ["‹ Back ─ 日本の妖怪…"])
  }

  @Test func `the mouse finds the button`() {
    let rect = Rect(x: 3, y: 1, width: 40, height: 2)
    #expect(bar.buttonRect(in: rect) == Rect(x: 3, y: 1, width: 10, height: 1))
    #expect(TitleBar(title: "Goblin").buttonRect(in: rect) == nil)
    #expect(bar.buttonRect(in: Rect(Size(width: 0, height: 1))) == nil)
    #expect(bar.buttonRect(in: Rect(Size(width: 9, height: 0))) == nil)
  }

  @Test func `a status that does something stays while the title gives way`() {
    let bar = TitleBar(
      button: "‹ Back", title: "A goblin of the woods", status: "Date", keepsStatus: true)
    #expect(bar.lines(38, 1) == ["‹ Back ─ A goblin of the woods ── Date"])
    #expect(bar.lines(25, 1) == ["‹ Back ─ A goblin… ─ Date"])
    #expect(bar.statusRect(in: Rect(x: 2, y: 3, width: 25, height: 1))?.x == 23)
    // Where nothing would be left of the title it goes all the same.
    #expect(bar.lines(20, 1) == ["‹ Back ─ A goblin o…"])
    #expect(bar.statusRect(in: Rect(x: 0, y: 0, width: 20, height: 1)) == nil)
  }

  @Test func `without borders there is no rule`() {
    let plain = TitleBar(button: "‹ Back", title: "Goblin", status: "1", borders: .none)
    #expect(plain.lines(20, 1) == ["‹ Back   Goblin    1"])
  }

  @Test func `tiny bars`() {
    #expect(bar.lines(1, 1) == ["…"])
    #expect(bar.lines(3, 2) == ["‹ …", ""])
  }
}
