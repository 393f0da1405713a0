import Foundation
import Testing

extension TerminalTests {
  /// A batch of drafts that a signal meets.
  struct BatchTests {
    /// So many that it takes longer than a busy machine takes to notice the first ones.
    private static let count = 20_000
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let rows = (1...Self.count).map { "\($0),Name \($0)\n" }.joined()
      _ = try folder.make("people.csv", "id,name\n" + rows)
    }

    /// Starts the batch behind a line of the shell, and sends the signal once the first drafts are
    /// there.
    private func run(_ line: String, limit: Int = count) async throws -> TerminalProgram {
      let batch =
        #"exec "$CATALOG" support "$HOME/people.csv" --all --to a@b.example -o "$HOME/d""#
        + " --limit \(limit)"
      let program = try TerminalProgram(words: ["sh", "-c", line + batch], in: folder)
      try await program.value("the first drafts") { names.isEmpty ? nil : names }
      try await program.send(SIGTERM)
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
      let program = try await run("trap '' TERM; ", limit: 4_000)
      #expect(try await program.exitStatus() == 0)
      #expect(names.count == 4_000)
    }
  }
}
