import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody uses the mouse.
@MainActor struct MouseJourneyTests {
  @Test func `a click shows a row, a double click goes to its text`() throws {
    let screen = try TestScreen("monsters")
    try screen.click(x: 4, y: 3)
    screen.see("› Explode-Bot", "BOOM!", "3/6")
    #expect(screen.state.browser?.isListActive == true)
    try screen.click(x: 4, y: 3)
    #expect(screen.state.browser?.isListActive == false)
  }

  @Test func `two slow clicks are no double click`() throws {
    let screen = try TestScreen("monsters")
    try screen.click(x: 4, y: 3)
    try screen.pass(401)
    try screen.click(x: 4, y: 3)
    #expect(screen.state.browser?.isListActive == true)
  }

  @Test func `in a stack one click opens, and the button goes back`() throws {
    let screen = try TestScreen("monsters", size: "40x12", ["--pictures=off"])
    try screen.click("Ice-Bot")
    screen.see("‹ Math Monsters", "Has A Chilling Effect")
    try screen.click("‹ Math Monsters")
    screen.see("› Ice-Bot", "Cat-Bot")
  }

  @Test func `a click behind the last row does nothing`() throws {
    let screen = try TestScreen("monsters")
    let lines = screen.lines
    for y in [8, 15, 22] { try screen.click(x: 3, y: y) }
    #expect(screen.lines == lines)
  }

  @Test func `clicks anywhere do no harm`() throws {
    for keys in ["", "space", "s", "?", ":", "e", "/ x", "m m", "enter", "f12"] {
      for size in ["80x24", "40x12", "3x2"] {
        let screen = try TestScreen("monsters", size: size, ["--pictures=off"])
        for y in stride(from: -1, to: 26, by: 4) {
          for x in stride(from: -1, to: 82, by: 7) {
            try screen.press("escape " + keys)
            try screen.click(x: x, y: y)
            for action in [MouseEvent.Action.wheelUp, .wheelDown, .wheelLeft, .move] {
              try screen.mouse(action, x: x, y: y)
            }
            try screen.mouse(.press(.right), x: x, y: y)
          }
        }
        #expect(screen.grid.lines.count == screen.state.size.height)
      }
    }
  }

  @Test func `the wheel scrolls what is under it`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.mouse(.wheelDown, x: 3, y: 5)
    screen.see("row 4", "row 25")
    screen.seeNo("› row")
    #expect(screen.cursor == "1" && screen.selection == "1")
    for _ in 0..<100 { try screen.mouse(.wheelDown, x: 3, y: 5) }
    screen.see("row 200")
    for _ in 0..<100 { try screen.mouse(.wheelUp, x: 3, y: 5) }
    screen.see("› row 1")

    let text = try TestScreen(words: 600)
    for _ in 0..<3 { try text.mouse(.wheelDown, x: 60, y: 5) }
    text.seeNo("word1 ")
    for _ in 0..<100 { try text.mouse(.wheelDown, x: 60, y: 5) }
    text.see("word600", "› first")
  }

  @Test func `a key after the wheel brings the cursor back`() throws {
    let screen = try TestScreen(rows: 200)
    for _ in 0..<20 { try screen.mouse(.wheelDown, x: 3, y: 5) }
    try screen.press("j")
    screen.see("› row 2")
  }

  @Test func `rows of a menu are chosen, and a click beside it closes it`() throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    try screen.press("space")
    try screen.click("Copy")
    screen.seeNo("Send Support Email")
    #expect(screen.chores.count == 1)
    try screen.press("space")
    try screen.click("Ice-Bot")
    screen.seeNo("Send Support Email")
    #expect(screen.selection == "cat-bot")
    try screen.press("space")
    try screen.click("Send Support Email")
    screen.see("Who gets it?")
  }

  @Test(arguments: ["?", "f12", "e a@b.example ctrl-s"])
  func `a click beside a box closes it, one inside does not`(_ keys: String) throws {
    let screen = try TestScreen("monsters")
    try screen.press(keys)
    let modal = screen.state.frames.modal
    try screen.click(x: modal.x + 4, y: modal.y + modal.height / 2)
    #expect(screen.state.modal != nil)
    try screen.click(x: 0, y: 0)
    #expect(screen.state.modal == nil)
  }

  @Test func `a click beside a draft goes back to its form, and one beside that does nothing`()
    throws
  {
    let screen = try TestScreen("monsters")
    try screen.press("e a@b.example enter")
    for _ in 1...2 {
      try screen.click(x: 0, y: 0)
      screen.see("To:      a@b.example")
    }
  }

  @Test func `a click on the field types, one on a category chooses it`() throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.click("Search:")
    #expect(screen.state.browser?.field.isTyping == true)
    try screen.type("bach")
    try screen.press("enter")
    try screen.click("Music")
    screen.see("[Music]", "Brandenburg")
    try screen.click("All")
    screen.see("[All]", "17")
  }

  @Test func `a tile is opened with a click`() throws {
    let screen = try TestScreen("store", size: "40x12", ["--offline", "--idiom=phone"])
    try screen.press("bach enter")
    try screen.click("Brandenburg")
    screen.see("‹ Search", "Brandenburg Concertos")
  }

  @Test func `a click on a dot turns the page and opens nothing`() throws {
    let screen = try TestScreen("store", size: "40x12", ["--offline", "--idiom=phone"])
    try screen.press("bach enter")
    let dots = try #require(screen.place(of: "● ·"))
    try screen.click(x: dots.x + 2, y: dots.y)
    screen.see("· ●", "Search: bach")
  }

  @Test func `the mouse can be left to the terminal`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("M")
    guard case .mouse(false) = screen.chores.last else {
      Issue.record("the terminal has not been told")
      return
    }
    try screen.click("Ice-Bot")
    #expect(screen.selection == "cat-bot")
    try screen.press("M")
    try screen.click("Ice-Bot")
    #expect(screen.selection == "ice-bot")

    let without = try TestScreen("monsters", ["--no-mouse"])
    try without.click("Ice-Bot")
    #expect(without.selection == "cat-bot")
  }
}
