import Foundation
import Testing

extension TerminalTests {
  /// A batch of drafts that a signal meets.
  struct BatchTests {
    /// So many that they take seconds: long after the shell saw the first one.
    private static let count = 4_000
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let rows = (1...Self.count).map { "\($0),Name \($0)\n" }.joined()
      _ = try folder.make("people.csv", "id,name\n" + rows)
    }

    /// Starts the batch behind a line of the shell, which sends the signal once a draft is there;
    /// the tests themselves can be too busy to notice in time.
    private func run(_ line: String) async throws -> TerminalProgram {
      let signal =
        #"(until ls "$HOME/d" 2>/dev/null | grep -q eml; do :; done; kill -TERM $$ && "#
        + #">"$HOME/sent") & "#
      let batch =
        #"exec "$CATALOG" support "$HOME/people.csv" --all --to a@b.example -o "$HOME/d""#
      let program = try TerminalProgram(words: ["sh", "-c", line + signal + batch], in: folder)
      try await program.value("the signal") { folder.text("sent") }
      return program
    }

    private var names: [String] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path("d"))
      return (names ?? []).filter { !$0.hasPrefix(".") }
    }

    @Test func `a signal ends it behind a whole draft`() async throws {
      let program = try await run("")
      #expect(try await program.exitStatus() == 128 + SIGTERM)
      #expect(names.count < Self.count)
      let all = try FileManager.default.contentsOfDirectory(atPath: folder.path("d"))
      #expect(all.count == names.count)
      for name in names {
        let text = try String(contentsOfFile: folder.path("d/" + name), encoding: .utf8)
        #expect(text.hasSuffix("--\r\n"))
      }
    }

    @Test func `a signal that is ignored does nothing`() async throws {
      let program = try await run("trap '' TERM; ")
      #expect(try await program.exitStatus() == 0)
      #expect(names.count == Self.count)
    }
  }
}
