import CatalogApp
import TerminalUI
import Testing

@MainActor struct StillScreenTests {
  private let environment = Environment(["TERM": "xterm-256color", "COLORTERM": "truecolor"])

  private func grid(_ options: String...) throws -> CellGrid {
    try StillScreen(opening: "monsters", options + ["--size=80x24"], environment).draw()
  }

  @Test func `what is opened is there in the size that is asked for`() throws {
    let grid = try grid("--pictures=off")
    #expect(grid.size == Size(width: 80, height: 24))
    #expect(grid.lines.contains { $0.contains("Cat-Bot") })
  }

  @Test func `pictures are there too`() throws {
    #expect(try grid("--pictures=blocks").lines.contains { $0.contains("▀") || $0.contains("▄") })
  }

  @Test func `what cannot be opened is an error`() {
    #expect(throws: (any Error).self) {
      try StillScreen(opening: "no-such-place", [], environment)
    }
  }
}
