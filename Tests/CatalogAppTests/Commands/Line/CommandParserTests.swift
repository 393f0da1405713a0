import CatalogApp
import Testing

struct CommandParserTests {
  private func parse(_ line: String) throws -> ParsedCommand {
    try CommandParser.parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "list --limit 3 people.csv --json", "--json list people.csv --limit=3",
    "list people.csv --limit 3 --json", "--quiet --json --limit 3 list people.csv -q",
    "list --json --limit 3 -- people.csv",
  ])
  func `options stand before or after words`(_ line: String) throws {
    let parsed = try parse(line)
    #expect(parsed.name == "list")
    #expect(parsed.words == ["people.csv"])
    #expect(parsed.value("limit") == "3")
    #expect(parsed.flag("json"))
  }

  @Test func `two hyphens end the options`() throws {
    #expect(try parse("search -- --json -q").words == ["--json", "-q"])
    #expect(try parse("search a - b").words == ["a", "-", "b"])
  }

  @Test func `letters may be joined, with their value`() throws {
    let parsed = try parse("support -qfodraft.eml --to a@b.test")
    #expect(parsed.flag("quiet"))
    #expect(parsed.flag("force"))
    #expect(parsed.value("output") == "draft.eml")
  }

  @Test func `values may be empty, look like options, and hold equals signs`() throws {
    #expect(try parse("support --subject=").value("subject") == "")
    #expect(try parse("support --subject --json").value("subject") == "--json")
    #expect(try parse("list x.csv --where a=b=c").values("where") == ["a=b=c"])
  }

  @Test func `options that may be given again keep their order`() throws {
    let parsed = try parse("support --attach b --attach=a --to x@y.test --to z@y.test")
    #expect(parsed.values("attach") == ["b", "a"])
    #expect(parsed.values("to") == ["x@y.test", "z@y.test"])
  }

  @Test func `the option of other programs prints a completion script`() throws {
    for line in ["--generate-completion-script zsh", "--generate-completion-script=zsh"] {
      let parsed = try parse(line)
      #expect(parsed.name == "completions")
      #expect(parsed.words == ["zsh"])
    }
  }

  @Test func `help and version need nothing else`() throws {
    #expect(try parse("show --help").flag("help"))
    #expect(try parse("--version").flag("version"))
    #expect(try parse("").name == nil)
  }

  @Test(arguments: [
    ("monstres", "There is no command ‘monstres’. Did you mean ‘monsters’?"),
    ("frobnicate", "There is no command ‘frobnicate’."),
    ("list x.csv --limt 3", "There is no option ‘--limt’ here. Did you mean ‘--limit’?"),
    ("monsters --to a@b.test", "There is no option ‘--to’ here."),
    ("list x.csv --lim 3", "There is no option ‘--lim’ here. Did you mean ‘--limit’?"),
    ("monsters -x", "There is no option ‘-x’ here."),
    ("list x.csv --limit", "The option --limit needs a value."),
    ("list x.csv --json=1", "The option --json takes no value."),
    ("list x.csv --limit -1", "--limit cannot be ‘-1’; it takes: 0 … 1000000000."),
    ("list x.csv --limit 1e3", "--limit cannot be ‘1e3’; it takes: 0 … 1000000000."),
    (
      "search x --in films",
      "--in cannot be ‘films’; it takes: all, music, software, ebooks."
    ),
    ("list x.csv --json --csv", "--json and --csv cannot both hold; choose one."),
    ("show monsters", "Something is missing: catalog show [OPTIONS] SOURCE ITEM"),
    ("search", "Something is missing: catalog search [OPTIONS] TERM…"),
    ("support monsters", "Something is missing: catalog support [OPTIONS] [SOURCE ITEM]"),
    ("monsters cat-bot", "‘cat-bot’ is one word too many: catalog monsters [OPTIONS]"),
    ("completions tcsh", "completions cannot be ‘tcsh’; it takes: bash, zsh, fish."),
    ("config frob", "config cannot be ‘frob’; it takes: get, set, list, path."),
  ])
  func `what is wrong is said in one sentence`(_ line: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.message(Texts(.english)) == message)
  }

  @Test func `messages are in Dutch too`() {
    #expect(
      UsageError.unknownCommand("monstres").message(Texts(.dutch))
        == "Er is geen opdracht ‘monstres’. Bedoelt u ‘monsters’?")
  }
}
