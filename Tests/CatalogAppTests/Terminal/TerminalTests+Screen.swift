import Testing

extension TerminalTests {
  /// What is to be seen first, after keys, and after the window changed.
  struct ScreenTests {
    private static let sizes = [WindowSize(40, 12), WindowSize(80, 24), WindowSize(140, 45)]

    @Test(arguments: sizes)
    func `the first screen fills the window, and is the one that can be printed`(
      size: WindowSize
    ) async throws {
      let program = try TerminalProgram("monsters", size: size)
      let printed = try program.printedScreen(size)
      #expect(printed.count == size.height)
      let view = try await program.see("the printed screen") { $0.lines == printed }
      #expect(view.isAlternate && view.isCursorShown && view.reportsMouse)
      #expect(view.cursorLine.contains("Cat-Bot"))
      #expect(view.contains("Identifier") == (size.width >= 80))
    }

    @Test(arguments: sizes)
    func `keys on the command line are pressed before anybody else can`(size: WindowSize)
      async throws
    {
      let program = try TerminalProgram("monsters", "--keys", "j j enter", size: size)
      let printed = try program.printedScreen(size, keys: "j j enter")
      try await program.see("the printed screen") { $0.lines == printed }
    }

    @Test func `without a word it shows the catalogues, and comes back to them`() async throws {
      let program = try TerminalProgram()
      try await program.see("the first catalogue") { $0.cursorLine.contains("Math Monsters") }
      program.press("Enter")
      try await program.see("Mini-Tomato-Bot")
      program.press("q")
      try await program.see("the first catalogue") { $0.cursorLine.contains("Math Monsters") }
      program.press("q")
      #expect(try await program.exitStatus() == 0)
    }

    @Test func `the cursor of the terminal stands on the selected row`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("the first row") { $0.cursorLine.hasPrefix("› Cat-Bot") }
      program.press("Down", "j")
      let third = try await program.see("the third row") { $0.cursorLine.contains("› Explode-Bot") }
      #expect(third.isCursorShown && third.cursor == (2, 3))
      program.press("Up")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
      program.press("G")
      try await program.see("the last row") { $0.cursorLine.contains("› Mini-Tomato-Bot") }
      #expect(program.view?.lines[0].contains("Mini-Tomato-Bot") == true)
    }

    @Test func `a window of any size keeps the selection`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Cat-Bot")
      program.press("j", "j", "j")
      try await program.see("the fourth row") { $0.cursorLine.contains("› Fire-Bot") }
      let sizes = [(40, 12), (120, 30), (1, 1), (80, 24)]
      for (width, height) in sizes {
        program.resize(width, height)
        try await program.see("a screen of \(width)x\(height)") { view in
          view.lines.count == height && (width < 40 || view.cursorLine.contains("Fire-Bot"))
        }
      }
      // What was on top of the small window has the keys now.
      try await program.see("both panes") { $0.contains("› Fire-Bot") && $0.contains("Ninja") }
    }

    @Test func `of many sizes the last one counts`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Cat-Bot")
      for step in 0..<20 { program.resize(140 - 5 * step, 45 - step) }
      program.resize(100, 30)
      let printed = try program.printedScreen(WindowSize(100, 30))
      try await program.see("the printed screen") { $0.lines == printed }
    }
  }
}
