import Testing

extension TerminalTests {
  /// What is typed, pasted and pointed at.
  struct InputTests {
    @Test func `a paste is typed into the search field, without its marks`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.press("/")
      program.paste("tomato\nq")
      let view = try await program.see("tomato")
      #expect(view.contains("tomato"))
      #expect(!view.contains("200~") && !view.contains("201~"))
      // The letter was pasted, not pressed.
      program.press("C-u")
      try await program.see("an empty field") { !$0.contains("tomato") }
    }

    @Test func `a control character in a paste is text and does nothing`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.press("/")
      // With the marks typed, as no terminal takes anything out of what is typed.
      program.type("\u{1B}[200~aa\u{3}bb\u{1C}cc\u{1A}dd\u{1B}[201~")
      try await program.see("aa␃bb␜cc␚dd")
      program.press("C-u")
      try await program.see("an empty field") { !$0.contains("aa␃") }
    }

    @Test func `a paste of a megabyte is taken`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      let text = String(repeating: "long ", count: 200_000)
      program.paste(file: try program.folder.make("text", text))
      try await program.see("the end of the text") { $0.lines[1].contains("long long") }
      program.press("C-u")
      try await program.see("an empty field") { !$0.contains("long long") }
      program.press("Down")
      try await program.see("› Dog-Bot")
    }

    @Test func `reports of the window's focus are no keys`() async throws {
      let program = try TerminalProgram("monsters")
      let printed = try program.printedScreen(keys: "j")
      try await program.see("Identifier")
      program.type("\u{1B}[O\u{1B}[Ij")
      try await program.see("the second row alone") { $0.lines == printed }
    }

    @Test func `Escape alone acts at once, and only once`() async throws {
      let program = try TerminalProgram("monsters", size: WindowSize(40, 12))
      try await program.see("Cat-Bot")
      program.press("Enter")
      try await program.see("the detail") { $0.contains("Esc back") }
      let start = ContinuousClock.now
      program.press("Escape")
      try await program.see("the list") { $0.contains("Dog-Bot") }
      #expect(ContinuousClock.now - start < .seconds(1))
      program.press("j")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
    }

    @Test func `a key that comes in parts is one key`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.type("\u{1B}[", "B")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
      program.type("\u{1B}OB\u{1B}", "[B")
      try await program.see("the fourth row") { $0.cursorLine.contains("› Fire-Bot") }
      #expect(program.view?.contains("[B") == false)
    }

    @Test func `a click selects a row`() async throws {
      let program = try TerminalProgram("monsters")
      let row = try #require(try await program.see("Ice-Bot").row(of: "Ice-Bot"))
      program.click(5, row)
      try await program.see("the clicked row") {
        $0.cursorLine.contains("› Ice-Bot") && $0.lines[0].contains("Ice-Bot")
      }
    }

    @Test func `the wheel scrolls the list and leaves the selection`() async throws {
      let program = try TerminalProgram(
        words: [
          "sh", "-c",
          "(echo id,name; for i in $(seq 1 99); do echo $i,row-$i; done) >\"$HOME/l.csv\"; "
            + "exec \"$CATALOG\" open \"$HOME/l.csv\"",
        ])
      try await program.see("row-1 ")
      program.mouse(65, 5, 5)
      program.mouse(65, 5, 5)
      try await program.see("later rows") { !$0.contains("row-5 ") && $0.contains("row-20") }
      for _ in 0..<3 { program.mouse(64, 5, 5) }
      try await program.see("the first rows") { $0.contains("row-1 ") && $0.contains("row-2 ") }
    }

    @Test func `the divider follows the mouse`() async throws {
      let program = try TerminalProgram("monsters")
      let line = try await program.see("Identifier").lines[8]
      let column = try #require(line.firstIndex(of: "│").map { line.distance(to: $0) })
      program.mouse(0, column, 8)
      program.mouse(32, column + 6, 8)
      program.mouse(0, column + 6, 8, isUp: true)
      try await program.see("a wider list") { view in
        view.lines[8].firstIndex(of: "│").map { view.lines[8].distance(to: $0) } == column + 6
      }
      // After the button is up nothing follows.
      program.mouse(32, column, 8)
      program.press("j")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
      #expect(program.view?.lines[8].firstIndex(of: "│") != line.firstIndex(of: "│"))
    }

    @Test func `M gives the mouse back to the terminal, and takes it again`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.press("M")
      try await program.see("no mouse") { !$0.reportsMouse }
      program.press("M")
      try await program.see("a mouse") { $0.reportsMouse }
    }

    @Test func `--no-mouse never asks for the mouse`() async throws {
      let program = try TerminalProgram("monsters", "--no-mouse")
      try await program.see("Identifier")
      program.press("q")
      #expect(try await program.exitStatus() == 0)
      #expect(
        try await PrivateModes(program.allOutput()).everSet.isDisjoint(with: [
          1000, 1002, 1003, 1006,
        ]))
    }
  }
}

extension String {
  /// The cells before a character, in a line of narrow ones.
  fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}
