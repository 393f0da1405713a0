import Foundation
import Testing

extension TerminalTests {
  /// That a shell can stop the program and continue it.
  struct SuspendingTests {
    /// The begin of a loop of the shell that ends also where nobody ends the shell.
    private static let patiently = "for i in $(seq 500); do sleep 0.01;"

    private func bareShell() async throws -> TerminalProgram {
      let program = try TerminalProgram(
        words: ["bash", "--norc", "--noprofile", "--noediting", "-i"],
        environment: ["PS1": "ready> "])
      try await program.see("ready>")
      return program
    }

    /// A shell with the program in front.
    private func shell() async throws -> TerminalProgram {
      let program = try await bareShell()
      program.type("sh -c 'echo $$ >\"$HOME/child\"; exec \"$CATALOG\" monsters'; echo status $?\r")
      try await program.see("Identifier")
      return program
    }

    private func process(_ program: TerminalProgram) throws -> pid_t {
      try #require(program.folder.text("child").flatMap { pid_t($0.dropLast()) })
    }

    @Test func `Ctrl-Z stops the program, and fg shows it as it was`() async throws {
      let program = try await shell()
      program.press("j", "j")
      let printed = try program.printedScreen(keys: "j j")
      let before = try await program.see("the third item") { $0.lines == printed }
      program.press("C-z")
      let shell = try await program.see("the shell") { !$0.isAlternate && $0.contains("Stopped") }
      #expect(shell.isCursorShown && !shell.reportsMouse)
      program.type("stty -a | grep -o -- '-*icanon'; fg; echo end $?\r")
      let after = try await program.see("the same screen") { $0.lines == printed }
      #expect(after.isAlternate && after.reportsMouse && after.cursor == before.cursor)
      program.press("q")
      let end = try await program.see("end 0")
      #expect(end.lines.contains("icanon"))
    }

    @Test func `a window that changed meanwhile is drawn in its new size`() async throws {
      let program = try await shell()
      program.press("j", "j")
      try await program.see("the third row") { $0.cursorLine.contains("› Explode-Bot") }
      program.press("C-z")
      try await program.see("the shell") { !$0.isAlternate && $0.contains("Stopped") }
      program.resize(100, 30)
      program.type("fg\r")
      try await program.see("the selection") {
        $0.isAlternate && $0.lines.count == 30 && $0.cursorLine.contains("› Explode-Bot")
          && $0.lines[29].contains("?")
      }
    }

    @Test(arguments: [SIGTSTP, SIGSTOP])
    func `a stop from outside is the same`(signal: Int32) async throws {
      let program = try await shell()
      let printed = try program.printedScreen(keys: "G")
      program.press("G")
      try await program.see("the last item") { $0.lines == printed }
      try #require(kill(try process(program), signal) == 0)
      // A program that is stopped at once cannot leave its screen.
      try await program.see("the shell") { $0.text.contains("Stopped") }
      program.type("fg\r")
      try await program.see("the same screen") { $0.isAlternate && $0.lines == printed }
    }

    @Test func `started in the background it waits until it is in front`() async throws {
      let program = try await bareShell()
      program.type("\"$CATALOG\" monsters &\r")
      program.type("\(Self.patiently) jobs | grep Stopped && break; done; fg\r")
      let printed = try program.printedScreen()
      try await program.see("the screen") { $0.isAlternate && $0.lines == printed }
      program.press("j")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
    }

    @Test(arguments: [nil, SIGSTOP])
    func `a program that is stopped is ended by a signal, in the background`(stop: Int32?)
      async throws
    {
      let program = try await shell()
      if let stop {
        try #require(kill(try process(program), stop) == 0)
      } else {
        program.press("C-z")
      }
      try await program.see("the shell") { $0.contains("Stopped") && $0.contains("status") }
      program.type("kill %1; \(Self.patiently) kill -0 %1 2>/dev/null || break; done; jobs\r")
      let end = try await program.see("Exit 143")
      #expect(!end.isAlternate && end.isCursorShown && !end.reportsMouse)
    }

    @Test func `the answers of the terminal are not left to the shell`() async throws {
      let program = try await bareShell()
      program.type("\"$CATALOG\" monsters --keys q; echo end $?\r")
      try await program.see("end 0")
      program.type("echo done\r")
      let view = try await program.see("the line") { $0.lines.contains("done") }
      #expect(view.lines.contains("ready> echo done"))
    }

    @Test func `Ctrl-C in the shell's program ends it and not the shell`() async throws {
      let program = try await shell()
      program.press("C-c")
      try await program.see("the shell") { view in
        view.contains("status 130") && view.cursorLine.hasPrefix("ready>") && view.isCursorShown
      }
    }
  }
}
