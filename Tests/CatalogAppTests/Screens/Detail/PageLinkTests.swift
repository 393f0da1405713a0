import Markup
import Testing

@testable import CatalogApp

struct PageLinkTests {
  private func links(_ html: String, of page: String? = nil) -> [String] {
    let document = TextDocument(html: Array(html.utf8), base: "https://e.example/p")
    return PageLink.links(in: document.blocks, of: page).map { $0.title + " " + $0.address }
  }

  @Test(arguments: [
    ("<a href='/a'>one <b>two</b> three</a>", ["one two three https://e.example/a"]),
    ("<a href='/a'>x</a> <a href='/a'>y</a>", ["x https://e.example/a"]),
    ("<p><a href='/a'>x</a></p><p><a href='/a'>y</a></p>", ["x https://e.example/a"]),
    ("<a href='ftp://e.example/a'>x</a><a href='mailto:a@b.example'>y</a>", []),
    ("<a href='#part'>x</a><a href='/p#other'>y</a>", []),
    (
      "<ul><li><a href='/1'>1</a><li><a href='/2'>2</a></ul>",
      ["1 https://e.example/1", "2 https://e.example/2"]
    ),
    ("no link", []),
  ])
  func `each page is one link, in reading order`(_ html: String, _ expected: [String]) {
    #expect(links(html, of: "https://e.example/p") == expected)
  }
}
