import Foundation
import Testing

@testable import CatalogApp

/// What the command line does about the full screen, where there is no terminal.
@MainActor struct OpenCommandTests {
  private struct Run {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: [String], _ variables: [String: String] = [:]) async throws -> Run {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let environment = ["HOME": home.url.path, "TERM": "xterm-256color"].merging(variables) { $1 }
    let code = await Program.run(
      words, environment: Environment(environment), output: output.stream, errors: errors.stream)
    return Run(code: code, output: try output.text(), errors: try errors.text())
  }

  @Test(arguments: [
    ("monsters", "catalog list monsters --plain"),
    ("./a/people-2.csv", "catalog list ./a/people-2.csv --plain"),
    ("my list.csv", "catalog list 'my list.csv' --plain"),
    ("app.db#t", "catalog list 'app.db#t' --plain"),
    ("it's.csv", "catalog list 'it'\\''s.csv' --plain"),
    ("everything", "catalog search TERM --from everything --plain"),
  ])
  func `without a terminal the way to lines is named`(_ word: String, _ way: String) async throws {
    let run = try await run(["open", word])
    #expect(run.code == .unavailable)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "catalog: a full screen takes a terminal for input and output; for lines write: \(way)\n"
    )
  }

  @Test func `the refusal is told in the language of the reader`() async throws {
    let run = try await run(["open", "monsters"], ["LANG": "nl_NL.UTF-8"])
    #expect(run.errors.hasPrefix("catalog: een volledig scherm heeft een terminal nodig"))
    #expect(run.errors.hasSuffix(" catalog list monsters --plain\n"))
  }

  @Test(arguments: [
    ["open", "monsters"], ["open", "a\u{1B}[2J.csv"], ["monsters"], ["monsters", "--plain-ui"], [],
    ["open", "x\u{1B}.csv", "--snapshot"], ["open", "monsters", "--size", "\u{1B}[H"],
  ])
  func `nothing that is said drives the terminal`(_ words: [String]) async throws {
    let run = try await run(words)
    #expect(!(run.output + run.errors).utf8.contains(0x1B))
    #expect(!(run.output + run.errors).isEmpty)
  }

  @Test(arguments: [
    ["monsters"], ["monsters", "--no-mouse"], ["monsters", "--idiom=phone"],
    ["monsters", "--size", "80x24", "--keys", "j"],
  ])
  func `a dataset is a list where the screen cannot be shown`(_ words: [String]) async throws {
    let run = try await run(words)
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("cat-bot\tCat-Bot\t"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    (["--json", "--snapshot"], "‘--json’ and ‘--snapshot’"),
    (["--snapshot=json", "--sort", "name"], "‘--sort’ and ‘--snapshot’"),
    (["--count", "--no-mouse"], "‘--count’ and ‘--no-mouse’"),
    (["--limit=2", "--size=80x24"], "‘--limit’ and ‘--size’"),
  ])
  func `a list and the screen are not asked for at once`(_ options: [String], _ pair: String)
    async throws
  {
    let run = try await run(["monsters"] + options)
    #expect(run.code == .wrongUse)
    #expect(
      run.errors == "catalog monsters: \(pair) exclude each other; give only one of them.\n")
  }

  @Test(arguments: [
    ("/no/such/file.csv", "catalog: /no/such/file.csv: there is no such file\n"),
    ("monstres", "catalog: No dataset is called ‘monstres’. Did you mean ‘monsters’?\n"),
  ])
  func `what is not there is told before the screen begins`(_ word: String, _ message: String)
    async throws
  {
    let run = try await run(["open", word, "--snapshot"])
    #expect(run.code == .noInput)
    #expect(run.output.isEmpty)
    #expect(run.errors == message)
  }

  @Test func `a config file that was named and is not there is told first`() async throws {
    let run = try await run(["open", "monsters", "--snapshot", "--config", "/no/c.json"])
    #expect(run.code == .noInput)
    #expect(run.errors.contains("/no/c.json"))
  }

  @Test func `a storefront has two letters`() async throws {
    let run = try await run(["open", "store", "--country", "Nederland"])
    #expect(run.code == .wrongUse)
    #expect(run.errors.contains("--country takes two letters"))
  }
}
