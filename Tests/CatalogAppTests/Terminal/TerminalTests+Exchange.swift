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

    @Test func `two imports make one database, each its table`() async throws {
      let rows = (1...20_000).map { "\($0),Name \($0)\n" }.joined()
      for name in ["some.csv", "pets.csv"] { _ = try folder.make(name, "id,name\n" + rows) }
      let both =
        #"cd "$HOME"; "$CATALOG" import some.csv --into 'out.db#some' & "#
        + #""$CATALOG" import pets.csv --into 'out.db#pets'; pets=$?; wait $!; some=$?; "#
        + #""$CATALOG" list 'out.db#some' --count >one; "$CATALOG" list 'out.db#pets' --count >two; "#
        + "exit $((pets + some))"
      let program = try TerminalProgram(words: ["sh", "-c", both], in: folder)
      #expect(try await program.exitStatus() == 0)
      #expect(folder.text("one") == "20000\n" && folder.text("two") == "20000\n")
      #expect(folder.names.filter { $0.hasPrefix(".catalog") || $0.hasPrefix("out") } == ["out.db"])
    }

    @Test(arguments: ["list x.csv --csv", "list x.csv --tsv", "export x.csv", "list x.csv --json"])
    func `data on a terminal do not drive it`(_ words: String) async throws {
      // Letters that a terminal would clear, and a C1 control that begins the same.
      _ = try folder.make("x.csv", "id,t\n1,keep\u{1B}[2J\u{9B}2Jend\n")
      let program = try TerminalProgram(
        words: ["sh", "-c", #"cd "$HOME"; "$CATALOG" \#(words); read -r line"#], in: folder)
      let view = try await program.see("end")
      #expect(view.contains("keep"))
    }

    @Test func `a file that may not grow leaves the database as it was`() async throws {
      _ = try folder.make("few.csv", "id,name\n1,Ann\n")
      let script =
        #"cd "$HOME"; "$CATALOG" import few.csv --into 'out.db#t'; cp out.db before; "#
        + #"(ulimit -f 500; "$CATALOG" import people.csv --into 'out.db#t' 2>said); code=$?; "#
        + "cmp out.db before && exit $code"
      let program = try TerminalProgram(words: ["sh", "-c", script], in: folder)
      #expect(try await program.exitStatus() == 74)
      #expect(folder.text("said")?.contains("out.db: the disk is full") == true)
      #expect(folder.names.filter { $0.hasPrefix("out") } == ["out.db"])
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
