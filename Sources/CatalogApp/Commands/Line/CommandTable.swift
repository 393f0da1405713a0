/// Every command and option.
package enum CommandTable {
  /// Options of every command.
  package static let common: [OptionSpec] = [
    OptionSpec("config", .file("FILE")),
    OptionSpec("color", .choice(["auto", "always", "never"])),
    OptionSpec("quiet", short: "q"),
    OptionSpec("help", short: "h"),
    OptionSpec("version"),
  ]

  package static let commands: [CommandSpec] = [
    CommandSpec(
      "monsters", options: rows + output,
      examples: ["catalog monsters", "catalog monsters --json"]),
    CommandSpec(
      "search", "TERM…", .terms, count: 1...1_000,
      options: [
        OptionSpec("in", .choice(["all", "music", "software", "ebooks"])),
        OptionSpec("country", .text("CC")),
        language,
        limit,
        OptionSpec("offline"),
        OptionSpec("timeout", .number("SECONDS", 1...600)),
        OptionSpec("from", .text("SOURCE")),
      ] + reading + output,
      examples: [
        "catalog search bach", "catalog search --in software --country NL notes",
        "catalog search --from people.csv smith",
      ]),
    CommandSpec(
      "list", "SOURCE", .sources, count: 1...1, options: rows + reading + output,
      examples: ["catalog list people.csv --where city=Ghent --sort name", "catalog list store"]),
    CommandSpec(
      "show", "SOURCE ITEM", .sources, count: 2...2,
      options: [OptionSpec("open")] + reading + output,
      examples: ["catalog show monsters cat-bot", "catalog show people.csv 3"]),
    CommandSpec(
      "info", "SOURCE", .sources, count: 1...1, options: reading + output,
      examples: ["catalog info people.csv"]),
    CommandSpec(
      "support", "[SOURCE ITEM]", .sources, count: 0...2, options: support,
      examples: [
        "catalog support monsters cat-bot --to help@example.org -o cat-bot.eml",
        "catalog support --to help@example.org --subject \"It broke\" -o - | less",
      ]),
    CommandSpec(
      "config", "get NAME | set NAME VALUE | list | path",
      .choices(["get", "set", "list", "path"]), count: 1...3, options: output,
      examples: ["catalog config set country NL"]),
    CommandSpec("doctor", options: output, examples: ["catalog doctor"]),
    CommandSpec(
      "help", "[COMMAND]", .commands, count: 0...1, examples: ["catalog help search"]),
    CommandSpec(
      "completions", "bash|zsh|fish", .choices(["bash", "zsh", "fish"]), count: 1...1,
      examples: ["catalog completions bash > ~/.local/share/bash-completion/completions/catalog"]),
    CommandSpec("man", examples: ["catalog man | man -l -"]),
    CommandSpec("version", examples: ["catalog --version"]),
  ]

  package static func command(_ name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  private static let output: [OptionSpec] = [
    OptionSpec("json"), OptionSpec("ndjson"), OptionSpec("csv"), OptionSpec("tsv"),
    OptionSpec("plain"),
  ]

  private static let limit = OptionSpec("limit", .number("N", 0...1_000_000_000))
  private static let language = OptionSpec("lang", .choice(["en", "nl"]))

  private static let reading: [OptionSpec] = [
    OptionSpec("format", .choice(["csv", "tsv", "json", "ndjson", "sqlite"])),
    OptionSpec("delimiter", .text("CHARACTER")),
    OptionSpec("encoding", .text("NAME")),
  ]

  private static let rows: [OptionSpec] = [
    OptionSpec("columns", .text("A,B")),
    OptionSpec("where", .text("COLUMN=VALUE"), repeats: true),
    OptionSpec("sort", .text("COLUMN")),
    OptionSpec("descending"),
    limit,
    OptionSpec("count"),
  ]

  private static let support: [OptionSpec] = [
    OptionSpec("to", .text("ADDRESS"), repeats: true),
    OptionSpec("output", short: "o", .file("FILE")),
    OptionSpec("force", short: "f"),
    OptionSpec("cc", .text("ADDRESS"), repeats: true),
    OptionSpec("bcc", .text("ADDRESS"), repeats: true),
    OptionSpec("from", .text("ADDRESS")),
    OptionSpec("reply-to", .text("ADDRESS")),
    OptionSpec("subject", .text("TEXT")),
    OptionSpec("body", .text("TEXT")),
    OptionSpec("body-file", .file("FILE")),
    OptionSpec("attach", .file("FILE"), repeats: true),
    OptionSpec("from-json", .file("FILE")),
    OptionSpec("no-diagnostics"),
    OptionSpec("mailto"),
    language,
    OptionSpec("date", .text("DATE")),
    OptionSpec("message-id", .text("ID")),
  ]
}
