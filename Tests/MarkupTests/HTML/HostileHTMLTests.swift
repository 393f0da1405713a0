import Testing

@testable import Markup

/// Documents that are made to break readers: the text is there, and it takes no longer than others.
struct HostileHTMLTests {
  /// What takes a second by its number takes far more than a minute by the square of it.
  private static let many = 100_000

  private func repeated(_ html: String, _ count: Int = 50_000) -> String {
    String(repeating: html, count: count)
  }

  @Test(arguments: [
    "<div>", "<b>", "<blockquote>", "<ul><li>", "<ol><li>", "<table><tr><td>", "<dl><dd>", "<p>",
    "<a href=x>", "<span hidden=until-found>", "<section><article>", "<h1>", "<x-y>", "<font>",
  ])
  func `deep nesting keeps the text`(html: String) {
    let document = TextDocument(repeated(html) + "text")
    #expect(document.plainText().contains("text"))
  }

  @Test(
    .serialized, .timeLimit(.minutes(1)),
    arguments: [
      ("<div>", "</p>"), ("<div>", "</div>"), ("<table><tr><td>", "</li></p>"), ("<li>", "</ul>"),
      ("<b><i>", "</b>"), ("<h1><h2>", "</h1>"), ("<p><table>", "</p>"), ("<ul>", "<li>"),
      ("<svg>", "</svg>"), ("<div><dl>", "<dt>"),
    ])
  func `many ends cost no more than their number`(begin: String, end: String) {
    let document = TextDocument(
      repeated(begin, Self.many) + repeated(end, Self.many) + "</svg>text")
    #expect(document.plainText().contains("text"))
  }

  @Test func `blocks do not nest without end`() {
    func depth(_ blocks: [TextBlock]) -> Int {
      blocks.map { block in
        switch block {
        case .quote(let blocks): 1 + depth(blocks)
        case .list(let list): 1 + (list.items.map { depth($0.blocks) }.max() ?? 0)
        default: 0
        }
      }.max() ?? 0
    }
    let html = repeated("<blockquote>a<ul><li>", 1_000) + "text"
    #expect(depth(TextDocument(html).blocks) <= TextDocument.maximumDepth)
  }

  @Test func `an attribute of ten megabytes is read over`() {
    let long = repeated("xxxxxxxxxx", 1_000_000)
    #expect(TextDocument("<p class='\(long)'>a</p>").blocks == [.paragraph("a")])
  }

  @Test(
    .serialized, .timeLimit(.minutes(1)),
    arguments: [
      "<", "<!--", "<a", "<a href=\"", "</", "&", "&#", "<![CDATA[", "<script>", "<pre>",
    ])
  func `what is begun without end costs no more than its length`(html: String) {
    let html = "<p>text</p>" + repeated(html, Self.many)
    #expect(TextDocument(html).plainText().hasPrefix("text"))
    #expect(TextDocument.page(html).plainText().hasPrefix("text"))
  }

  @Test func `wide cells do not multiply`() throws {
    let row = "<tr>" + repeated("<td colspan=1000000000>a", 20)
    let table = try #require(TextDocument("<table>" + row + row).blocks.first)
    guard case .table(let table) = table else {
      Issue.record("no table")
      return
    }
    #expect((table.rows.map(\.count).max() ?? 0) <= 20 * 16)
  }
}
