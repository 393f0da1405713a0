import Testing

@testable import CatalogApp

/// What the table has, every text made from it tells.
struct DocumentationTests {
  @Test(arguments: Language.allCases)
  func `help tells every command and option`(language: Language) {
    let texts = Texts(language)
    let program = HelpPage.program(texts, width: 80)
    for option in CommandTable.general {
      #expect(program.contains(option.synopsis))
    }
    for command in CommandTable.commands {
      #expect(program.contains("\n  \(command.name.rawValue) "))
      let page = HelpPage.command(command, texts, width: 80)
      for section in command.sections where section.title != .helpGeneral {
        for option in section.options { #expect(page.contains(option.synopsis)) }
      }
      for synopsis in command.synopses { #expect(page.contains("\n  \(synopsis) [")) }
    }
  }

  @Test(arguments: Language.allCases)
  func `the manual page tells every command, option, exit code and variable`(language: Language) {
    let page = ManPage.text(Texts(language), version: "1.2.3")
    for command in CommandTable.commands {
      #expect(page.contains("\n.SS \(command.name.rawValue)\n"))
    }
    for option in CommandTable.allOptions {
      #expect(page.contains(Roff.bold(option.name.spelling)))
      if let letter = option.letter { #expect(page.contains(Roff.bold("-\(letter)"))) }
    }
    for code in ExitCode.allCases {
      let places = page.ranges(of: Roff.bold(String(code.rawValue)))
      #expect(places.count == 1, "\(code.rawValue) stands there once")
    }
    for name in EnvironmentSpec.all.flatMap(\.names) { #expect(page.contains(Roff.bold(name))) }
  }

  @Test(arguments: CompletionShell.allCases)
  func `completions offer every command, option, value and dataset`(shell: CompletionShell) {
    let script = shell.script(Texts(.english), datasets: ["monsters", "zebras"])
    for command in CommandTable.commands { #expect(script.contains(command.name.rawValue)) }
    for option in CommandTable.allOptions {
      let spelling = shell == .fish ? "-l \(option.name.rawValue) " : option.name.spelling
      #expect(script.contains(spelling), "\(spelling)")
      for choice in option.value?.kind.choices ?? [] { #expect(script.contains(choice)) }
    }
    for keyword in ["get", "set", "path", "bash", "zsh", "fish", "zebras"] {
      #expect(script.contains(keyword))
    }
  }
}
