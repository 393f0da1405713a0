import Testing

@testable import CatalogApp

/// Whole pages as they are printed.
struct HelpSnapshotTests {
  @Test(arguments: Language.allCases, [40, 80])
  func `the program's page shows examples, then commands, then options`(
    _ language: Language, _ width: Int
  ) throws {
    try Snapshot.expect(
      HelpPage.program(Texts(language), width: width), is: "help-\(language.rawValue)-\(width)")
  }

  @Test(arguments: Language.allCases)
  func `with nothing to do the help is short`(_ language: Language) throws {
    try Snapshot.expect(
      HelpPage.brief(Texts(language), width: 80), is: "help-brief-\(language.rawValue)")
  }

  @Test(arguments: CommandTable.commands.map(\.name), [40, 80])
  func `a command's page shows how to call it, then its options`(
    _ name: CommandName, _ width: Int
  ) throws {
    let command = try #require(CommandTable.spec(of: name))
    try Snapshot.expect(
      HelpPage.command(command, Texts(.english), width: width),
      is: "help-\(name.rawValue)-\(width)")
  }
}
