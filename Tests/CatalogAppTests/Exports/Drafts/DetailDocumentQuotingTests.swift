import Datasets
import Markup
import Testing

@testable import CatalogApp

struct DetailDocumentQuotingTests {
  private func quoted(_ text: String) -> String? {
    DetailDocument(title: "T").quoting([.paragraph(InlineText(text))]).plainTexts.first
  }

  @Test func `a short text is quoted whole`() {
    #expect(quoted("Some words.") == "Some words.")
    #expect(DetailDocument(title: "T").quoting([]) == DetailDocument(title: "T"))
  }

  @Test func `a long text is quoted from its beginning, up to the end of a word`() throws {
    let words = (1...900).map { "word\($0)" }.joined(separator: " ")
    let text = try #require(quoted(words))
    #expect(text.count <= 2_002 && text.hasSuffix(" …"))
    #expect(words.hasPrefix(String(text.dropLast(2)) + " "))
  }

  @Test func `a word without end is cut`() throws {
    let text = try #require(quoted(String(repeating: "x", count: 5_000)))
    #expect(text == String(repeating: "x", count: 2_000) + " …")
  }
}
