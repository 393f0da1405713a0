import Datasets
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The bundled feed is read by other programs too.
struct TopicsFeedTests {
  private static let feed = EmbeddedResources.text(named: "feed.xml") ?? ""

  /// What stands in each element of that name, as markup.
  private func contents(of name: String) -> [Substring] {
    Self.feed.split(separator: "<\(name)").dropFirst().compactMap { piece in
      piece.split(separator: "</\(name)>").first
    }
  }

  @Test func `it is well formed, and so is the HTML in it`() {
    #expect(XMLParser(data: Data(Self.feed.utf8)).parse())
    let texts = contents(of: "content")
    #expect(texts.count == 16)
    for text in texts {
      let html = text.replacing(" type=\"html\"><![CDATA[", with: "").replacing("]]>", with: "")
      #expect(XMLParser(data: Data("<div>\(html)</div>".utf8)).parse(), "\(html)")
    }
  }

  @Test func `every entry has all its parts, and an identity of its own`() {
    let entries = contents(of: "entry")
    #expect(entries.count == 16)
    for part in ["title", "id", "published", "updated", "author", "summary", "content"] {
      #expect(entries.allSatisfy { $0.contains("<\(part)") && $0.contains("</\(part)>") })
    }
    #expect(Set(contents(of: "id")).count == 17)
    #expect(contents(of: "published").allSatisfy { $0.hasPrefix(">2026-") })
  }

  @Test func `every link inside it leads to one of its entries`() {
    let start = "https://catalog.example/topics/"
    let entries = Self.feed.split(separator: "<link rel=\"alternate\" href=\"").dropFirst(2)
      .map { $0.prefix { $0 != "\"" } }
    let links = Self.feed.split(separator: "<a href=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(entries.count == 16 && !links.isEmpty)
    for link in links { #expect(link.hasPrefix(start) && entries.contains(link), "\(link)") }
  }
}
