/// The embedded texts, one table a language.
///
/// `Resources/embed.sh` makes the tables of `Resources/Localizable.xcstrings`, because reading that
/// would take longer than everything else before the first frame.
enum TextCatalogue {
  /// One text with its plural forms; a text without any has the form `other` only.
  struct Entry: Hashable, Sendable {
    var other: String
    var one: String?

    func text(for form: PluralForm) -> String { form == .one ? one ?? other : other }
  }

  /// The table of a language; its lines are looked for when first asked for, in microseconds.
  static func table(for language: Language) -> TextTable {
    switch language {
    case .english: english
    case .dutch: dutch
    }
  }

  private static let english = embedded(.english)
  private static let dutch = embedded(.dutch)

  private static func embedded(_ language: Language) -> TextTable {
    TextTable(
      EmbeddedStrings.texts(language.rawValue)?.withUTF8Buffer { unsafe Array($0) } ?? [])
  }
}
