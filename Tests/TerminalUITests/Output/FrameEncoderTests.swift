import TestSupport
import Testing

@testable import TerminalUI

struct FrameEncoderTests {
  private static let full = TerminalProfile(
    colors: .rgb, hasLinks: true, hasSynchronizedUpdates: true)

  private func bytes(
    _ profile: TerminalProfile = .init(colors: .rgb, hasLinks: true), width: Int = 20,
    from old: (inout CellGrid) -> Void = { _ in }, to change: (inout CellGrid) -> Void
  ) -> String {
    var before = CellGrid(Size(width: width, height: 3))
    old(&before)
    var after = before
    change(&after)
    let bytes = FrameEncoder.bytes(from: before, to: after, profile)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{1B}", omittingEmptySubsequences: false
    )
    .joined(separator: "␛")
  }

  // MARK: Exact bytes

  @Test func `the first frame clears the screen and hides the cursor`() {
    var grid = CellGrid(Size(width: 5, height: 2))
    grid.put("ab", at: Point(x: 1, y: 1))
    let bytes = FrameEncoder.bytes(from: nil, to: grid, Self.full)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[2;2Hab\u{1B}[?2026l")
    #expect(
      bytes == FrameEncoder.bytes(from: CellGrid(Size(width: 2, height: 5)), to: grid, Self.full))
  }

  @Test func `nothing is sent where nothing changed`() {
    var random = SeededGenerator(seed: 1)
    var grid = CellGrid(Size(width: 20, height: 5))
    for _ in 0..<20 { random.change(&grid) }
    #expect(FrameEncoder.bytes(from: grid, to: grid, Self.full).isEmpty)
  }

  @Test func `a changed cell is addressed and drawn alone`() {
    #expect(bytes { $0.put("x", at: Point(x: 4, y: 1)) } == "␛[2;5Hx")
    #expect(bytes { $0.put("x", at: Point(x: 0, y: 1)) } == "␛[2Hx")
    #expect(bytes { $0.put("x", at: Point(x: 0, y: 0)) } == "␛[Hx")
  }

  @Test(arguments: [
    (1, "␛[Ha.b"), (4, "␛[Ha....b"), (5, "␛[Ha␛[7Gb"), (9, "␛[Ha␛[9Cb"),
  ])
  func `short gaps are written again and long ones jumped over`(gap: Int, expected: String) {
    let sent = bytes(from: { $0.fill($0.bounds, with: ".") }) { grid in
      grid.put("a", at: Point(x: 0, y: 0))
      grid.put("b", at: Point(x: 1 + gap, y: 0))
    }
    #expect(sent == expected)
  }

  @Test func `a style is sent when it changes and is gone at the end`() {
    let sent = bytes { grid in
      grid.put("ab", at: Point(x: 0, y: 0), CellStyle(.red, .bold))
      grid.put("c", at: Point(x: 2, y: 0), CellStyle(.red))
      grid.put("d", at: Point(x: 3, y: 0), CellStyle(.rgb(1, 20, 255), on: .palette(9)))
    }
    #expect(sent == "␛[H␛[1;31mab␛[22mc␛[38;2;1;20;255;101md␛[m")
  }

  @Test func `starting anew is preferred where it is shorter`() {
    let sent = bytes { grid in
      grid.put("a", at: Point(x: 0, y: 0), CellStyle(.red, on: .blue, [.bold, .italic, .reverse]))
      grid.put("b", at: Point(x: 1, y: 0), .underline)
    }
    #expect(sent == "␛[H␛[1;3;7;31;44ma␛[0;4mb␛[m")
  }

  @Test func `the rest of a row is erased in the standard style`() {
    let old: (inout CellGrid) -> Void = { $0.put("a long text", at: Point(x: 0, y: 1), .bold) }
    let sent = bytes(from: old) { $0.fill(Rect(x: 2, y: 1, width: 18, height: 1)) }
    #expect(sent == "␛[2;3H␛[K")
    let few = bytes(from: old) { $0.fill(Rect(x: 8, y: 1, width: 12, height: 1)) }
    #expect(few == "␛[2;9H   ")
    let colored = bytes(from: old) {
      $0.fill(Rect(x: 2, y: 1, width: 18, height: 1), CellStyle(on: .blue))
    }
    #expect(colored == "␛[2;3H␛[44m" + String(repeating: " ", count: 18) + "␛[m")
  }

  @Test func `the cursor is addressed again where widths are not sure`() {
    #expect(bytes { $0.put("日a", at: Point(x: 0, y: 0)) } == "␛[H日␛[3Ga")
    #expect(bytes { $0.put("é─a", at: Point(x: 0, y: 0)) } == "␛[Hé─a")
    // In case it takes one cell, there are blanks under an emoji.
    #expect(bytes { $0.put("👍a", at: Point(x: 0, y: 0)) } == "␛[H  \r👍␛[3Ga")
    // In case it takes two, the cell behind it is drawn again.
    let sent = bytes(from: { $0.put("xyz", at: Point(x: 0, y: 0)) }) {
      $0.put("☀", at: Point(x: 0, y: 0))
    }
    #expect(sent == "␛[H☀␛[2Gy")
  }

  @Test func `the cursor alone is moved, shown and hidden`() {
    let stands: (inout CellGrid) -> Void = { $0.cursor = Point(x: 2, y: 1) }
    #expect(bytes(to: stands) == "␛[2;3H␛[?25h")
    #expect(bytes(from: stands) { $0.cursor = Point(x: 0, y: 2) } == "␛[3H")
    #expect(bytes(from: stands) { $0.cursor = nil } == "␛[?25l")
    #expect(bytes(from: stands) { $0.cursor = Point(x: 20, y: 0) } == "␛[?25l")
    #expect(bytes(from: stands) { $0.put("x", at: Point(x: 1, y: 1)) } == "␛[?25l␛[2;2Hx␛[?25h")
  }

  @Test func `links have an id, are closed, and are dropped where they are not safe`() {
    let link = { (address: String) in
      { (grid: inout CellGrid) in
        grid.put("a", at: Point(x: 0, y: 0))
        grid.link(Rect(x: 0, y: 0, width: 1, height: 1), to: address)
      }
    }
    let address = "https://example.org/?a;b"
    let id = address.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    #expect(
      bytes(to: link(address))
        == "␛[H␛]8;id=\(String(id, radix: 16));https://example.org/?a;b␛\\a␛]8;;␛\\")
    for unsafe in ["a b", "a\u{1B}\\", "ä", "a\u{9C}", "", String(repeating: "a", count: 2_084)] {
      #expect(bytes(to: link(unsafe)) == "␛[Ha")
    }
    #expect(bytes(TerminalProfile(hasLinks: false), to: link(address)) == "␛[Ha")
  }

  @Test func `an ASCII terminal gets one byte a cell`() {
    let sent = bytes(TerminalProfile(isUnicode: false)) {
      $0.put("é─日Ａ👍e\u{301}→", at: Point(x: 0, y: 0))
    }
    #expect(sent == "␛[He-??A ??e>")
  }

  @Test func `without colours the attributes stay`() {
    let sent = bytes(TerminalProfile(colors: .none)) {
      $0.put("a", at: Point(x: 0, y: 0), CellStyle(.red, on: .blue, [.bold, .reverse]))
    }
    #expect(sent == "␛[H␛[1;7ma␛[m")
    let same = bytes(TerminalProfile(colors: .none)) {
      $0.restyle($0.bounds) { $0.foreground = .green }
    }
    #expect(same == "")
  }

  @Test func `a control that a fill brought in is a blank`() {
    #expect(bytes { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: "\u{1B}") } == "␛[H ")
  }

  // MARK: Replay

  @Test(arguments: [
    full, TerminalProfile(), TerminalProfile(colors: .none),
    TerminalProfile(colors: .indexed, hasLinks: true),
    TerminalProfile(colors: .rgb, isUnicode: false, hasLinks: true),
  ])
  func `frames played one after the other show each grid`(profile: TerminalProfile) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let size = Size(width: random.number(1...30), height: random.number(1...4))
      var terminal = TestTerminal(size)
      var old: CellGrid?
      var grid = CellGrid(size)
      for frame in 0..<25 {
        // At times everything is drawn afresh, as programs do.
        if random.number(0...3) == 0 { grid = CellGrid(size) }
        random.change(&grid)
        terminal.receive(FrameEncoder.bytes(from: old, to: grid, profile))
        try expect(terminal, shows: grid, profile, "frame \(frame)")
        var fresh = TestTerminal(size)
        fresh.receive(FrameEncoder.bytes(from: nil, to: grid, profile))
        #expect(fresh.cells == terminal.cells)
        old = grid
      }
    }
  }

  @Test(arguments: [1, 2])
  func `a terminal that draws emoji in other widths shows the rest right`(width: Int) {
    var terminal = TestTerminal(Size(width: 8, height: 1))
    terminal.columns = { $0.utf8.allSatisfy { $0 < 0x80 } ? 1 : width }
    var old: CellGrid?
    for text in [
      "ab☀cd❤️e", "ab☀cd❤️f", "abbcdeef", "ab☀cdeef", "x☀❤️x☀☀x", "❤️❤️abcd", "abcdefgh",
      "☀☀☀☀abcd", "ijklmnop",
    ] {
      var grid = CellGrid(terminal.size)
      grid.put(text, at: Point(x: 0, y: 0))
      terminal.receive(FrameEncoder.bytes(from: old, to: grid, TerminalProfile()))
      for (x, cell) in grid.cells.enumerated() where cell.isASCII {
        #expect(terminal[x, 0].text == grid.text(of: cell), "\(text)")
      }
      old = grid
    }
  }

  @Test func `the cells that a cluster may reach over are drawn again`() {
    let old: (inout CellGrid) -> Void = { $0.put("abcdefgh", at: Point(x: 0, y: 0)) }
    let sent = bytes(from: old) { $0.put("👍🏽", at: Point(x: 0, y: 0)) }
    #expect(sent == "␛[H  \r👍🏽␛[3Gcd")
    let joined = bytes(from: old) { $0.put("👩‍🚀", at: Point(x: 1, y: 0)) }
    #expect(joined == "␛[1;2H  ␛[2G👩‍🚀␛[4Gde")
  }

  @Test(arguments: [false, true])
  func `clusters damage nothing beside them however they are drawn`(isByScalar: Bool) throws {
    let samples = [
      "❤ ☺︎ 👍🏽", "z\u{200D}", "\u{200D}q", "👩‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪", "1️⃣", "❤️", "क्‍ष", "e\u{301}", "日本",
      "\u{200C}a\u{200C}", "👍\u{200D}", "─", "abc", " ", "☀",
    ]
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let size = Size(width: random.number(1...24), height: 1)
      var terminal = TestTerminal(size)
      terminal.isByScalar = isByScalar
      var old: CellGrid?
      var grid = CellGrid(size)
      for frame in 0..<20 {
        if random.number(0...4) == 0 { grid = CellGrid(size) }
        for _ in 0..<random.number(1...3) {
          let text = samples[random.number(0...samples.count - 1)]
          grid.put(text, at: Point(x: random.number(-1...size.width), y: 0))
        }
        terminal.receive(FrameEncoder.bytes(from: old, to: grid, TerminalProfile()))
        try #require(terminal.complaints == [])
        for (x, cell) in grid.cells.enumerated()
        where cell.fit == .plain && cell.glyph != .continuation {
          try #require(terminal[x, 0].text == grid.text(of: cell), "\(x), \(frame): \(grid.lines)")
        }
        old = grid
      }
    }
  }

  private func expect(
    _ terminal: TestTerminal, shows grid: CellGrid, _ profile: TerminalProfile, _ comment: Comment
  ) throws {
    try #require(terminal.complaints == [], comment)
    try #require(terminal.cells == Self.shown(grid, profile), comment)
    #expect(terminal.style == .plain && terminal.link == nil && !terminal.isUpdating, comment)
    let cursor = grid.cursor.flatMap { grid.bounds.contains($0) ? $0 : nil }
    #expect(terminal.isCursorShown == (cursor != nil), comment)
    if let cursor { #expect(terminal.cursor == cursor, comment) }
  }

  /// What a terminal should show of a grid.
  private static func shown(_ grid: CellGrid, _ profile: TerminalProfile) -> [TestTerminal.Shown] {
    var shown: [TestTerminal.Shown] = []
    for (place, cell) in grid.cells.enumerated() {
      var style = cell.style
      style.link = 0
      style.foreground = style.foreground.reduced(to: profile.colors)
      style.background = style.background.reduced(to: profile.colors)
      let link = grid.link(of: cell.style).flatMap { $0.hasPrefix("https") ? $0 : nil }
      let next = TestTerminal.Shown(
        text: grid.text(of: cell), style: style, link: profile.hasLinks ? link : nil)
      if cell.glyph == .continuation, place > 0 {
        // It is drawn with its left half.
        var half = shown[place - 1]
        half.text = profile.isUnicode ? "" : String(transliterated(grid, place - 1).suffix(1))
        half.isRightHalf = profile.isUnicode
        shown.append(half)
      } else {
        shown.append(next)
        if !profile.isUnicode {
          shown[place].text = String(transliterated(grid, place).prefix(1))
        }
      }
    }
    return shown
  }

  private static func transliterated(_ grid: CellGrid, _ place: Int) -> String {
    ASCIIText.transliterate(grid.text(of: grid.cells[place]))
  }
}
