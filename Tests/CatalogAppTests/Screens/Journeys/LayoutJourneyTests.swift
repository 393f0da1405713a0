import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody arranges the columns.
@MainActor struct LayoutJourneyTests {
  private func width(_ screen: TestScreen) -> Int? {
    screen.state.browser?.layout.pane(.primary)?.width
  }

  @Test func `the display modes come one after another`() throws {
    let screen = try TestScreen("monsters")
    let automatic = screen.lines.dropLast()
    try screen.press("m")
    screen.see("Layout:", "› Cat-Bot", "MEE-OW")
    try screen.press("m")
    #expect(screen.state.browser?.layout.toggleTitle == "Math Monsters")
    try screen.press("m")
    #expect(screen.state.browser?.layout.isCollapsed == true)
    screen.seeNo("Preferred Way To Kill")
    try screen.press("j enter")
    screen.see("‹ Math Monsters", "BOW-WOW")
    try screen.press("escape k m")
    #expect(screen.state.browser?.mode == .automatic)
    try screen.press("k k escape")
    try screen.pass(10_000)
    #expect(Array(screen.lines.dropLast()) == Array(automatic))
  }

  @Test func `over the detail the list comes and goes`() throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    try screen.press("m m")
    screen.see("≡ Math Monsters", "MEE-OW")
    screen.seeNo("Fire-Bot")
    try screen.click("≡ Math Monsters")
    screen.see("› Cat-Bot", "Fire-Bot")
    #expect(screen.state.browser?.layout.panes.first?.isOver == true)

    try screen.press("j enter")
    screen.see("≡ Math Monsters", "Dog-Bot", "Blowgun")
    screen.seeNo("Fire-Bot")
    try screen.press("t")
    screen.see("› Dog-Bot", "Fire-Bot")
  }

  @Test func `the list is hidden and shown`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("t")
    screen.see("≡ Math Monsters")
    screen.seeNo("Fire-Bot")
    #expect(screen.state.browser?.layout.isUsable(.primary) == false)
    #expect(screen.state.browser?.isListActive == false)
    try screen.press("t")
    screen.see("Fire-Bot")
  }

  @Test func `looking for something brings the hidden list back`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("t / ice")
    screen.see("/ ice", "› Ice-Bot")
  }

  @Test func `keys move the divider`() throws {
    let screen = try TestScreen("monsters")
    let usual = try #require(width(screen))
    try screen.press(">")
    #expect(width(screen) == usual + 2)
    try screen.press("3 >")
    #expect(width(screen) == usual + 8)
    try screen.press("<")
    #expect(width(screen) == usual + 6)
    try screen.press("=")
    #expect(width(screen) == usual)
    try screen.press("99 < 99 >")
    let (list, detail) = (
      try #require(width(screen)), screen.state.browser?.layout.panes.last?.width
    )
    #expect(list > 0 && (detail ?? 0) > 0)
  }

  @Test func `the mouse drags the divider, which keeps its share`() throws {
    let screen = try TestScreen("monsters", size: "100x24")
    let edge = try #require(width(screen))
    try screen.mouse(.press(.left), x: edge, y: 5)
    for x in [edge + 1, 35, 40] { try screen.mouse(.drag(.left), x: x, y: 6) }
    #expect(width(screen) == 40)
    try screen.mouse(.release(.left), x: 40, y: 6)
    try screen.mouse(.drag(.left), x: 20, y: 6)
    #expect(width(screen) == 40)

    try screen.resize(90, 24)
    #expect(width(screen) == 36)
    try screen.resize(40, 24)
    try screen.resize(100, 24)
    #expect(width(screen) == 40)

    let again = try screen.reopened("monsters", size: "90x24")
    #expect(width(again) == 36)
  }

  @Test(arguments: [-5, 0, 1, 79, 80, 5_000])
  func `dragged too far the divider stops`(_ x: Int) throws {
    let screen = try TestScreen("monsters")
    try screen.mouse(.press(.left), x: 24, y: 5)
    try screen.mouse(.drag(.left), x: x, y: 5)
    try screen.mouse(.release(.left), x: x, y: 5)
    let widths = screen.state.browser?.layout.panes.map(\.width) ?? []
    #expect(widths.count == 2 && widths.allSatisfy { $0 >= 10 })
    screen.see("Cat-Bot")
  }

  @Test func `the layout tells why it is so`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("f12")
    screen.see("80 × 24 cells", "regular", "oneBesideSecondary")
    try screen.resize(79, 24)
    screen.see("79 × 24 cells", "collapsed")
  }

  @Test func `tab goes round the panes`() throws {
    let screen = try TestScreen("monsters")
    for isList in [false, true, false] {
      try screen.press("tab")
      #expect(screen.state.browser?.isListActive == isList)
    }
    try screen.press("shift-tab")
    #expect(screen.state.browser?.isListActive == true)
  }
}
