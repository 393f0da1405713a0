import MasterDetail
import Testing

@testable import CatalogApp

/// Somebody opens a file that is too large to be held in memory.
@MainActor struct LargeTableJourneyTests {
  private static let count = 20_000

  /// A file of 5 MB, whose ids are not the positions of its rows.
  private func home() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    let filler = String(repeating: "a text that fills the file ", count: 8)
    let rows = (1...Self.count).map { row in
      "\(row * 7 % Self.count),Name \(row)\(row == 15_000 ? " Zoë" : ""),\(filler)\(row % 9)\n"
    }
    _ = try home.make("large.csv", "id,name,note\n" + rows.joined())
    return home
  }

  private func open(_ home: TemporaryFolder) throws -> TestScreen {
    try TestScreen(home.path("large.csv"), size: "100x24", home: home)
  }

  @Test func `all rows are there, and read where they are drawn`() throws {
    let screen = try open(try home())
    #expect(screen.state.browser?.items.count == Self.count)
    #expect(screen.state.browser?.entries is TableEntries)
    screen.see("Name 1")
    try screen.press("G")
    screen.see("Name 20000")
    #expect(screen.cursor == String(Self.count))
    try screen.press("g j j enter")
    screen.see("Name 3")
    screen.see("the file 3")
  }

  @Test func `what is typed is looked for in the whole file`() throws {
    let screen = try open(try home())
    try screen.press("/")
    try screen.type("zoe")
    #expect(screen.state.browser?.items.count == 1)
    screen.see("Name 15000 Zoë")
    try screen.press("esc esc")
    #expect(screen.state.browser?.items.count == Self.count)
  }

  @Test func `rows are sorted by a column and keep their selection`() throws {
    let screen = try open(try home())
    try screen.press("j enter")
    #expect(screen.selection == "2")
    try screen.press("s j enter")
    #expect(screen.state.browser?.wanted.sort == "+id")
    #expect(screen.state.browser?.items.first?.id == String(Self.count))
    #expect(screen.selection == "2")
    try screen.press("s enter")
    #expect(screen.state.browser?.wanted.sort == "-id")
    #expect(screen.state.browser?.items[1].id != screen.state.browser?.items[0].id)
  }

  @Test func `a condition is looked for in the whole file, and two columns put it in order`() throws
  {
    let screen = try open(try home())
    try screen.press("/")
    try screen.type("id<21")
    try screen.press("enter")
    #expect(screen.state.browser?.items.count == 21)
    try screen.press("s j enter s end enter")
    #expect(screen.state.browser?.wanted.sort == "+note\u{1F}+id")
    let rows = try #require(screen.state.browser?.items)
    let notes = rows.indices.map { (Int(rows[$0].id) ?? 0) % 9 }
    #expect(notes == notes.sorted())
    let ids = rows.indices.map { (Int(rows[$0].id) ?? 0) * 7 % Self.count }
    #expect(zip(zip(notes, ids), zip(notes.dropFirst(), ids.dropFirst())).allSatisfy { $0 < $1 })
    try screen.press("escape")
    try screen.type("/note~ZOE")
    #expect(screen.state.browser?.items.isEmpty == true)
  }

  @Test func `the columns of a large file are known, and can be hidden`() throws {
    let screen = try open(try home())
    try screen.press("C")
    screen.see("20000", "median")
    try screen.press("j j x escape")
    screen.see("Name 1")
    screen.seeNo("a text that fills")
  }

  @Test func `a place in a large file is found again`() throws {
    let home = try home()
    let first = try open(home)
    try first.press("G k k enter")
    let second = try first.reopened(home.path("large.csv"), size: "100x24")
    #expect(second.selection == String(Self.count - 2))
    second.see("Name \(Self.count - 2)")
  }
}
