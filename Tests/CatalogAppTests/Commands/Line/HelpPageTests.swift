import Testing

@testable import CatalogApp

/// All help is in letters of one column, so that scalars are columns here.
struct HelpPageTests {
  @Test(arguments: Language.allCases, [40, 60, 80, 200])
  func `lines fit, but for examples and calls that are to be copied`(
    language: Language, width: Int
  ) {
    let texts = Texts(language)
    let pages =
      [HelpPage.program(texts, width: width), HelpPage.brief(texts, width: width)]
      + CommandTable.commands.map { HelpPage.command($0, texts, width: width) }
    for line in pages.joined(separator: "\n").split(separator: "\n")
    where !line.hasPrefix("  catalog ") {
      #expect(line.unicodeScalars.count <= min(width, 80), "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test(arguments: Language.allCases)
  func `no line is longer than 80 columns at full width`(language: Language) {
    for command in CommandTable.commands {
      for line in HelpPage.command(command, Texts(language), width: 80).split(separator: "\n") {
        #expect(line.unicodeScalars.count <= 80, "\(line)")
      }
    }
  }
}
