import Foundation
import Testing

extension TerminalTests {
  /// What the environment says of the terminal is believed.
  struct EnvironmentTests {
    @Test func `NO_COLOR leaves colours out`() async throws {
      let program = try TerminalProgram("monsters", environment: ["NO_COLOR": "1"])
      try await program.see("Identifier")
      program.press("j", "/")
      try await program.see("the field") { $0.cursor.row <= 1 }
      let parameters = SGRParameters(try await program.allOutput())
      #expect(parameters.all.contains(7))
      #expect(parameters.all.isDisjoint(with: Array(30...49) + Array(90...107)))
    }

    @Test func `with colours pictures have some`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("▀▀▀▀")
      #expect(try await SGRParameters(program.allOutput()).all.contains(38))
    }

    @Test(arguments: ["dumb", nil, "no-such-term"] as [String?])
    func `a terminal that cannot be addressed gets a sentence`(name: String?) async throws {
      let program = try TerminalProgram("open", "monsters", environment: ["TERM": name])
      #expect(try await program.exitStatus() == 69)
      try await program.see("catalog: this terminal cannot show a full screen")
      #expect(try await !program.allOutput().contains("\u{1B}"))
      #expect(program.leftSettingsAlone)
    }

    @Test(arguments: [("tmux-256color", true), ("linux", false), ("vt100", false)])
    func `questions go only where they are not printed`(name: String, isAsked: Bool) async throws {
      let program = try TerminalProgram("monsters", environment: ["TERM": name])
      try await program.see("Identifier")
      program.press("j")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
      for question in ["\u{1B}[?2026$p", "\u{1B}]11;?", "\u{1B}[c"] {
        #expect(program.outputSoFar.contains(question) == isAsked)
      }
      #expect(program.outputSoFar.contains("\u{1B}[?2026h") == false || isAsked)
      // Nor is the title of the window anybody's but its own.
      for title in ["\u{1B}]0;", "\u{1B}]1;", "\u{1B}]2;"] {
        #expect(!program.outputSoFar.contains(title))
      }
    }

    @Test func `a terminal that cannot be addressed shows lists as lines`() async throws {
      let program = try TerminalProgram("monsters", environment: ["TERM": "dumb"])
      #expect(try await program.exitStatus() == 0)
      try await program.see("Mini-Tomato-Bot")
      #expect(try await !program.allOutput().contains("\u{1B}"))
    }

    @Test func `a locale without UTF-8 shows ASCII in straight columns`() async throws {
      let program = try TerminalProgram("monsters", environment: ["LC_ALL": "C"])
      let view = try await program.see("Identifier")
      #expect(try await program.allOutput().utf8.allSatisfy { $0 < 0x80 })
      let columns = view.lines[1..<23].map { line in
        line.utf8.enumerated().first { $0.element == UInt8(ascii: "|") }?.offset
      }
      #expect(Set(columns).count == 1 && columns[0] != nil)
    }

    @Test(arguments: [("tmux-256color", true), ("linux", false)])
    func `links are sent where they are understood`(name: String, isSent: Bool) async throws {
      let program = try TerminalProgram(
        words: [
          "sh", "-c",
          "printf 'id,name,web\\n1,Ann,https://example.org/x\\n' >\"$HOME/l.csv\"; "
            + "exec \"$CATALOG\" open \"$HOME/l.csv\"",
        ], environment: ["TERM": name, "TMUX": isSent ? "/tmp/t,1,1" : nil])
      try await program.see("https://example.org/x")
      let links = try await program.allOutput().components(separatedBy: "\u{1B}]8;").dropFirst()
      #expect(links.contains { $0.contains(";https://example.org/x\u{1B}\\") } == isSent)
      #expect(links.isEmpty != isSent)
    }
  }
}

/// The numbers in all `CSI … m`.
struct SGRParameters {
  private(set) var all: Set<Int> = []

  init(_ output: String) {
    for part in output.components(separatedBy: "\u{1B}[").dropFirst() {
      let body = part.prefix { $0.isASCII && ($0.isNumber || $0 == ";" || $0 == ":") }
      guard part.dropFirst(body.count).first == "m" else { continue }
      all.formUnion(body.split { $0 == ";" || $0 == ":" }.compactMap { Int($0) })
    }
  }
}
