import Testing

@testable import CatalogApp

struct UsageErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var english: String
    var dutch: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ english: String, _ dutch: String) {
      self.arguments = arguments
      self.english = english
      self.dutch = dutch
    }
  }

  @Test(arguments: [
    Row(
      ["lst"], "catalog: there is no command ‘lst’; did you mean ‘list’?",
      "catalog: er is geen opdracht ‘lst’; bedoelde je ‘list’?"),
    Row(
      ["frobnicate"], "catalog: there is no command ‘frobnicate’; catalog help names them all.",
      "catalog: er is geen opdracht ‘frobnicate’; catalog help noemt ze allemaal."),
    Row(
      ["people.csv"],
      "catalog: there is no command ‘people.csv’; put ‘list’ before it to see what is in it.",
      "catalog: er is geen opdracht ‘people.csv’; zet er ‘list’ voor om te zien wat erin staat."),
    Row(
      [""], "catalog: there is no command ‘’; catalog help names them all.",
      "catalog: er is geen opdracht ‘’; catalog help noemt ze allemaal."),
    Row(
      ["help", "lsit"], "catalog help: there is no command ‘lsit’; did you mean ‘list’?",
      "catalog help: er is geen opdracht ‘lsit’; bedoelde je ‘list’?"),
    Row(
      ["list", "a", "--colums", "x"],
      "catalog list: there is no option ‘--colums’; did you mean ‘--columns’?",
      "catalog list: er is geen optie ‘--colums’; bedoelde je ‘--columns’?"),
    Row(
      ["list", "a", "--desc"],
      "catalog list: there is no option ‘--desc’; did you mean ‘--descending’?",
      "catalog list: er is geen optie ‘--desc’; bedoelde je ‘--descending’?"),
    Row(
      ["list", "a", "-x"],
      "catalog list: there is no option ‘-x’; catalog help list names them all.",
      "catalog list: er is geen optie ‘-x’; catalog help list noemt ze allemaal."),
    Row(
      ["monsters", "-json"],
      "catalog monsters: there is no option ‘-json’; did you mean ‘--json’?",
      "catalog monsters: er is geen optie ‘-json’; bedoelde je ‘--json’?"),
    Row(
      ["monsters", "-qx"],
      "catalog monsters: there is no option ‘-x’; catalog help monsters names them all.",
      "catalog monsters: er is geen optie ‘-x’; catalog help monsters noemt ze allemaal."),
    Row(
      ["--frobnicate"], "catalog: there is no option ‘--frobnicate’; catalog help names them all.",
      "catalog: er is geen optie ‘--frobnicate’; catalog help noemt ze allemaal."),
    Row(
      ["--in", "music", "monsters"],
      "catalog monsters: the option ‘--in’ is for other commands; catalog help monsters names "
        + "those for here.",
      "catalog monsters: de optie ‘--in’ hoort bij andere opdrachten; catalog help monsters "
        + "noemt wat hier kan."),
    Row(
      ["support", "--json"],
      "catalog support: the option ‘--json’ is for other commands; catalog help support names those "
        + "for here.",
      "catalog support: de optie ‘--json’ hoort bij andere opdrachten; catalog help support noemt "
        + "wat hier kan."),
    Row(
      ["list", "a", "--sort"], "catalog list: ‘--sort’ needs a value: --sort A,-B.",
      "catalog list: ‘--sort’ heeft een waarde nodig: --sort A,-B."),
    Row(
      ["list", "a", "--sort", "--"], "catalog list: ‘--sort’ needs a value: --sort A,-B.",
      "catalog list: ‘--sort’ heeft een waarde nodig: --sort A,-B."),
    Row(
      ["support", "--subject", "--to", "x"],
      "catalog support: ‘--subject’ needs a value: --subject TEXT; for one that begins with a dash "
        + "write --subject=--to.",
      "catalog support: ‘--subject’ heeft een waarde nodig: --subject TEXT; schrijf voor een die met "
        + "een streepje begint --subject=--to."),
    Row(
      ["support", "-o", "-f"],
      "catalog support: ‘-o’ needs a value: -o FILE; for one that begins with a dash write -o-f.",
      "catalog support: ‘-o’ heeft een waarde nodig: -o FILE; schrijf voor een die met een streepje "
        + "begint -o-f."),
    Row(
      ["monsters", "--json=yes"], "catalog monsters: ‘--json’ takes no value, but ‘yes’ was given.",
      "catalog monsters: ‘--json’ heeft geen waarde, maar kreeg ‘yes’."),
    Row(
      ["monsters", "-q=1"], "catalog monsters: ‘-q’ takes no value, but ‘1’ was given.",
      "catalog monsters: ‘-q’ heeft geen waarde, maar kreeg ‘1’."),
    Row(
      ["monsters", "--color", "sometimes"],
      "catalog monsters: ‘--color’ cannot be ‘sometimes’; choose from: auto, always, never.",
      "catalog monsters: ‘--color’ kan niet ‘sometimes’ zijn; kies uit: auto, always, never."),
    Row(
      ["search", "x", "--limit", "1e3"],
      "catalog search: ‘--limit’ must be a whole number from 1, not ‘1e3’.",
      "catalog search: ‘--limit’ moet een geheel getal vanaf 1 zijn, niet ‘1e3’."),
    Row(
      ["list", "a", "--limit", "-1"],
      "catalog list: ‘--limit’ must be a whole number from 0, not ‘-1’.",
      "catalog list: ‘--limit’ moet een geheel getal vanaf 0 zijn, niet ‘-1’."),
    Row(
      ["list", "a", "--limit", "99999999999999999999"],
      "catalog list: ‘--limit’ must be a whole number from 0, not ‘99999999999999999999’.",
      "catalog list: ‘--limit’ moet een geheel getal vanaf 0 zijn, niet ‘99999999999999999999’."),
    Row(
      ["search", "x", "--timeout", "+5"],
      "catalog search: ‘--timeout’ must be a whole number from 1 to 600, not ‘+5’.",
      "catalog search: ‘--timeout’ moet een geheel getal van 1 tot en met 600 zijn, niet ‘+5’."),
    Row(
      ["open", "a", "--size", "80"],
      "catalog open: ‘--size’ must be columns and rows from 1 to 1000, as in 80x24, not ‘80’.",
      "catalog open: ‘--size’ moet kolommen en regels van 1 tot en met 1000 noemen, zoals 80x24, "
        + "niet ‘80’."),
    Row(
      ["monsters", "--snapshot=html"],
      "catalog monsters: ‘--snapshot’ cannot be ‘html’; choose from: text, json.",
      "catalog monsters: ‘--snapshot’ kan niet ‘html’ zijn; kies uit: text, json."),
    Row(
      ["open", "a", "--snapshot", "json"],
      "catalog open: ‘json’ is one word too many; write: catalog open SOURCE",
      "catalog open: ‘json’ is een woord te veel; schrijf: catalog open SOURCE"),
    Row(
      ["monsters", "--json", "--csv"],
      "catalog monsters: ‘--json’ and ‘--csv’ exclude each other; give only one of them.",
      "catalog monsters: ‘--json’ en ‘--csv’ sluiten elkaar uit; geef er maar één."),
    Row(
      ["support", "--body", "x", "--body-file", "y"],
      "catalog support: ‘--body’ and ‘--body-file’ exclude each other; give only one of them.",
      "catalog support: ‘--body’ en ‘--body-file’ sluiten elkaar uit; geef er maar één."),
    Row(
      ["list"], "catalog list: SOURCE is missing; write: catalog list SOURCE",
      "catalog list: SOURCE ontbreekt; schrijf: catalog list SOURCE"),
    Row(
      ["search"], "catalog search: TERM is missing; write: catalog search TERM…",
      "catalog search: TERM ontbreekt; schrijf: catalog search TERM…"),
    Row(
      ["support", "monsters"],
      "catalog support: ITEM is missing; write: catalog support SOURCE ITEM",
      "catalog support: ITEM ontbreekt; schrijf: catalog support SOURCE ITEM"),
    Row(
      ["config"], "catalog config: a word is missing; choose from: get, set, unset, list, path.",
      "catalog config: er ontbreekt een woord; kies uit: get, set, unset, list, path."),
    Row(
      ["config", "put"],
      "catalog config: ‘put’ is not possible here; choose from: get, set, unset, list, path.",
      "catalog config: ‘put’ kan hier niet; kies uit: get, set, unset, list, path."),
    Row(
      ["config", "set", "theme"],
      "catalog config: VALUE is missing; write: catalog config set KEY VALUE",
      "catalog config: VALUE ontbreekt; schrijf: catalog config set KEY VALUE"),
    Row(
      ["config", "list", "theme"],
      "catalog config: ‘theme’ is one word too many; write: catalog config list",
      "catalog config: ‘theme’ is een woord te veel; schrijf: catalog config list"),
    Row(
      ["list", "my", "file.csv"],
      "catalog list: ‘file.csv’ is one word too many; write: catalog list SOURCE",
      "catalog list: ‘file.csv’ is een woord te veel; schrijf: catalog list SOURCE"),
    Row(
      ["completions", "ksh"],
      "catalog completions: ‘ksh’ is not possible here; choose from: bash, zsh, fish.",
      "catalog completions: ‘ksh’ kan hier niet; kies uit: bash, zsh, fish."),
    Row(
      ["--generate-completion-script"],
      "catalog completions: SHELL is missing; write: catalog completions SHELL",
      "catalog completions: SHELL ontbreekt; schrijf: catalog completions SHELL"),
  ])
  func `an error says what is wrong and what to do`(row: Row) {
    let error = #expect(throws: UsageError.self) { try CommandParser.parse(row.arguments) }
    #expect(error?.text(Texts(.english)) == row.english)
    #expect(error?.text(Texts(.dutch)) == row.dutch)
  }

  @Test func `words from outside cannot drive the terminal or fill it`() throws {
    let hostile = "\u{1B}[2J\r\n" + String(repeating: "x", count: 100_000)
    let error = #expect(throws: UsageError.self) {
      try CommandParser.parse(["list", hostile, "b\u{7}"])
    }
    #expect(
      error?.text(Texts(.english))
        == "catalog list: ‘b␇’ is one word too many; write: catalog list SOURCE")
    let unknown = #expect(throws: UsageError.self) { try CommandParser.parse([hostile]) }
    let text = try #require(unknown?.text(Texts(.english)))
    #expect(text.hasPrefix("catalog: there is no command ‘␛[2J⏎xxx"))
    #expect(text.count < 160)
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }
}
