import Tables

/// The embedded string catalogue, one table a language.
///
/// The form is that of Apple's `.xcstrings` files: `strings` → key → `localizations` → language →
/// either `stringUnit` or `variations.plural`, a `stringUnit` for each form.
enum TextCatalogue {
  /// One text with its plural forms; a text without any has the form `other` only.
  struct Entry: Hashable, Sendable {
    var other: String
    var one: String?

    func text(for form: PluralForm) -> String { form == .one ? one ?? other : other }
  }

  /// The texts of a language by key; parsed when first asked for, in about a millisecond.
  static func entries(for language: Language) -> [String: Entry] {
    switch language {
    case .english: english
    case .dutch: dutch
    }
  }

  private static let english = parse(embedded, language: .english) ?? [:]
  private static let dutch = parse(embedded, language: .dutch) ?? [:]

  private static var embedded: [UInt8] {
    EmbeddedStrings.localizable.withUTF8Buffer { unsafe Array($0) }
  }

  /// The texts of one language in a catalogue; nil if the bytes are no catalogue.
  static func parse(_ bytes: [UInt8], language: Language) -> [String: Entry]? {
    guard let strings = try? JSONParser.parse(bytes)["strings"]?.members else { return nil }
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(strings.count)
    for string in strings {
      entries[string.name] = string.value["localizations"]?[language.rawValue].flatMap(entry)
    }
    return entries
  }

  private static func entry(_ localization: JSONValue) -> Entry? {
    if let text = unit(localization) { return Entry(other: text) }
    let forms = localization["variations"]?["plural"]
    guard let other = forms?[PluralForm.other.rawValue].flatMap(unit) else { return nil }
    return Entry(other: other, one: forms?[PluralForm.one.rawValue].flatMap(unit))
  }

  private static func unit(_ value: JSONValue) -> String? { value["stringUnit"]?["value"]?.string }
}
