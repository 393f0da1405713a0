import MasterDetail
import Testing

@testable import CatalogApp

/// Somebody goes back, or goes.
@MainActor struct LeavingJourneyTests {
  @Test func `q quits where there is nothing to go back to`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("q")
    #expect(screen.exitCode == .done)
  }

  @Test func `q goes back first`() throws {
    let screen = try TestScreen(nil, size: "40x12")
    try screen.press("enter enter q")
    screen.see("› Cat-Bot", "‹ Catalogues")
    try screen.press("q")
    screen.see("› Math Monsters")
    #expect(screen.exitCode == nil)
    try screen.press("q")
    #expect(screen.exitCode == .done)
  }

  @Test(arguments: [
    "", "enter", "space", "s", "?", "f12", "e a@b.example enter", "m m m enter",
  ])
  func `Q quits from anywhere`(_ keys: String) throws {
    let screen = try TestScreen("monsters")
    try screen.press(keys)
    #expect(screen.exitCode == nil)
    try screen.press("Q")
    #expect(screen.exitCode == .done)
  }

  @Test(arguments: ["/ Q", ": Q", "e Q"])
  func `where somebody types Q is a letter`(_ keys: String) throws {
    let screen = try TestScreen("monsters")
    try screen.press(keys)
    #expect(screen.exitCode == nil)
  }

  @Test(arguments: ["escape", "backspace", "left", "h", "escape escape left"])
  func `back at the root goes nowhere`(_ keys: String) throws {
    for size in ["40x12", "80x24"] {
      let screen = try TestScreen("monsters", size: size)
      let lines = screen.lines.dropLast()
      try screen.press(keys)
      #expect(screen.exitCode == nil)
      #expect(screen.lines.dropLast() == lines)
    }
  }

  @Test func `escape at the root tells how to quit`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("escape")
    screen.see("Press q to quit.")
    try screen.press("j")
    screen.seeNo("Press q to quit.")
  }

  @Test func `a sentence goes by itself`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("escape")
    try screen.pass(3_999)
    screen.see("Press q to quit.")
    try screen.pass(1)
    screen.seeNo("Press q to quit.")
  }

  @Test func `H goes home from deep inside`() throws {
    let screen = try TestScreen("monsters", size: "40x12")
    try screen.press("enter H")
    screen.see("Catalogues", "› Math Monsters")
    try screen.press("escape")
    screen.see("Press q to quit.")
    try screen.press("G enter")
    screen.see("This list is empty")
    try screen.press("left")
    screen.see("This list is empty")
    try screen.press("escape")
    screen.see("› Everything stored")
  }

  @Test(arguments: ["?", ":", "f12", "e", "/ x", "/ ice enter", "space", "s", "enter"])
  func `escape takes away what lies on top, one after another`(_ keys: String) throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    let lines = screen.lines
    try screen.press("k " + keys)
    try screen.press("escape escape escape k")
    try screen.press("g")
    #expect(screen.state.modal == nil)
    #expect(Array(screen.lines) == lines)
  }

  @Test func `Ctrl-C gives up what is on top, and quits with nothing under way`() throws {
    let screen = try TestScreen("monsters")
    for keys in ["?", "/ ice"] {
      try screen.press(keys + " ctrl-c")
      #expect(screen.exitCode == nil && screen.state.modal == nil)
    }
    try screen.press("ctrl-c")
    #expect(screen.exitCode == .interrupted)
  }

  @Test(arguments: ["", "?", "/ x", "space"])
  func `Ctrl-Z leaves for the shell from anywhere`(_ keys: String) throws {
    let screen = try TestScreen("monsters")
    try screen.press(keys)
    let lines = screen.lines
    try screen.press("ctrl-z")
    guard case .suspend = screen.chores.last else {
      Issue.record("not suspended")
      return
    }
    #expect(screen.lines == lines)
  }

  @Test func `what cannot be opened is said, and nothing is left`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", "name\nAda\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("H Q")
    let again = try TestScreen(nil, home: home)
    again.see("people.csv")
    try FileRemoval.remove(path)
    try again.press("G enter")
    again.see("Catalogues", "Whoops...", "people.csv")
  }
}
