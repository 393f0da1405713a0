import Foundation
import Testing

extension TerminalTests {
  /// That the terminal is given back as it was, however the program ends.
  struct EndingTests {
    private func expectGivenBack(_ program: TerminalProgram) async throws {
      try await program.see("the normal screen") { !$0.isAlternate && $0.isCursorShown }
      #expect(program.leftSettingsAlone)
      let modes = PrivateModes(try await program.allOutput())
      #expect(modes.everSet.isSuperset(of: [1049, 2004, 1000, 1002, 1006]))
      #expect(modes.everReset.contains(7))
      #expect(modes.set == [7, 25])
    }

    @Test(arguments: [("q", 0), ("Q", 0), ("C-c", 130)])
    func `a key ends the program`(key: String, status: Int32) async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.press(key)
      #expect(try await program.exitStatus() == status)
      try await expectGivenBack(program)
    }

    /// Those that end a program which does not handle them, and only one system has some of them.
    private static let deadly: [Int32] = {
      let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
      #if os(Linux)
      return common + [SIGPOLL, SIGPWR, SIGSTKFLT, 34, 64]
      #else
      return common + [SIGEMT]
      #endif
    }()

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGABRT, SIGBUS] + deadly)
    func `a signal ends the program, and is told`(signal: Int32) async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      try await program.send(signal)
      #expect(try await program.exitStatus() == 128 + signal)
      try await expectGivenBack(program)
    }

    @Test(arguments: [SIGSEGV, SIGABRT])
    func `a crash whose backtrace is printed ends the program too`(signal: Int32) async throws {
      let program = try TerminalProgram(
        "monsters",
        environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,symbolicate=off,limit=1"])
      try await program.see("Identifier")
      try await program.send(signal)
      #expect(try await program.exitStatus() == 128 + signal)
      try await expectGivenBack(program)
    }

    @Test(arguments: [SIGPIPE, SIGXFSZ, SIGCHLD, SIGURG])
    func `a signal that nothing is done about leaves the screen`(signal: Int32) async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      try await program.send(signal)
      program.press("j")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
    }

    @Test func `a signal that is ignored stays so`() async throws {
      let program = try TerminalProgram(
        words: ["sh", "-c", "trap '' USR1; exec \"$CATALOG\" monsters"])
      try await program.see("Identifier")
      try await program.send(SIGUSR1)
      program.press("j")
      try await program.see("the second row") { $0.cursorLine.contains("› Dog-Bot") }
    }

    @Test func `a signal that comes at once finds nothing half done`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("another screen") { $0.isAlternate }
      try await program.send(SIGTERM)
      #expect(try await program.exitStatus() == 143)
      try await expectGivenBack(program)
    }

    @Test func `a signal during the start leaves nothing switched on`() async throws {
      for _ in 0..<4 {
        let program = try TerminalProgram("monsters")
        try await program.send(SIGTERM)
        #expect(try await program.exitStatus() == 143)
        try await program.see("the normal screen") { !$0.isAlternate && $0.isCursorShown }
        #expect(program.leftSettingsAlone)
        #expect(try await PrivateModes(program.allOutput()).set.isSubset(of: [7, 25]))
      }
    }

    @Test func `after a kill that nobody can catch the program starts as before`() async throws {
      let folder = try TemporaryFolder()
      do {
        let program = try TerminalProgram("monsters", in: folder)
        try await program.see("Identifier")
        try await program.send(SIGKILL)
        #expect(try await program.exitStatus() == 137)
      }
      let program = try TerminalProgram("monsters", in: folder)
      try await program.see("Identifier")
      program.press("q")
      #expect(try await program.exitStatus() == 0)
      try await expectGivenBack(program)
    }

    @Test func `a window that is closed ends the program`() async throws {
      let program = try TerminalProgram("monsters")
      try await program.see("Identifier")
      program.closeTerminal()
      try await program.ends()
    }

    @Test func `a terminal that is gone ends a program too that takes no hang-up`() async throws {
      let program = try TerminalProgram(
        words: ["sh", "-c", "trap '' HUP; exec \"$CATALOG\" monsters"])
      try await program.see("Identifier")
      program.closeTerminal()
      try await program.ends()
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal does not lose the place`(signal: Int32) async throws {
      let folder = try TemporaryFolder()
      do {
        let program = try TerminalProgram("monsters", in: folder)
        try await program.see("Identifier")
        program.press("G")
        try await program.see("the last row") { $0.cursorLine.contains("› Mini-Tomato-Bot") }
        try await program.send(signal)
        #expect(try await program.exitStatus() == 128 + signal)
      }
      let program = try TerminalProgram("monsters", in: folder)
      try await program.see("the last row") { $0.cursorLine.contains("› Mini-Tomato-Bot") }
    }

    @Test func `an error before the start stays on the normal screen`() async throws {
      let program = try TerminalProgram("open", "/no/such.csv")
      #expect(try await program.exitStatus() == 66)
      try await program.see("/no/such.csv")
      #expect(try await !program.allOutput().contains("\u{1B}"))
      #expect(program.leftSettingsAlone)
    }
  }
}

/// The modes that a program switched with `CSI ? … h` and `l`.
struct PrivateModes {
  private(set) var everSet: Set<Int> = []
  private(set) var everReset: Set<Int> = []
  /// Those that are on at last, of all that were touched.
  private(set) var set: Set<Int> = []

  init(_ output: String) {
    for part in output.components(separatedBy: "\u{1B}[?").dropFirst() {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard let mode = Int(digits) else { continue }
      switch part.dropFirst(digits.count).first {
      case "h":
        everSet.insert(mode)
        set.insert(mode)
      case "l":
        everReset.insert(mode)
        set.remove(mode)
      default: break
      }
    }
  }
}
