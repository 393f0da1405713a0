import Foundation
import MasterDetail
import TerminalUI
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

  // MARK: Other programs

  private func text(_ ids: some Sequence<Int>, header: String = "id,name,note") -> String {
    let filler = String(repeating: "a text that fills the file ", count: 12)
    return header + "\n" + ids.map { "\($0),Name \($0),\(filler)\n" }.joined()
  }

  private func replace(_ home: TemporaryFolder, _ text: String) throws {
    // As editors do: the file that is open stays as it was.
    try Data(text.utf8).write(to: home.url.appending(path: "large.csv"), options: .atomic)
  }

  @Test func `rows that were cut away are told of, and passed off as nothing`() throws {
    let home = try home()
    let screen = try open(home)
    let file = try FileHandle(forWritingTo: home.url.appending(path: "large.csv"))
    try file.truncate(atOffset: 1 << 20)
    try screen.press("G")
    screen.see("(this row is gone)")
    #expect(screen.notice.contains("The file has become shorter"))
    #expect(screen.notice.hasSuffix(" · r reads it again"))
    try screen.press("e")
    screen.see("cannot be read any more")
    #expect(screen.form == nil)
    try screen.press("r")
    screen.seeNo("(this row is gone)", "has become shorter")
    #expect((screen.state.browser?.items.count ?? 0) < Self.count)
  }

  @Test func `a file that is written over is told of`() throws {
    let home = try home()
    let screen = try open(home)
    let file = try FileHandle(forWritingTo: home.url.appending(path: "large.csv"))
    try file.write(contentsOf: Data(text(1...20_000).utf8))
    try screen.press("G")
    #expect(screen.notice.contains("The file has changed since it was read"))
    try screen.press("j")
    screen.seeNo("The file has changed")
  }

  @Test func `a file that grows loses nothing, and that there is more is said once`() throws {
    let home = try home()
    let screen = try open(home)
    let file = try FileHandle(forWritingTo: home.url.appending(path: "large.csv"))
    try file.seekToEnd()
    try file.write(contentsOf: Data("5,Another,one\n".utf8))
    try screen.press("G")
    screen.see("› Name 20000", "The file has grown since it was read · r reads it again")
    try screen.press("g G")
    screen.seeNo("has grown")
    try screen.press("r G")
    screen.see("› Another")
  }

  @Test(arguments: [["r"], []])
  func `a row is found again by its identifier`(_ reload: [String]) throws {
    let home = try TemporaryFolder()
    _ = try home.make("large.csv", text(100..<20_100))
    let screen = try open(home)
    try screen.press("9900 G enter")
    #expect(screen.selection == "9900")
    screen.see("Name 9999")
    let offset = screen.state.browser.map { ($0.cursorRow ?? 0) - $0.list.offset }
    try replace(home, text(Array(1..<100) + Array(100..<20_100)))
    let after =
      reload.isEmpty ? try screen.reopened(home.path("large.csv"), size: "100x24") : screen
    if !reload.isEmpty { try after.press("r") }
    #expect(after.selection == "9999" && after.cursor == "9999")
    after.see("› Name 9999")
    if !reload.isEmpty {
      #expect(after.state.browser.map { ($0.cursorRow ?? 0) - $0.list.offset } == offset)
    }
  }

  @Test(arguments: ["", "/ name enter ", "s j enter "])
  func `the last row is found again behind those that were added`(_ keys: String) throws {
    let home = try TemporaryFolder()
    _ = try home.make("large.csv", text(100..<20_100))
    let screen = try open(home)
    try screen.press(keys + "G")
    #expect(screen.selection == "20000")
    try replace(home, text(1..<20_100))
    try screen.press("r")
    #expect(screen.selection == "20099" && screen.cursor == "20099")
    screen.see("› Name 20099")
  }

  @Test func `a row that is gone is told of`() throws {
    let home = try TemporaryFolder()
    _ = try home.make("large.csv", text(1...20_000))
    let screen = try open(home)
    try screen.press("5 G")
    try replace(home, text(Array(1..<5) + Array(6...20_000)))
    try screen.press("r")
    #expect(screen.selection == "5")
    screen.see("20000 rows before, 19999 now", "› Name 6")
    #expect(screen.notice.contains("The row that was selected is gone"))
  }

  @Test func `where rows have no identifier their place is told of`() throws {
    let home = try TemporaryFolder()
    _ = try home.make("large.csv", text(1...20_000, header: "nummer,name,note"))
    let screen = try open(home)
    try screen.press("5 G r")
    screen.seeNo("no identifier")
    try replace(home, text(0...20_000, header: "nummer,name,note"))
    try screen.press("r")
    screen.see("› Name 4")
    #expect(screen.notice.contains("Rows have no identifier here"))
    #expect(screen.selection == "5")
  }

  @Test func `while a list is read again its rows stay`() throws {
    let home = try home()
    let screen = try open(home)
    try screen.press("15000 G R j enter g enter")
    #expect(screen.selection == "15000" && screen.cursor == "15000")
  }

  /// Asks for an order, and waits until the screen says what is being done.
  private func beginSorting(_ screen: TestScreen) throws {
    try screen.press("s j")
    screen.session.send(.key(KeyPress(.enter)))
    screen.clock.pass(200)
    screen.session.send(.tick)
  }

  @Test(arguments: [.key(KeyPress(.escape)), .interrupted] as [ScreenEvent])
  func `a sort says what it does, and can be given up`(by event: ScreenEvent) throws {
    let screen = try open(try home())
    try beginSorting(screen)
    screen.see("Sorting by id…")
    screen.seeNo("Searching")
    screen.session.send(event)
    screen.see("Stopped.")
    #expect(screen.exitCode == nil)
    try screen.settle()
    #expect(screen.state.browser?.wanted.sort == nil)
    #expect(screen.state.browser?.items.first?.id == "1")
  }

  @Test(arguments: ["40x12", "80x24", "140x45"])
  func `how much of a sort is done is seen in every window`(_ size: String) throws {
    let home = try home()
    let screen = try TestScreen(home.path("large.csv"), size: size, home: home)
    try beginSorting(screen)
    var state = screen.state
    let browser = try #require(state.browser)
    _ = state.take(
      .arranging(
        place: browser.number, job: browser.job,
        ArrangeProgress(step: .sorting(by: ["id"]), percent: 36)))
    #expect(state.draw().lines[0].contains("36 %"))
  }

  @Test func `a key that comes just after what it was to stop does not end the program`() throws {
    let screen = try open(try home())
    try beginSorting(screen)
    try screen.settle()
    #expect(screen.state.browser?.wanted.sort == "+id")
    screen.session.send(.interrupted)
    #expect(screen.exitCode == nil)
    #expect(screen.state.browser?.items.first?.id == String(Self.count))
    screen.session.send(.interrupted)
    #expect(screen.exitCode == .interrupted)
  }

  @Test func `counting that was stopped says that it was`() throws {
    let screen = try open(try home())
    screen.session.send(.key(KeyPress(.character("C"))))
    screen.session.send(.interrupted)
    screen.seeNo("Search the store")
    try screen.settle()
    try screen.press("r")
    screen.see("20000", "median")
  }
}
