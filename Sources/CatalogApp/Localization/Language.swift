/// A language that the program speaks.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case dutch = "nl"

  /// The language of the environment: Dutch for `nl` and `nl_…`, else English.
  package static func detect(_ environment: Environment) -> Language {
    let code = locale(environment)?.utf8.prefix {
      $0 != 0x5F && $0 != 0x2D && $0 != 0x2E && $0 != 0x40
    }
    return code.map { String(Substring($0)).lowercased() } == dutch.rawValue ? .dutch : .english
  }

  /// The locale of messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is neither unset
  /// nor empty (POSIX, Base Definitions §8.2).
  static func locale(_ environment: Environment) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
  }

  /// The form that a number takes by the plural rules of CLDR, which for whole numbers are the
  /// same in both languages.
  func pluralForm(of number: Int) -> PluralForm { number == 1 ? .one : .other }
}

/// A plural category of CLDR that English or Dutch has.
enum PluralForm: String, CaseIterable, Sendable {
  case one
  case other
}
