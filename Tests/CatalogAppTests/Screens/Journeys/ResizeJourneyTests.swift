import TerminalUI
import TestSupport
import Testing

@testable import CatalogApp

/// Somebody drags the edge of the window.
@MainActor struct ResizeJourneyTests {
  @Test(arguments: ["<", "< <", ">", "j <"])
  func `a picture of another size comes in the place of the one before`(_ keys: String) throws {
    let screen = try TestScreen("monsters")
    screen.seeNo("picture")
    try screen.press(keys)
    screen.seeNo("picture")
    try screen.resize(100, 30)
    screen.seeNo("picture")
  }

  nonisolated static let states: [(word: String, keys: String)] = [
    ("monsters", ""), ("monsters", "j j"), ("monsters", "j enter"), ("monsters", "space j"),
    ("monsters", "enter space"), ("monsters", "s j j"), ("monsters", "/ ice"),
    ("monsters", "/ e enter j"), ("monsters", "/ zebra"), ("monsters", "?"), ("monsters", "? G"),
    ("monsters", ": mouse"), ("monsters", "e somebody"), ("monsters", "e a@b.example enter"),
    ("monsters", "m"), ("monsters", "down m m"), ("monsters", "m m m"), ("monsters", "> > >"),
    ("monsters", "12"), ("monsters", "G s j j enter"), ("store", ""), ("store", "/ bach"),
    ("store", "/ bach enter"), ("store", "/ bach enter j enter"),
    ("store", "/ bach enter c c"), ("everything", ""), ("everything", "/ x"),
  ]

  @Test(arguments: states)
  func `narrow and wide again nothing is lost`(_ state: (word: String, keys: String)) throws {
    let screen = try TestScreen(state.word, ["--offline"])
    try screen.press(state.keys)
    try screen.pass(10_000)
    let (lines, selection, cursor) = (screen.lines, screen.selection, screen.cursor)
    for (width, height) in [(40, 12), (140, 45), (79, 24), (5, 2), (1, 1), (1_000, 3)] {
      try screen.resize(width, height)
      #expect(screen.selection == selection)
      #expect(screen.cursor == cursor)
      try screen.resize(80, 24)
      // A stack of columns leaves the focus on its top, so the keys may differ.
      #expect(
        screen.lines.dropLast() == lines.dropLast(), "\(state) at \(width)×\(height)")
    }
  }

  @Test(arguments: states)
  func `wide and narrow again nothing is lost`(_ state: (word: String, keys: String)) throws {
    let screen = try TestScreen(state.word, size: "40x12", ["--offline"])
    try screen.press(state.keys)
    try screen.pass(10_000)
    let lines = screen.lines
    for (width, height) in [(80, 24), (140, 45), (41, 12), (20, 5)] {
      try screen.resize(width, height)
      try screen.resize(40, 12)
      #expect(screen.lines == lines, "\(state) at \(width)×\(height)")
    }
  }

  @Test func `a text is read on where it was`() throws {
    let screen = try TestScreen(words: 600)
    try screen.press("enter ctrl-f ctrl-f")
    let (top, offset) = (screen.lines[1], screen.state.browser?.detail.offset)
    #expect((offset ?? 0) > 10)
    try screen.resize(40, 12)
    try screen.resize(80, 24)
    #expect(screen.lines[1] == top)
  }

  @Test func `a list keeps its place while the window changes`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("100 G")
    let lines = screen.lines
    for (width, height) in [(40, 12), (80, 10), (30, 40), (80, 24)] {
      try screen.resize(width, height)
      screen.see("row 100")
    }
    #expect(screen.lines[0] == lines[0])
    #expect(screen.selection == "100")
  }

  @Test func `a load that is under way goes on in another window`() throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ bach")
    screen.session.send(.key(KeyPress(.enter)))
    screen.session.send(.resized(Size(width: 40, height: 12)))
    #expect(screen.state.browser?.isLoading == true)
    try screen.settle()
    screen.see("› Johann", "Search: bach")
  }

  @Test func `a thousand sizes leave everything as it was`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("j j enter space")
    let lines = screen.lines
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let size = Size(
        width: Int.random(in: 1...200, using: &generator),
        height: Int.random(in: 1...60, using: &generator))
      screen.session.send(.resized(size))
      #expect(screen.grid.size == size)
    }
    try screen.resize(80, 24)
    #expect(screen.lines == lines)
    #expect(screen.selection == "explode-bot")
  }
}
