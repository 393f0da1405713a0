import TestSupport
import Testing

@testable import TerminalUI

/// What every widget promises, at any size and with any text.
struct WidgetConformanceTests {
  /// A widget by name; a new one is added here.
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Made of five texts.
    var make: @Sendable ([String]) -> (widget: any Widget, cursor: (Rect) -> Point?)
  }

  static let samples: [Sample] =
    [Borders.lines, .none].flatMap { borders in
      [
        Sample(testDescription: "list, \(borders)") { texts in
          let rows = texts.map { ListView.Row(StyledText($0), subtitle: "\($0)", mark: $0) }
          let list = ListView(rows: rows, highlighted: 1, count: 9, borders: borders)
          return (list, list.cursorPoint)
        },
        Sample(testDescription: "text pane, \(borders)") { texts in
          let lines = texts.map { StyledText($0) }
          return (
            TextPane(lines: lines, viewport: Viewport(offset: 1), borders: borders), { _ in nil }
          )
        },
        Sample(testDescription: "panel, \(borders)") { texts in
          (Panel(title: StyledText(texts[0]), borders: borders), { _ in nil })
        },
        Sample(testDescription: "divider, \(borders)") { _ in
          (Divider(isDragged: true, borders: borders), { _ in nil })
        },
        Sample(testDescription: "menu, \(borders)") { texts in
          let items = texts.map { Menu.Row(StyledText($0), key: $0) }
          let disabled = Menu.Row("a", key: "b", disabledReason: texts[0])
          let menu = Menu(rows: [disabled] + items, highlighted: 2, borders: borders)
          return (menu, menu.cursorPoint)
        },
        Sample(testDescription: "title bar, \(borders)") { texts in
          let bar = TitleBar(
            button: texts[0], title: StyledText(texts[1]), status: StyledText(texts[2]),
            borders: borders)
          return (bar, { bar.buttonRect(in: $0).map { Point(x: $0.x, y: $0.y) } })
        },
      ]
    } + [
      Sample(testDescription: "comfortable list") { texts in
        let rows = texts.map { ListView.Row(StyledText($0), subtitle: "\($0)", isDim: true) }
        let list = ListView(
          rows: rows, highlighted: 0, isFocused: false, firstRow: 4, count: 9, lineHeight: 2,
          isStale: true)
        return (list, list.cursorPoint)
      },
      Sample(testDescription: "text field") { texts in
        var input = TextInput(text: texts.joined())
        input.move(to: texts[0].count)
        let field = TextField(label: StyledText(texts[0]), input: input)
        return (field, field.cursorPoint)
      },
      Sample(testDescription: "empty text field") { texts in
        let field = TextField(input: TextInput(), placeholder: texts[0])
        return (field, field.cursorPoint)
      },
      Sample(testDescription: "text area") { texts in
        var input = TextInput(text: texts.joined(separator: "\n"), isMultiline: true)
        input.move(to: texts[0].count)
        let area = TextArea(input: input, viewport: Viewport(offset: 2))
        return (area, area.cursorPoint)
      },
      Sample(testDescription: "empty text area") { texts in
        let area = TextArea(
          input: TextInput(isMultiline: true), placeholder: StyledText(texts[0]))
        return (area, area.cursorPoint)
      },
      Sample(testDescription: "editor") { texts in
        var editor = TextEditor(EditorText(texts.joined(separator: "\n")))
        editor.selectAll()
        editor.search = EditorSearch("e")
        let view = EditorView(editor: editor, showsLineNumbers: true)
        return (view, view.cursorPoint)
      },
      Sample(testDescription: "empty editor") { texts in
        let view = EditorView(editor: TextEditor(), placeholder: StyledText(texts[0]))
        return (view, view.cursorPoint)
      },
      Sample(testDescription: "key hints") { texts in
        (KeyHints(hints: texts.map { ($0, $0) }), { _ in nil })
      },
      Sample(testDescription: "message in the foot") { texts in
        (KeyHints(hints: [], message: StyledText(texts[0])), { _ in nil })
      },
      Sample(testDescription: "message") { texts in
        let message = MessageView(
          title: StyledText(texts[0]), text: StyledText(texts[1]), hint: StyledText(texts[2]))
        return (message, { _ in nil })
      },
      Sample(testDescription: "tiles") { texts in
        let tiles = TileGrid(
          tile: Size(width: 5, height: 2), count: 40, page: 0,
          captions: texts.map { StyledText($0) }, highlighted: 0)
        return (tiles, tiles.cursorPoint)
      },
      Sample(testDescription: "page dots") { _ in
        (PageDots(page: 3, count: 5), { _ in nil })
      },
      Sample(testDescription: "scroll bar") { _ in
        (ScrollBar(first: 3, visible: 4, count: 90), { _ in nil })
      },
    ]

  private static let hostile = [
    "", "👨‍👩‍👧‍👦 日本語のとても長い題名です 日本語", "\u{1B}[31mred\u{202E}\u{9B}\r\n\tend",
    String(repeating: "e\u{301}", count: 50), "a\u{200B}b 🇩🇪🇫🇷 ❤️ 👍🏽",
  ]
  private static let plain = ["First", "second thing", "Third one", "4", "Number five"]
  private static let sizes = [(0, 0), (1, 1), (3, 2), (0, 3), (3, 0)] + allSizes
  private static let allSizes = (1..<14).flatMap { width in (1..<7).map { (width, $0) } }

  @Test(arguments: samples)
  func `it draws over all of its rectangle and nothing else`(sample: Sample) {
    for texts in [Self.hostile, Self.hostile.reversed(), Self.plain] {
      let (widget, _) = sample.make(texts)
      for (width, height) in Self.sizes {
        var grid = CellGrid(Size(width: width + 4, height: height + 2))
        let rect = Rect(x: 2, y: 1, width: width, height: height)
        grid.fill(grid.bounds, with: "~")
        widget.draw(in: rect, on: &grid)
        for y in 0..<grid.size.height {
          for x in 0..<grid.size.width {
            let isOld = grid.text(of: grid[x, y]) == "~"
            #expect(isOld != rect.contains(Point(x: x, y: y)), "\(width)×\(height): \(x), \(y)")
          }
        }
      }
    }
  }

  @Test(arguments: samples)
  func `it is cut where the grid ends`(sample: Sample) {
    let (widget, _) = sample.make(Self.hostile)
    for (x, y) in [(-3, -1), (5, 2), (100, 100), (-100, -100), (-3, 2)] {
      var grid = CellGrid(Size(width: 12, height: 4))
      widget.draw(in: Rect(x: x, y: y, width: 12, height: 4), on: &grid)
      #expect(grid.lines.count == 4)
      #expect(grid.lines.allSatisfy { CellWidth.columns(of: $0) <= 12 })
    }
  }

  @Test(arguments: samples)
  func `its cursor stands in its rectangle`(sample: Sample) {
    for texts in [Self.hostile, Self.hostile.reversed(), Self.plain] {
      let (_, cursor) = sample.make(texts)
      for (width, height) in Self.sizes {
        let rect = Rect(x: 2, y: 1, width: width, height: height)
        if let point = cursor(rect) {
          #expect(rect.contains(point), "\(width)×\(height): \(point)")
        }
      }
    }
  }

  @Test(arguments: samples)
  func `its own signs have an ASCII form`(sample: Sample) {
    let (widget, _) = sample.make(Self.plain)
    for (width, height) in [(8, 4), (40, 12)] {
      let lines = widget.lines(width, height).map(ASCIIText.transliterate)
      #expect(!lines.contains { $0.contains("?") }, "\(lines)")
    }
  }

  @Test func `signs that are handed in have an ASCII form`() {
    #expect(
      ASCIIText.transliterate("› ‹ ≡ ● · … │ ─ ┌ ┐ └ ┘ ▐ ▲ ▼ ⏎")
        == "> < = * . . | - + + + + # ^ v /")
  }
}
