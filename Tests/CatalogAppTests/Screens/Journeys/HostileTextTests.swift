import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody opens a file that means ill, or is merely strange.
@MainActor struct HostileTextTests {
  nonisolated static let texts: [String] = [
    "\u{1B}[2J\u{1B}]0;title\u{07}red\u{1B}[31m", "\u{9B}2J\u{9D}x\u{9C}",
    "a\u{202E}gnp.exe\u{2066}b",
    "one\r\ntwo\rthree\nfour\tfive", String(repeating: "long ", count: 2_000),
    String(repeating: "x", count: 10_000), String(repeating: "日", count: 10_000),
    "👩‍👩‍👧‍👦🇳🇱👍🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️‍🔥", "e\u{301}" + String(repeating: "\u{301}", count: 500),
    "\u{1}\u{7F}\u{AD}\u{200B}\u{FEFF}",
    "日本語の長い題名がここにあります", "\u{2028}\u{2029}\u{85}", "العربية עברית", "\u{FFFD}\u{FFFE}\u{10FFFF}",
    "‹ › │ ─ “quotes” ' -- ;|&$(x)`y`",
  ]

  private func screen(_ text: String, _ size: String) throws -> TestScreen {
    let home = try TemporaryFolder()
    let quoted =
      "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
    let path = try home.make("rows.csv", "name,\(quoted)\n\(quoted),\(quoted)\nplain,\(quoted)\n")
    return try TestScreen(path, size: size, home: home)
  }

  /// Nothing that a terminal would obey, and no line wider than the window.
  private func check(_ screen: TestScreen) {
    let size = screen.state.size
    for line in screen.lines {
      #expect(CellWidth.columns(of: line) <= size.width)
      for scalar in line.unicodeScalars {
        #expect(
          !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)),
          "\(scalar.value)")
      }
    }
  }

  @Test(arguments: texts.indices, ["80x24", "13x7"])
  func `strange texts stay in their cells`(_ number: Int, _ size: String) throws {
    let screen = try screen(Self.texts[number], size)
    check(screen)
    for keys in [
      "enter", "G", "space", "enter", "ctrl-u a@b.example enter", "enter", "escape", "escape",
      "escape escape s G", "escape / l", "ctrl-u", "escape j", "H G",
    ] {
      try screen.press(keys)
      check(screen)
    }
  }

  @Test func `all of a long text is there to be read`() throws {
    let screen = try screen(String(repeating: "x", count: 10_000), "80x24")
    try screen.press("enter")
    let rows = screen.state.browser?.page.rows ?? []
    let count = rows.reduce(0) { $0 + $1.text.text.filter { $0 == "x" }.count }
    // Title, label and value of two columns.
    #expect(count >= 30_000)
  }
}
