import Testing

@testable import Markup

/// What of a whole page is read.
struct PageTests {
  private static let long = String(repeating: "word ", count: 80)
  private static let menu = "<nav>menu</nav><header>head</header>"

  @Test(arguments: [
    "\(menu)<main>\(long)</main><footer>foot</footer>",
    "<body>\(menu)<article>\(long)</article><aside>side</aside>",
    "<body>\(menu)\(long)<footer>foot</footer><form>find</form>",
    "<div role=navigation>menu</div><div>\(long)</div><div role=contentinfo>foot</div>",
    "<div role=dialog>cookies</div>\(long)",
    "<main><nav>menu</nav><article>\(long)</article></main>foot",
    "<article>short</article><article>\(long)</article>",
  ])
  func `the main text is read alone`(html: String) {
    let text = TextDocument.page(html).plainText()
    #expect(text.hasPrefix("word"))
    #expect(text.hasSuffix("word\n"))
  }

  @Test(arguments: [
    "<nav>here</nav><main>short</main>", "<form>\(long)here</form>", "<nav>\(long)here",
    "<aside>\(long)\(long)\(long)\(long)\(long)here</aside><main>short</main>",
    "<nav>here</nav>", "here",
    "<article>\(long)here</article><article>\(long)</article><article>\(long)</article>",
  ])
  func `text is not lost where little is marked as main`(html: String) {
    #expect(TextDocument.page(html).plainText().contains("here"))
  }

  @Test func `the header of an article belongs to it`() {
    let html = "<article><header><h1>a</h1></header>\(Self.long)</article>"
    #expect(TextDocument.page(html).blocks.first == .heading(level: 1, "a"))
  }

  @Test func `title and base are those of the head`() {
    let html = """
      <html><head><base href="/d/"><title> A &amp; B\n</title></head><body><nav>x</nav>\
      <main>\(Self.long)<a href=e>f</a></main></body></html>
      """
    let page = TextDocument.page(html, base: "http://h.test/c")
    #expect(page.title == "A & B")
    #expect(page.links == ["http://h.test/d/e"])
  }

  @Test func `a fragment is read whole`() {
    let html = "<nav>a</nav><header>b</header><main>\(Self.long)</main><footer>c</footer>"
    let blocks = TextDocument(html).blocks
    #expect(blocks.first == .paragraph("a"))
    #expect(blocks.last == .paragraph("c"))
  }
}
