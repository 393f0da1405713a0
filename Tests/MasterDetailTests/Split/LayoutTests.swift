import MasterDetail
import Testing

/// One row of the table of layouts: what is given, and the columns as they are drawn.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var columnCount = 2
  var depth = 0
  var columns: Int
  var drawn: String
}

struct LayoutTests {
  @Test(arguments: [
    LayoutCase(testDescription: "list and placeholder", columns: 80, drawn: "p24|s55"),
    LayoutCase(testDescription: "list and detail", depth: 1, columns: 120, drawn: "p36|s83"),
    LayoutCase(testDescription: "folders", columnCount: 3, columns: 130, drawn: "p39|s90"),
    LayoutCase(
      testDescription: "medium folder", columnCount: 3, depth: 1, columns: 100, drawn: "f25|s74"),
    LayoutCase(
      testDescription: "wide folder", columnCount: 3, depth: 1, columns: 120, drawn: "p24|f30|s64"),
    LayoutCase(
      testDescription: "file", columnCount: 3, depth: 2, columns: 119, drawn: "f30|s88"),
    LayoutCase(testDescription: "collapsed", depth: 1, columns: 79, drawn: "p79"),
  ])
  func `columns share the width`(_ row: LayoutCase) {
    let input = LayoutInput(
      size: TerminalSize(columns: row.columns, rows: 24), columnCount: row.columnCount,
      depth: row.depth)
    #expect(input.layout.drawn == row.drawn)
  }

  @Test func `a short phone covers the detail instead of tiling`() {
    let size = TerminalSize(columns: 100, rows: 20)
    var input = LayoutInput(size: size, traits: Traits(size, idiom: .phone))
    #expect(input.layout.drawn == "p30 over s100")
    input.depth = 1
    input.titles = [.primary: " Search "]
    #expect(input.layout.drawn == "s100")
    #expect(input.layout.toggleTitle == "Search")
  }

  @Test func `a displaced detail keeps the width its content was laid out for`() {
    var input = LayoutInput(
      size: TerminalSize(columns: 100, rows: 24), columnCount: 3, depth: 2)
    input.raised = 2
    #expect(input.layout.displayMode == .twoDisplaceSecondary)
    #expect(input.layout.drawn == "p20|f25|s53")
    #expect(input.layout.pane(.secondary)?.contentWidth == 74)
    #expect(!input.layout.isUsable(.secondary))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func `no fraction breaks the layout`(_ fraction: Double) {
    var input = LayoutInput(size: .classic)
    input.metrics.primary.wish = .fraction(fraction)
    let width = input.layout.panes.first?.width
    #expect(width == 20 || width == 39)
  }

  @Test func `a stack has a way back even without a title`() {
    var input = LayoutInput(
      size: TerminalSize(columns: 40, rows: 24), columnCount: 3, depth: 2, top: .secondary)
    input.titles = [.primary: "Folders"]
    #expect(input.layout.stack == [.primary, .supplementary, .secondary])
    #expect(input.layout.backTitle == "Back")
    input.top = .supplementary
    #expect(input.layout.backTitle == "Folders")
  }
}

extension SplitLayout {
  /// `p24|s55`: first letters (`f` for the files) and widths; "over" before a covered detail.
  fileprivate var drawn: String {
    let letters: [Column: String] = [.primary: "p", .supplementary: "f", .secondary: "s"]
    let panes = panes.map { (letters[$0.column] ?? "?") + "\($0.width)" }
    guard self.panes.contains(where: \.isOver), let detail = panes.last else {
      return panes.joined(separator: "|")
    }
    return panes.dropLast().joined(separator: "|") + " over " + detail
  }
}
