import MasterDetail
import Testing

@testable import CatalogApp

/// Somebody walks through lists, short and long.
@MainActor struct ListJourneyTests {
  /// The rows of a list in 80 by 24 cells: all but header and footer.
  nonisolated static let page = 22
  nonisolated static let counts = [0, 1, page, page + 1, 200]

  private func expectCursor(_ row: Int, in screen: TestScreen) {
    #expect(screen.cursor == String(row))
    screen.see("› row \(row)")
  }

  @Test(arguments: counts, ["80x24", "40x12", "20x5"])
  func `every row is reached, and the cursor is always seen`(_ count: Int, _ size: String) throws {
    let screen = try TestScreen(rows: count, size: size, ["--plain-ui"])
    guard count > 0 else {
      screen.see("This list is")
      try screen.press("j k G g pagedown pageup enter space e y o n J 5 j right left")
      screen.see("This list is")
      return
    }
    try screen.press("g")
    expectCursor(1, in: screen)
    for row in 1..<max(count, 2) where row < count {
      try screen.press("j")
      expectCursor(row + 1, in: screen)
    }
    try screen.press("j j")
    expectCursor(count, in: screen)
    for row in (1..<count).reversed() {
      try screen.press("k")
      expectCursor(row, in: screen)
    }
  }

  @Test(arguments: counts.dropFirst())
  func `pages and ends are reached with one key`(_ count: Int) throws {
    let screen = try TestScreen(rows: count)
    try screen.press("G")
    expectCursor(count, in: screen)
    try screen.press("g")
    expectCursor(1, in: screen)
    var row = 1
    for _ in 0..<12 {
      try screen.press("pagedown")
      #expect(Int(screen.cursor ?? "") ?? 0 > row || row == count)
      row = Int(screen.cursor ?? "") ?? 0
      screen.see("› row \(row)")
    }
    expectCursor(count, in: screen)
    for _ in 0..<12 { try screen.press("pageup") }
    expectCursor(1, in: screen)
    for _ in 0..<24 { try screen.press("ctrl-d") }
    expectCursor(count, in: screen)
    for _ in 0..<24 { try screen.press("ctrl-u") }
    expectCursor(1, in: screen)
  }

  @Test func `a number before a key counts`() throws {
    let screen = try TestScreen(rows: 200)
    for (keys, row) in [
      ("10 G", 10), ("3 j", 13), ("2 k", 11), ("1 0 0 g", 100), ("G", 200), ("99999 k", 1),
      ("20 j", 21), ("5 x j", 22), ("0 j", 23), ("2 J", 25), ("99999999999999999999 G", 200),
    ] {
      try screen.press("\"" + keys.filter { $0 != " " } + "\"")
      expectCursor(row, in: screen)
    }
  }

  @Test func `a number is given up with escape`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("50 escape j")
    expectCursor(2, in: screen)
  }

  @Test func `a filtered list is walked through as a whole one`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("/ 19 enter G")
    screen.see("› row 199")
    try screen.press("g")
    screen.see("› row 19")
    try screen.press("escape")
    screen.see("› row 19")
  }

  @Test func `a list is read again without losing the place`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("150 G r")
    expectCursor(150, in: screen)
    #expect(screen.selection == "150")
  }

  @Test func `rows that came are there after reading again, rows that went are not`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("a.csv", "id,name\na,row a\nb,row b\nc,row c\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("j")
    screen.see("› row b")
    _ = try home.make("a.csv", "id,name\nz,row z\nb,row b\n")
    try screen.press("r")
    screen.see("row z", "› row b")
    screen.seeNo("row c")
    _ = try home.make("a.csv", "id,name\nz,row z\n")
    try screen.press("r")
    screen.see("› row z")
    try FileRemoval.remove(path)
    try screen.press("r")
    screen.see("there is no such file")
  }

  @Test func `list and detail agree when rows are read again under a filter`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("a.csv", "name,kind\nA1,x\nA2,y\nA3,x\nA4,y\nA5,x\nA6,y\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("/ x enter G")
    screen.see("› A5")
    _ = try home.make("a.csv", "name,kind\nA2,y\nA3,x\nA4,y\nA5,x\nA6,y\n")
    try screen.press("r")
    #expect(screen.selection == screen.cursor)
    screen.see("› A5", "2/2")
  }

  @Test func `a long text is scrolled to its end and no further`() throws {
    let screen = try TestScreen(words: 600)
    try screen.press("enter G")
    screen.see("word600")
    let lines = screen.lines
    try screen.press("j pagedown ctrl-d 100 j")
    #expect(screen.lines == lines)
    try screen.press("k g")
    screen.see("word1 ")
    var seen: Set<String> = []
    for _ in 0..<100 {
      for line in screen.lines.dropLast() {
        seen.formUnion(line.split { !($0.isLetter || $0.isNumber) }.map(String.init))
      }
      try screen.press("pagedown")
    }
    for word in 1...600 { #expect(seen.contains("word\(word)")) }
  }
}
