import Datasets
import Foundation
import Tables
import Testing

@testable import CatalogApp

struct TextCatalogueTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources/Localizable.xcstrings")

  /// The texts of a language in the file, whose form is that of Apple: `strings` → key →
  /// `localizations` → language → either `stringUnit` or `variations.plural`, a unit for each form.
  private static func entries(for language: Language) throws -> [String: TextCatalogue.Entry] {
    let bytes = try Array(Data(contentsOf: file))
    let strings = try #require(try JSONParser.parse(bytes)["strings"]?.members)
    return Dictionary(
      uniqueKeysWithValues: strings.compactMap { string in
        string.value["localizations"]?[language.rawValue].flatMap(entry).map { (string.name, $0) }
      })
  }

  private static func entry(_ localization: JSONValue) -> TextCatalogue.Entry? {
    func unit(_ value: JSONValue?) -> String? { value?["stringUnit"]?["value"]?.string }
    let forms = localization["variations"]?["plural"]
    return (unit(localization) ?? unit(forms?["other"])).map {
      TextCatalogue.Entry(other: $0, one: unit(forms?["one"]))
    }
  }

  @Test(arguments: Language.allCases)
  func `the embedded table is the file`(language: Language) throws {
    let entries = try Self.entries(for: language)
    let table = TextCatalogue.table(for: language)
    #expect(table.count == entries.count, "run Resources/embed.sh")
    for (key, entry) in entries where table.entry(of: key) != entry {
      Issue.record("\(key) is another text; run Resources/embed.sh")
    }
  }

  /// Every key that the program can ask for.
  private static let keys =
    Message.allCases.map(\.rawValue) + HelpMessage.allCases.map(\.rawValue)
    + ScreenMessage.allCases.map(\.rawValue) + KeyMessage.allCases.map(\.rawValue)
    + PlaceMessage.allCases.map(\.rawValue)
    + FilesMessage.allCases.map(\.rawValue)
    + DraftMessage.allCases.map(\.rawValue) + TopicsMessage.allCases.map(\.rawValue)
    + NotesMessage.allCases.map(\.rawValue)
    + NetworkMessage.allCases.map(\.rawValue) + ExchangeMessage.allCases.map(\.rawValue)
    + ErrorMessage.allCases.map(\.rawValue) + Term.allCases.map(\.rawValue)

  @Test func `no key is used twice`() {
    #expect(Set(Self.keys).count == Self.keys.count)
  }

  @Test(arguments: Language.allCases)
  func `every message and term has a text, and every text is one of theirs`(language: Language)
    throws
  {
    let entries = try Self.entries(for: language)
    #expect(Set(entries.keys) == Set(Self.keys))
    for (key, entry) in entries where entry.other.isEmpty || entry.one?.isEmpty == true {
      Issue.record("\(key) is empty")
    }
  }

  @Test(arguments: keys)
  func `a text has the same placeholders and forms in every language`(key: String) throws {
    let english = try #require(TextCatalogue.table(for: .english).entry(of: key))
    for language in Language.allCases {
      let entry = try #require(TextCatalogue.table(for: language).entry(of: key))
      #expect(placeholders(entry.other) == placeholders(english.other))
      #expect((entry.one == nil) == (english.one == nil))
      if let one = entry.one { #expect(placeholders(one) == placeholders(english.other)) }
    }
  }

  @Test func `a number alone needs no position, several placeholders do`() throws {
    for entry in try Self.entries(for: .english).values {
      let found = TextTemplate.placeholders(in: entry.other)
      #expect(found.count < 2 || found.allSatisfy { $0.position != nil }, "\(entry.other)")
    }
  }

  /// The kinds of the placeholders by their place among the arguments.
  private func placeholders(_ text: String) -> [Int: Bool] {
    var kinds: [Int: Bool] = [:]
    for (index, found) in TextTemplate.placeholders(in: text).enumerated() {
      kinds[found.position ?? index + 1] = found.isNumber
    }
    return kinds
  }
}
