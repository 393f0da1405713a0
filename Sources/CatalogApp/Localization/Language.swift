/// A language that the program speaks.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case dutch = "nl"

  /// The language of the locale: `LC_ALL`, then `LC_MESSAGES`, then `LANG`; English by default.
  package static func detect(_ environment: Environment) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
    return locale?.utf8.starts(with: "nl".utf8) == true ? .dutch : .english
  }
}
