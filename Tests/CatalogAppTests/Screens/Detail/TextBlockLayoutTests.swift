import Markup
import TerminalUI
import TestSupport
import Testing

@testable import CatalogApp

struct TextBlockLayoutTests {
  private func lines(
    _ blocks: [TextBlock], _ width: Int, isPlain: Bool = false
  ) -> [String] {
    styled(blocks, width, TextLook(theme: .auto, isPlain: isPlain)).map(\.text)
  }

  private func styled(
    _ blocks: [TextBlock], _ width: Int, _ look: TextLook = TextLook(theme: .auto)
  ) -> [StyledText] {
    TextBlockLayout.lines(of: blocks, width: width, look: look)
  }

  private func list(_ marker: TextList.Marker, _ texts: String...) -> TextBlock {
    .list(TextList(texts.map { .init(marker, [.paragraph(InlineText($0))]) }))
  }

  @Test func `headings tell their level without colour`() {
    let blocks: [TextBlock] = [
      .heading(level: 1, InlineText("One")), .heading(level: 3, InlineText("Three")),
      .heading(level: 4, InlineText("Four")), .paragraph(InlineText("text")),
    ]
    #expect(lines(blocks, 20) == ["One", "───", "", "Three", "", "Four", "", "text"])
    #expect(lines(blocks, 20, isPlain: true) == ["One", "", "Three", "", "Four", "", "text"])
    let bold = styled(blocks, 20).map { $0.spans.first?.style.attributes }
    #expect(bold[0] == .bold && bold[3] == .bold && bold[5] == [.bold, .italic])
  }

  @Test func `items hang behind their markers, and close together where they are short`() {
    #expect(
      lines([list(.bullet, "alpha beta gamma", "delta")], 14)
        == ["• alpha beta", "  gamma", "• delta"])
    #expect(lines([list(.number(12), "alpha beta gamma")], 15) == ["12. alpha beta", "    gamma"])
    #expect(lines([list(.bullet, "alpha")], 14, isPlain: true) == ["- alpha"])
    let nested = TextBlock.list(
      TextList([.init(.bullet, [.paragraph(InlineText("one")), list(.number(1), "two")])]))
    #expect(lines([nested], 20) == ["• one", "  1. two"])
  }

  @Test func `a number is kept where there is no room to hang behind it`() {
    #expect(lines([list(.number(12), "alpha")], 9) == ["12. alpha"])
    #expect(lines([list(.number(1), "a")], 1) == ["1", ".", "a"])
  }

  @Test func `a quote stands behind a bar`() {
    let quote = TextBlock.quote([.paragraph(InlineText("one two three")), list(.bullet, "four")])
    #expect(lines([quote], 12) == ["│ one two", "│ three", "│ ", "│ • four"])
    #expect(lines([quote], 12, isPlain: true) == ["> one two", "> three", "> ", "> - four"])
  }

  @Test func `code keeps its blanks, and goes on behind a mark`() {
    let code = TextBlock.code("if a:\n    return  b + c + d")
    #expect(lines([code], 40) == ["  if a:", "      return  b + c + d"])
    #expect(
      lines([code], 16) == ["  if a:", "      return  b ", "↪ + c + d"])
    let long = TextBlock.code(String(repeating: "x", count: 25))
    #expect(
      lines([long], 14) == ["  " + String(repeating: "x", count: 12)]
        + ["↪ " + String(repeating: "x", count: 12), "↪ x"])
  }

  @Test func `a table that fits stands in columns, another row by row`() {
    let table = TextBlock.table(
      Markup.TextTable(
        [
          [InlineText("Name"), InlineText("Born")], [InlineText("Ada"), InlineText("1815")],
          [InlineText("日本"), InlineText("x\ny")],
        ], hasHeader: true))
    #expect(
      lines([table], 12) == ["Name  Born", "────  ────", "Ada   1815", "日本  x y"])
    #expect(
      lines([table], 9) == ["Name: Ada", "Born:", "1815", "", "Name: 日", "本", "Born: x y"])
    #expect(lines([table], 12, isPlain: true).contains("────  ────") == false)
  }

  @Test func `a header without rows is not lost`() {
    let table = TextBlock.table(Markup.TextTable([[InlineText("Name of it")]], hasHeader: true))
    #expect(lines([table], 5) == ["Name", "of it"])
  }

  @Test func `pictures are told of, rules are lines`() {
    #expect(
      lines([.image(TextImage("A hat")), .rule, .paragraph(InlineText("x"))], 12)
        == ["[A hat]", "", "────────────", "", "x"])
    #expect(lines([.rule], 12, isPlain: true) == ["---"])
  }

  @Test func `words are stressed, struck out and linked`() {
    let text = InlineText([
      .init("a "), .init("b", .emphasis), .init("c", .strong), .init("old", .strikethrough),
      .init("site", link: "https://example.org/"), .init(" or "),
      .init("mail", link: "mailto:me@example.org"), .init("pic", .image),
    ])
    let line = styled([.paragraph(text)], 80)[0]
    #expect(line.text == "a bc~old~site or mail <mailto:me@example.org>[pic]")
    #expect(line.spans.first { $0.text == "b" }?.style.attributes == .italic)
    #expect(line.spans.first { $0.text == "c" }?.style.attributes == .bold)
    let links = line.spans.filter { $0.link != nil }
    #expect(links.map(\.text) == ["site"] && links[0].style.attributes == .underline)
  }

  @Test func `what was looked for is marked across styles`() {
    let text = InlineText([.init("the Ca"), .init("t sat", .emphasis)])
    let look = TextLook(theme: .auto, marks: MatchMarks("cat"))
    let marked = styled([.paragraph(text)], 80, look)[0].spans
      .filter { $0.style.attributes.isSuperset(of: [.bold, .underline]) }
    #expect(marked.map(\.text).joined() == "Cat")
  }

  private func random(_ generator: inout SeededGenerator, depth: Int = 0) -> TextBlock {
    func text() -> InlineText {
      InlineText(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          .init(
            generator.text(from: [0x61...0x7A, 0x4E00...0x4E20]) + "w ",
            .init(rawValue: UInt8.random(in: 0..<16, using: &generator)),
            link: Bool.random(using: &generator) ? "https://example.org/" : nil)
        })
    }
    switch Int.random(in: 0..<(depth > 9 ? 5 : 7), using: &generator) {
    case 0: return .heading(level: Int.random(in: 1...6, using: &generator), text())
    case 1: return .paragraph(text())
    case 2: return .code(text().text + "\n  " + text().text)
    case 3:
      return .table(
        Markup.TextTable(
          (0..<3).map { _ in (0..<Int.random(in: 0..<4, using: &generator)).map { _ in text() } }))
    case 4: return .image(TextImage(text().text + "i"))
    case 5:
      return .list(
        TextList((0..<3).map { .init(.number($0), [random(&generator, depth: depth + 1)]) }))
    default: return .quote((0..<2).map { _ in random(&generator, depth: depth + 1) })
    }
  }

  @Test func `nothing is lost and no line is too long, whatever the width`() {
    func letters(_ lines: [String]) -> Int { lines.joined().filter(\.isLetter).count }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<150 {
      let blocks = (0..<4).map { _ in random(&generator) }
      let whole = letters(lines(blocks, 100_000))
      for width in [2, 3, 9, 10, 13, 20, 38, 78] {
        let lines = lines(blocks, width)
        #expect(letters(lines) == whole)
        for line in lines {
          #expect(CellWidth.columns(of: line.trimmingEnd()) <= width, "\(line)")
        }
      }
      _ = self.lines(blocks, 0)
    }
  }

  @Test func `ten thousand blocks are laid out`() {
    let block = TextBlock.list(
      TextList([.init(.bullet, [.paragraph(InlineText("some words of an item"))])]))
    #expect(lines(Array(repeating: block, count: 10_000), 30).count == 19_999)
  }
}

extension String {
  /// Blanks behind what is seen need no room.
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
