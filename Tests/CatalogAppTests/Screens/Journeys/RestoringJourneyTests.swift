import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody comes back after the program was left.
@MainActor struct RestoringJourneyTests {
  @Test func `selection and scroll are where they were`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("150 G 5 k")
    let (lines, path) = (screen.lines, screen.home.path("rows.csv"))
    let again = try screen.reopened(path)
    #expect(again.lines == lines)
    #expect(again.selection == "145")
  }

  @Test(arguments: [
    ("{\"version\": 1, \"pla", "cannot be read"), ("{\"version\": 99}", "by a newer version"),
  ])
  func `places that are lost are told of`(_ session: String, _ words: String) throws {
    let home = try TemporaryFolder()
    for folder in [".local", ".local/state", ".local/state/catalog"] { _ = try home.folder(folder) }
    _ = try home.make(".local/state/catalog/session.json", session)
    let screen = try TestScreen("monsters", home: home)
    #expect(screen.lines.suffix(3).joined().contains(words))
    try screen.press("j")
    #expect(screen.selection == "dog-bot")
  }

  @Test func `in another window the cursor is seen all the same`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("150 G")
    let path = screen.home.path("rows.csv")
    let small = try screen.reopened(path, size: "40x12")
    small.see("row 150")
    try small.press("escape")
    small.see("› row 150")
    let large = try small.reopened(path, size: "140x45")
    large.see("› row 150")
  }

  @Test func `a text is open where it was read`() throws {
    let screen = try TestScreen(words: 600)
    try screen.press("enter ctrl-f ctrl-f")
    let top = screen.lines[1]
    let again = try screen.reopened(screen.home.path("text.csv"))
    #expect(again.lines[1] == top)
  }

  @Test func `in a stack the text that was read is on top`() throws {
    let screen = try TestScreen("monsters", size: "40x12", ["--pictures=off"])
    try screen.press("j enter")
    let again = try screen.reopened("monsters", size: "40x12")
    again.see("‹ Math Monsters", "BOW-WOW")
    try again.press("escape")
    let list = try again.reopened("monsters", size: "40x12")
    list.see("› Dog-Bot", "Fire-Bot")
  }

  @Test func `mode, divider, order and filter are kept`() throws {
    let screen = try TestScreen(rows: 50)
    try screen.press("m > > s j j enter s enter / 4 enter")
    let (lines, path) = (screen.lines, screen.home.path("rows.csv"))
    let browser = try #require(screen.state.browser)
    let again = try screen.reopened(path)
    let restored = try #require(again.state.browser)
    #expect(restored.mode == .beside)
    #expect(restored.layout.panes.map(\.width) == browser.layout.panes.map(\.width))
    #expect(restored.wanted == browser.wanted)
    #expect(again.lines == lines)
  }

  @Test(arguments: ["/ 1 enter", "s j j enter / 1 enter", "s j j enter", "/ rank>1 enter"])
  func `selection and scroll are kept under a filter and an order`(_ keys: String) throws {
    let screen = try TestScreen(rows: 200)
    try screen.press(keys + " G k k k 5 k")
    let (lines, path) = (screen.lines, screen.home.path("rows.csv"))
    let cursor = try #require(screen.cursor)
    let again = try screen.reopened(path)
    #expect(again.selection == cursor && again.cursor == cursor)
    #expect(again.lines == lines)
    try again.press("j")
    #expect(again.cursor != cursor && again.selection == again.cursor)
  }

  @Test func `an item that the filter leaves out gives way to the first match`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("/ rank=3 enter G")
    let home = screen.home
    _ = try home.make("rows.csv", "name,rank,text\nrow 1,3,a\nrow 2,4,b\nrow 3,3,c\n")
    let again = try screen.reopened(home.path("rows.csv"))
    #expect(again.cursor == "1" && again.selection == "1")
  }

  @Test func `the store shows again what was found, without the network`() throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ bach enter c j j")
    let cursor = screen.cursor
    let again = try screen.reopened("store")
    again.see("[Music]", "Search: bach", "Brandenburg")
    #expect(cursor != nil && again.cursor == cursor)
  }

  @Test func `an item that is gone does not keep the list from being shown`() throws {
    let screen = try TestScreen(rows: 200)
    try screen.press("150 G")
    _ = try screen.home.make("rows.csv", "name\nrow 1\nrow 2\n")
    let again = try screen.reopened(screen.home.path("rows.csv"))
    again.see("› row 1", "row 2")
    try again.press("j")
    again.see("› row 2")
  }

  @Test(arguments: [
    "", "{", "[]", "{\"version\": 99}", "null",
    "{\"version\":1,\"places\":[{\"source\":\"monsters\",\"selection\":\"zebra\",\"anchor\":\"zebra\",\"offset\":999999,\"mode\":\"sideways\",\"sort\":\"nothing\",\"fraction\":0.99,\"top\":\"middle\",\"filter\":\"\"}]}",
  ])
  func `a damaged session stops nothing`(_ text: String) throws {
    let home = try TemporaryFolder()
    _ = try home.folder(".local")
    _ = try home.folder(".local/state")
    _ = try home.folder(".local/state/catalog")
    _ = try home.make(".local/state/catalog/session.json", text)
    let screen = try TestScreen("monsters", home: home)
    screen.see("› Cat-Bot")
    try screen.press("j")
    screen.see("› Dog-Bot")
  }

  @Test func `places that were visited are listed at home`() throws {
    let screen = try TestScreen(rows: 3)
    try screen.press("2 G")
    let home = try screen.reopened("monsters")
    try home.press("H")
    home.see("rows.csv")
    try home.press("G enter")
    home.see("› row 2")
  }
}
