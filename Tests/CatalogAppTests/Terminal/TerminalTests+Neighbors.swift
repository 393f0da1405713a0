import Foundation
import Testing

extension TerminalTests {
  /// Other programs: pipes, the browser, the clipboard, a second `catalog`.
  struct NeighborTests {
    private static let table =
      "printf 'id,name,web\\n1,Ann,\"https://example.org/a b?x=1&y=$HOME;z\"\\n"
      + "2,Bo,https://example.org/2\\n' >\"$HOME/l.csv\"; exec \"$CATALOG\" open \"$HOME/l.csv\""

    @Test func `into a pipe goes help, or the list`() async throws {
      let help = try TerminalProgram(
        words: ["sh", "-c", "{ \"$CATALOG\"; echo \"code $?\" >\"$HOME/code\"; } | cat"])
      #expect(try await help.exitStatus() == 0)
      #expect(help.folder.text("code") == "code 64\n")
      #expect(help.view?.contains("catalog") == true)
      #expect(try await !help.allOutput().contains("\u{1B}"))

      let list = try TerminalProgram(words: ["sh", "-c", "\"$CATALOG\" monsters | cat"])
      #expect(try await list.exitStatus() == 0)
      let view = try await list.see("Mini-Tomato-Bot")
      #expect(view.lines.filter { $0.contains("-Bot") || $0.contains("-bot") }.count == 6)
      #expect(try await !list.allOutput().contains("\u{1B}"))
    }

    @Test func `y copies through the terminal`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.press("y")
      let copy = try await program.value("the sequence") { () -> String? in
        let parts = program.outputSoFar.components(separatedBy: "\u{1B}]52;c;")
        guard parts.count > 1, let end = parts[1].firstIndex(of: "\u{7}") else { return nil }
        return Data(base64Encoded: String(parts[1][..<end])).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      #expect(copy.hasPrefix("Cat-Bot"))
      #expect(try await program.value("the clipboard") { program.clipboard } == copy)
    }

    @Test func `o gives the browser one argument, and no shell reads it`() async throws {
      let folder = try TemporaryFolder()
      let browser = try folder.make(
        "browser",
        "#!/bin/sh\nfor a; do printf '%s\\n' \"$a\"; done >\"$HOME/new\"\n"
          + "mv \"$HOME/new\" \"$HOME/opened\"\n")
      try #require(chmod(browser, 0o700) == 0)
      let program = try TerminalProgram(
        words: ["sh", "-c", Self.table], environment: ["BROWSER": browser], in: folder)
      try await program.see("Ann")
      program.press("j", "o")
      let opened = try await program.value("the browser") { folder.text("opened") }
      #expect(opened == "https://example.org/2\n")
    }

    @Test func `without a browser the whole address is shown`() async throws {
      let program = try TerminalProgram(
        words: ["sh", "-c", Self.table], environment: ["BROWSER": nil, "DISPLAY": nil])
      try await program.see("Ann")
      program.press("j")
      try await program.see("the second row") {
        $0.cursorLine.contains("› ") && $0.lines[0].contains("Bo")
      }
      program.press("o")
      try await program.see("a box with the address") { view in
        view.lines.filter { $0.contains("https://example.org/2") }.count > 1
      }
    }

    @Test func `of two programs none loses the place of the other`() async throws {
      let folder = try TemporaryFolder()
      let table = try folder.make("l.csv", "id,name\n1,Ann\n2,Bo\n3,Cy\n")
      let first = try TerminalProgram("monsters", in: folder)
      try await first.see("Identifier")
      let other = try TemporaryFolder()
      let state = folder.path("state")
      let second = try TerminalProgram(
        "open", table, environment: ["XDG_STATE_HOME": state], in: other)
      try await second.see("Ann")
      first.press("G")
      second.press("G")
      try await first.see("the last row") { $0.cursorLine.contains("› Mini-Tomato-Bot") }
      try await second.see("the last row") { $0.cursorLine.contains("› Cy") }
      first.press("Q")
      second.press("Q")
      #expect(try await first.exitStatus() == 0)
      #expect(try await second.exitStatus() == 0)
      let session = try #require(folder.text("state/catalog/session.json"))
      #expect(session.contains("mini-tomato-bot") && session.contains(table))
      let again = try TerminalProgram("monsters", in: folder)
      try await again.see("the last row") { $0.cursorLine.contains("› Mini-Tomato-Bot") }
    }
  }
}
