import Datasets
import TerminalUI
import Testing

@testable import CatalogApp

/// What every place must stand, whatever it lists; a new dataset is tested by being registered.
@MainActor struct ScreenConformanceTests {
  nonisolated static let words: [String?] =
    [nil, StoredDataset.word] + Registry.names.map(Optional.some)
  nonisolated static let sizes = [
    (1, 1), (2, 1), (1, 2), (3, 2), (5, 2), (20, 5), (40, 12), (79, 24), (80, 24), (140, 45),
    (1_000, 3),
  ]
  /// What is shown in every size: lists, details and everything that lies over them.
  nonisolated static let scripts = [
    "", "enter", "/ a", "/ qq enter", "space", "s", "?", ":", "f12", "e", "e a@b.example enter",
    "m", "m m", "m m m", "tab", "G", "c", "enter d", "enter f", "enter f enter [",
  ]

  /// Draws, and measures what is drawn.
  private func check(_ screen: TestScreen, _ width: Int, _ height: Int) {
    let grid = screen.grid
    #expect(grid.size == Size(width: width, height: height))
    #expect(grid.lines.count == height)
    for line in grid.lines { #expect(CellWidth.columns(of: line) <= width) }
    if let cursor = grid.cursor { #expect(grid.bounds.contains(cursor), "\(cursor) in \(width)") }
    #expect(!screen.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: words, [[], ["--plain-ui"], ["--idiom=phone"]])
  func `every place is drawn in every size`(_ word: String?, _ options: [String]) throws {
    for (width, height) in Self.sizes {
      for script in Self.scripts {
        let screen = try TestScreen(
          word, size: "\(width)x\(height)", ["--offline", "--pictures=off"] + options)
        try screen.press(script)
        check(screen, width, height)
      }
    }
  }

  @Test(arguments: words)
  func `every state is drawn in every size it comes to`(_ word: String?) throws {
    for script in Self.scripts {
      let screen = try TestScreen(word, ["--offline"])
      try screen.press(script)
      for (width, height) in Self.sizes + Self.sizes.reversed() {
        try screen.resize(width, height)
        check(screen, width, height)
      }
    }
  }

  @Test(arguments: words)
  func `a window without a cell changes nothing`(_ word: String?) throws {
    let screen = try TestScreen(word, ["--offline"])
    let before = screen.lines
    for (width, height) in [(0, 0), (0, 5), (5, 0)] { try screen.resize(width, height) }
    #expect(screen.lines == before)
  }
}
