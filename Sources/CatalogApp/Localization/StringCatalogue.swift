import Tables

/// The texts of `Resources/Localizable.xcstrings`, an Xcode string catalogue, by language and key.
struct StringCatalogue: Sendable {
  /// A text and its plural forms (CLDR categories `one` and `other` for English and Dutch).
  struct Entry: Hashable, Sendable {
    var other: String
    var one: String?
  }

  /// The compiled-in catalogue, read when the first text is needed.
  static let embedded = StringCatalogue(EmbeddedStrings.localizable)

  private var entries: [Language: [String: Entry]] = [:]

  /// - Parameter text: the catalogue; what cannot be read has no entries.
  init(_ text: StaticString) {
    let bytes = text.withUTF8Buffer { unsafe Array($0) }
    let strings = (try? JSONParser.parse(bytes))?["strings"]?.members ?? []
    for language in Language.allCases {
      for string in strings {
        let value = string.value["localizations"]?[language.rawValue]
        entries[language, default: [:]][string.name] = value.flatMap(Self.entry)
      }
    }
  }

  func entry(_ key: String, in language: Language) -> Entry? { entries[language]?[key] }

  var keys: Set<String> { Set(entries.values.flatMap(\.keys)) }

  private static func entry(_ value: JSONValue) -> Entry? {
    if let text = value["stringUnit"]?["value"]?.string { return Entry(other: text) }
    let plural = value["variations"]?["plural"]
    guard let other = plural?["other"]?["stringUnit"]?["value"]?.string else { return nil }
    return Entry(other: other, one: plural?["one"]?["stringUnit"]?["value"]?.string)
  }
}
