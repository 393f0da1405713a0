import Testing

@testable import CatalogApp

struct CommandParserTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var command: ParsedCommand
    var testDescription: String { arguments.joined(separator: " ") }

    init(
      _ arguments: [String], _ command: CommandName?, _ words: [String] = [],
      _ options: [OptionName: [String]] = [:]
    ) {
      self.arguments = arguments
      self.command = ParsedCommand(command: command, words: words, options: options)
    }
  }

  @Test(arguments: [
    Row([], nil),
    Row(["monsters"], .monsters),
    Row(["monsters", "--json"], .monsters, [], [.json: []]),
    Row(["--json", "monsters"], .monsters, [], [.json: []]),
    Row(["search", "miles", "davis"], .search, ["miles", "davis"]),
    Row(["search", ""], .search, [""]),
    Row(["list", "a.csv", "--limit", "5"], .list, ["a.csv"], [.limit: ["5"]]),
    Row(["list", "--limit=5", "a.csv"], .list, ["a.csv"], [.limit: ["5"]]),
    Row(["--limit", "5", "list", "a.csv"], .list, ["a.csv"], [.limit: ["5"]]),
    Row(["list", "a", "--where", "x=1", "--where=y=2"], .list, ["a"], [.where: ["x=1", "y=2"]]),
    Row(["list", "a", "--sort", "x", "--sort", "y"], .list, ["a"], [.sort: ["x", "y"]]),
    Row(["list", "a", "--sort="], .list, ["a"], [.sort: [""]]),
    Row(["list", "a", "--sort", ""], .list, ["a"], [.sort: [""]]),
    Row(["list", "a", "--sort", "-n,m"], .list, ["a"], [.sort: ["-n,m"]]),
    Row(["list", "a", "--sort=--x"], .list, ["a"], [.sort: ["--x"]]),
    Row(["list", "-"], .list, ["-"]),
    Row(["open", "a.csv"], .open, ["a.csv"]),
    Row(["open", "-"], .open, ["-"]),
    Row(["open", "everything"], .open, ["everything"]),
    Row(["open", "--snapshot", "a"], .open, ["a"], [.snapshot: ["text"]]),
    Row(["open", "a", "--snapshot=json"], .open, ["a"], [.snapshot: ["json"]]),
    Row(["--snapshot", "open", "a"], .open, ["a"], [.snapshot: ["text"]]),
    Row(["open", "a", "--size", "80x24"], .open, ["a"], [.size: ["80x24"]]),
    Row(["open", "a", "--keys", "j j"], .open, ["a"], [.keys: ["j j"]]),
    Row(["open", "a", "--keys=-"], .open, ["a"], [.keys: ["-"]]),
    Row(["open", "a", "--no-mouse", "--plain-ui"], .open, ["a"], [.noMouse: [], .plainUI: []]),
    Row(
      ["open", "store", "--country", "NL", "--offline", "--format=csv"], .open, ["store"],
      [.country: ["NL"], .offline: [], .format: ["csv"]]),
    Row(["monsters", "--snapshot"], .monsters, [], [.snapshot: ["text"]]),
    Row(["show", "a", "-1"], .show, ["a", "-1"]),
    Row(["search", "--", "--json"], .search, ["--json"]),
    Row(["--", "search", "-h"], .search, ["-h"]),
    Row(["search", "--", "--"], .search, ["--"]),
    Row(["search", "-q", "x"], .search, ["x"], [.quiet: []]),
    Row(["search", "x", "--from", "-"], .search, ["x"], [.from: ["-"]]),
    Row(["support"], .support),
    Row(["support", "a", "1", "-o", "b"], .support, ["a", "1"], [.output: ["b"]]),
    Row(["support", "-ob"], .support, [], [.output: ["b"]]),
    Row(["support", "-o=b"], .support, [], [.output: ["b"]]),
    Row(["support", "-o="], .support, [], [.output: [""]]),
    Row(["support", "-o", "-"], .support, [], [.output: ["-"]]),
    Row(["support", "-qfo", "b"], .support, [], [.quiet: [], .force: [], .output: ["b"]]),
    Row(["support", "-fob"], .support, [], [.force: [], .output: ["b"]]),
    Row(["support", "--subject="], .support, [], [.subject: [""]]),
    Row(["support", "--body=a\r\n=b"], .support, [], [.body: ["a\r\n=b"]]),
    Row(["support", "--to", "a", "--to", "b"], .support, [], [.to: ["a", "b"]]),
    Row(["config", "get", "theme"], .config, ["get", "theme"]),
    Row(["config", "set", "split", "-5"], .config, ["set", "split", "-5"]),
    Row(["config", "path", "--config", "x"], .config, ["path"], [.config: ["x"]]),
    Row(["help"], .help),
    Row(["help", "list"], .help, ["list"]),
    Row(["-h"], .help),
    Row(["--help", "list"], .help, ["list"]),
    Row(["list", "-h"], .help, ["list"]),
    Row(["list", "a", "b", "c", "--help", "--offline"], .help, ["list"]),
    Row(["--version"], .version),
    Row(["list", "--version"], .version),
    Row(["version", "--json"], .version, [], [.json: []]),
    Row(["completions", "zsh"], .completions, ["zsh"]),
    Row(["--generate-completion-script", "zsh"], .completions, ["zsh"]),
    Row(["--generate-completion-script=fish"], .completions, ["fish"]),
  ])
  func `a command line is read`(row: Row) throws {
    #expect(try CommandParser.parse(row.arguments) == row.command)
  }

  @Test func `accessors give values their types`() throws {
    let command = try CommandParser.parse([
      "search", "x", "--limit", "7", "--csv", "--color=never", "--lang", "nl",
    ])
    #expect(command.number(.limit) == 7)
    #expect(command.number(.timeout) == nil)
    #expect(command.outputFormat == .csv)
    #expect(command.color == .never)
    #expect(command.language == .dutch)
    #expect(command.has(.csv) && !command.has(.json))
  }

  @Test func `where nothing was said the defaults hold`() throws {
    let command = try CommandParser.parse(["support"])
    #expect(command.outputFormat == nil)
    #expect(command.color == .auto)
    #expect(command.language == nil)
    #expect(command.wantsDiagnostics)
    #expect(command.value(.to) == nil)
    #expect(command.values(.to) == [])
    #expect(try !CommandParser.parse(["support", "--no-diagnostics"]).wantsDiagnostics)
  }

  @Test func `the last value of an option counts, and a list keeps all`() throws {
    let command = try CommandParser.parse(["list", "a", "--sort", "x", "--sort", "y"])
    #expect(command.value(.sort) == "y")
    #expect(command.values(.sort) == ["x", "y"])
  }
}
