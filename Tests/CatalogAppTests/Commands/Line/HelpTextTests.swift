import CatalogApp
import Testing

struct HelpTextTests {
  @Test(arguments: Language.allCases)
  func `every command and option is in help, man page and completions`(_ language: Language) {
    let texts = Texts(language)
    let help = HelpText(texts, width: 80)
    let man = ManPage(texts).text.replacing("\\-", with: "-")
    let scripts = Completions.allCases.map { $0.script(texts) }
    for command in CommandTable.commands {
      #expect(help.overview.contains("  " + command.name + " "))
      #expect(man.contains(command.usage))
      #expect(scripts.allSatisfy { $0.contains(command.name) })
      let own = help.command(command)
      for option in command.options + CommandTable.common {
        #expect(own.contains("--" + option.name))
        #expect(man.contains("--" + option.name))
        #expect(scripts.allSatisfy { $0.contains(option.name) })
      }
    }
  }

  @Test(arguments: [40, 60, 80, 200], Language.allCases)
  func `no line of prose is wider than its room`(_ width: Int, _ language: Language) {
    let help = HelpText(Texts(language), width: width)
    for line in help.overview.split(separator: "\n") where !line.hasPrefix("  ") {
      #expect(line.count <= min(width, 100))
    }
  }

  @Test func `the help of a command shows it in use`() throws {
    let command = try #require(CommandTable.command("help"))
    #expect(
      HelpText(Texts(.english), width: 80).command(command) == """
        Show help, also of one command.

        Usage: catalog help [COMMAND]

        Examples:
          catalog help search

        Options of every command:
          --config FILE              Read settings from this file instead of the usual
                                     one.
          --color auto|always|never  Emphasise on terminals, always, or never.
          -q, --quiet                Say nothing but errors beside the result.
          -h, --help                 Show help.
          --version                  Print the version.

        """)
  }
}
