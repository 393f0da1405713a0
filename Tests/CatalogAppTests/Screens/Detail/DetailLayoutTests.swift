import Datasets
import TerminalUI
import TestSupport
import Testing

@testable import CatalogApp

struct DetailLayoutTests {
  private func page(
    of document: DetailDocument, width: Int, height: Int = 24, depth: ColorDepth? = nil
  ) -> DetailPage {
    DetailLayout.page(
      of: document, texts: Texts(.english), room: Size(width: width, height: height),
      shelf: PictureShelf(), depth: depth, look: TextLook(theme: .auto))
  }

  /// All letters and digits, without the places where lines are broken.
  private func letters(_ page: DetailPage) -> String {
    page.rows.map(\.text.text).joined().filter { $0.isLetter || $0.isNumber }
  }

  private func randomText(_ generator: inout SeededGenerator, words: Int) -> String {
    (0..<Int.random(in: 0...words, using: &generator)).map { _ in
      let word = generator.text(from: [0x61...0x7A, 0x61...0x7A, 0x30...0x39, 0x4E00...0x4E20])
      return word + (Int.random(in: 0..<9, using: &generator) == 0 ? "\n" : "")
    }.joined(separator: " ")
  }

  @Test func `nothing of a document is lost, whatever the width`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let document = DetailDocument(
        title: .text(randomText(&generator, words: 20)),
        subtitle: .text(randomText(&generator, words: 20)),
        fields: (0..<4).map { _ in
          .init(
            .text(randomText(&generator, words: 9)), .text(randomText(&generator, words: 60)))
        },
        blocks: [
          .paragraph(randomText(&generator, words: 99)), .paragraph("last\u{1B}paragraph"),
        ])
      let whole = page(of: document, width: 100_000)
      // A wide character takes two cells, and a value without room is set two cells in.
      for width in [4, 7, 20, 23, 24, 40, 43, 44, 60, 138] {
        let page = page(of: document, width: width)
        #expect(
          letters(page).count == letters(whole).count, "\(letters(page)) \(letters(whole))")
        for row in page.rows {
          #expect(CellWidth.columns(of: row.text.text) <= width)
        }
      }
    }
  }

  @Test func `every word stands whole where there is room`() {
    let words = (1...300).map { "word\($0)" }
    let document = DetailDocument(
      title: "Title", fields: [.init("Label", .text(words.joined(separator: " ")))],
      blocks: [.paragraph(words.joined(separator: "\n"))])
    for width in [20, 40, 60] {
      let seen = page(of: document, width: width).rows.flatMap {
        $0.text.text.split(separator: " ").map(String.init)
      }
      for word in words { #expect(seen.filter { $0 == word }.count == 2, "\(word) at \(width)") }
    }
  }

  @Test func `lines of a text stay lines`() {
    let document = DetailDocument(title: "T", blocks: [.paragraph("one\n\nthree\r\nfour")])
    #expect(
      page(of: document, width: 40).rows.map(\.text.text) == ["T", "", "one", "", "three", "four"])
  }

  @Test func `a link keeps its whole address on every line of it`() {
    let address = "https://example.org/" + String(repeating: "path/", count: 40) + "?a=1&b=2"
    let document = DetailDocument(title: "T", links: [.init("Open", address)])
    for width in [10, 44, 80] {
      let page = page(of: document, width: width)
      let spans = page.rows.flatMap { $0.text.spans.filter { $0.link != nil } }
      #expect(spans.allSatisfy { $0.link == address })
      #expect(spans.map(\.text).joined() == address)
    }
  }

  @Test func `labels stand beside their values where there is room`() {
    let document = DetailDocument(
      title: "T", fields: [.init("Type", "Song"), .init("Genre", "Baroque\nand more")])
    #expect(
      page(of: document, width: 40).lines.map(\.text)
        == ["T", "", "Type   Song", "Genre  Baroque", "       and more"])
    #expect(
      page(of: document, width: 20).lines.map(\.text)
        == ["T", "", "Type", "  Song", "Genre", "  Baroque", "  and more"])
  }

  @Test func `pictures are asked for where they are shown`() {
    let document = DetailDocument(
      title: "T", picture: .bundled("a"),
      fields: [.init("F", "V", picture: .bundled("b"))])
    #expect(page(of: document, width: 60).requests.isEmpty)
    #expect(page(of: document, width: 60, depth: .rgb).requests.count == 2)
    #expect(page(of: document, width: 60, depth: ColorDepth.none).requests.isEmpty)
    #expect(page(of: document, width: 5, depth: .rgb).requests.isEmpty)
    for width in [10, 20, 44, 100] {
      let page = page(of: document, width: width, depth: .rgb)
      for row in page.rows {
        for slice in row.slices {
          #expect(slice.x + page.pictures[slice.picture].size.width <= width)
        }
      }
    }
  }

  @Test func `a picture that is not there leaves no gap`() {
    let document = DetailDocument(title: "T", picture: .bundled("a"))
    var shelf = PictureShelf()
    let request = page(of: document, width: 60, depth: .rgb).requests[0]
    _ = shelf.ask(for: request)
    shelf.take(nil, for: request)
    let page = DetailLayout.page(
      of: document, texts: Texts(.english), room: Size(width: 60, height: 24), shelf: shelf,
      depth: .rgb, look: TextLook(theme: .auto))
    #expect(page.rows.map(\.text.text) == ["T"])
  }
}
