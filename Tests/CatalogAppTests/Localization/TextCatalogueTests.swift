import Datasets
import Foundation
import Tables
import Testing

@testable import CatalogApp

struct TextCatalogueTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources/Localizable.xcstrings")

  @Test func `the embedded catalogue is the file`() throws {
    let file = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(EmbeddedStrings.localizable.description + "\n" == file, "run Resources/embed.sh")
  }

  /// Every key that the program can ask for.
  private static let keys =
    Message.allCases.map(\.rawValue) + ErrorMessage.allCases.map(\.rawValue)
    + Term.allCases.map(\.rawValue)

  @Test func `no key is used twice`() {
    #expect(Set(Self.keys).count == Self.keys.count)
  }

  @Test(arguments: Language.allCases)
  func `every message and term has a text, and every text is one of theirs`(language: Language) {
    let entries = TextCatalogue.entries(for: language)
    #expect(Set(entries.keys) == Set(Self.keys))
    for (key, entry) in entries where entry.other.isEmpty || entry.one?.isEmpty == true {
      Issue.record("\(key) is empty")
    }
  }

  @Test(arguments: keys)
  func `a text has the same placeholders and forms in every language`(key: String) throws {
    let english = try #require(TextCatalogue.entries(for: .english)[key])
    for language in Language.allCases {
      let entry = try #require(TextCatalogue.entries(for: language)[key])
      #expect(placeholders(entry.other) == placeholders(english.other))
      #expect((entry.one == nil) == (english.one == nil))
      if let one = entry.one { #expect(placeholders(one) == placeholders(english.other)) }
    }
  }

  @Test func `a number alone needs no position, several placeholders do`() {
    for entry in TextCatalogue.entries(for: .english).values {
      let found = TextTemplate.placeholders(in: entry.other)
      #expect(found.count < 2 || found.allSatisfy { $0.position != nil }, "\(entry.other)")
    }
  }

  @Test func `what is no catalogue gives nothing`() {
    #expect(TextCatalogue.parse(Array("{".utf8), language: .english) == nil)
    #expect(TextCatalogue.parse(Array("[]".utf8), language: .english) == nil)
    #expect(TextCatalogue.parse(Array(#"{"strings": {"a": {}}}"#.utf8), language: .english) == [:])
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
