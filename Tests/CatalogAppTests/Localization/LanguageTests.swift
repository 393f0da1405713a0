import Testing

@testable import CatalogApp

struct LanguageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var environment: [String: String]
    var language: Language
    var testDescription: String { environment.description }
  }

  @Test(arguments: [
    Row(environment: [:], language: .english),
    Row(environment: ["LANG": "nl_NL.UTF-8"], language: .dutch),
    Row(environment: ["LANG": "nl"], language: .dutch),
    Row(environment: ["LANG": "nl-BE"], language: .dutch),
    Row(environment: ["LANG": "nl.UTF-8"], language: .dutch),
    Row(environment: ["LANG": "nl@euro"], language: .dutch),
    Row(environment: ["LANG": "nld_NL"], language: .english),
    Row(environment: ["LANG": "nds_NL"], language: .english),
    Row(environment: ["LANG": "C.UTF-8"], language: .english),
    Row(environment: ["LANG": "de_DE.UTF-8"], language: .english),
    Row(environment: ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "nl_NL"], language: .dutch),
    Row(environment: ["LC_ALL": "C", "LANG": "nl_NL"], language: .english),
    Row(environment: ["LC_MESSAGES": "nl_BE", "LANG": "en_GB"], language: .dutch),
    Row(environment: ["LC_ALL": "en_US", "LC_MESSAGES": "nl_BE"], language: .english),
    Row(environment: ["LC_CTYPE": "nl_NL", "LANGUAGE": "nl"], language: .english),
  ])
  func `the first variable that is not empty decides`(row: Row) {
    #expect(Language.detect(Environment(row.environment)) == row.language)
  }

  @Test(arguments: Language.allCases)
  func `only one is singular`(language: Language) {
    #expect(
      [0, 1, 2, 11, 21, -1].map(language.pluralForm) == [.other, .one]
        + Array(repeating: .other, count: 4))
  }
}
