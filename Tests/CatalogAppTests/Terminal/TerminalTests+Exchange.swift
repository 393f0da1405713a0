import Foundation
import Testing

extension TerminalTests {
  /// An export or import that a signal meets.
  struct ExchangeTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      // So many take seconds: long after the shell saw the first byte.
      let rows = (1...150_000).map { "\($0),Name \($0)\n" }.joined()
      _ = try folder.make("people.csv", "id,name\n" + rows)
    }

    @Test(arguments: [
      #"export "$HOME/people.csv" -o "$HOME/out.html""#,
      #"export "$HOME/people.csv" -o "$HOME/out.db""#,
      #"import "$HOME/people.csv" --into "$HOME/out.db""#,
    ])
    func `a signal ends it and leaves nothing behind`(_ words: String) async throws {
      let signal =
        #"(until ls -a "$HOME" | grep -q '^[.]catalog-'; do :; done; kill -TERM $$ && "#
        + #">"$HOME/sent") & "#
      let program = try TerminalProgram(
        words: ["sh", "-c", signal + #"exec "$CATALOG" "# + words], in: folder)
      try await program.value("the signal") { folder.text("sent") }
      #expect(try await program.exitStatus() == 128 + SIGTERM)
      let left = folder.names.filter { $0.hasPrefix("out") || $0.hasPrefix(".catalog") }
      #expect(left == [])
    }
  }
}
