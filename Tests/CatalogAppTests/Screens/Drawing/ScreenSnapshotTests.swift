import Foundation
import Testing

@testable import CatalogApp

/// Every screen as it was when somebody last looked at it, at three sizes, with its styles.
@MainActor struct ScreenSnapshotTests {
  nonisolated static let sizes = ["40x12", "80x24", "140x45"]

  private func expect(_ screen: TestScreen, _ name: String, _ size: String) throws {
    try Snapshot.expect(screen.snapshot, is: "screens/\(name)-\(size)")
  }

  private func open(
    _ word: String?, _ size: String, _ keys: String = "", _ options: [String] = []
  ) throws -> TestScreen {
    let screen = try TestScreen(word, size: size, ["--pictures=off"] + options)
    try screen.press(keys)
    return screen
  }

  @Test(arguments: sizes)
  func home(_ size: String) throws { try expect(try open(nil, size), "home", size) }

  @Test(
    arguments: [
      ("monsters", ""), ("monsters-detail", "j j enter"), ("monsters-search", "/ bot"),
      ("monsters-searched", "/ ice enter"), ("monsters-no-matches", "/ zebra"),
      ("menu", "j enter space j"), ("sort-menu", "s j j"), ("sorted", "s j j enter"),
      ("help", "?"), ("palette", ":"), ("palette-found", ": mouse"), ("palette-nothing", ": qqq"),
      ("about", "enter space end enter"), ("layout", "f12"), ("address", "e"),
      ("address-fault", "e nobody enter"), ("how-to-quit", "escape"), ("over", "m m"),
      ("stack", "m m m"), ("no-link", "enter o"),
    ], sizes)
  func monsters(_ screen: (name: String, keys: String), _ size: String) throws {
    try expect(try open("monsters", size, screen.keys), screen.name, size)
  }

  @Test(
    arguments: [
      ("columns", "C"), ("columns-numbers", "C end"), ("columns-detail", "C j enter"),
      ("columns-hidden", "C j x"), ("filtered", "/ rank > 5 enter"),
    ], sizes)
  func columns(_ screen: (name: String, keys: String), _ size: String) throws {
    let table = try TestScreen(ranks: 40, size: size)
    try table.press(screen.keys.replacing("rank > 5", with: "\"rank > 5\""))
    try expect(table, screen.name, size)
  }

  @Test(
    arguments: [
      ("topics", ""), ("topics-detail", "enter"), ("topics-date", "enter d"),
      ("topics-read", "j enter A"),
    ], sizes)
  func topics(_ screen: (name: String, keys: String), _ size: String) throws {
    try expect(try open("topics", size, screen.keys), screen.name, size)
  }

  @Test(
    arguments: [("courses", "j"), ("courses-detail", "j enter"), ("courses-links", "j enter f")],
    sizes)
  func courses(_ screen: (name: String, keys: String), _ size: String) throws {
    try expect(try open("courses", size, screen.keys), screen.name, size)
  }

  @Test(arguments: [("plain", "j j enter"), ("plain-menu", "space"), ("plain-help", "?")], sizes)
  func plain(_ screen: (name: String, keys: String), _ size: String) throws {
    try expect(try open("monsters", size, screen.keys, ["--plain-ui"]), screen.name, size)
  }

  @Test(
    arguments: [
      ("store", ""), ("store-typed", "/ bach"), ("store-results", "/ bach enter"),
      ("store-detail", "/ bach enter j enter"), ("store-nothing", "/ xyzzyx enter"),
      ("store-category", "/ bach enter c c"),
    ], sizes)
  func `store offline`(_ screen: (name: String, keys: String), _ size: String) throws {
    try expect(try open("store", size, screen.keys, ["--offline"]), screen.name, size)
  }

  @Test(arguments: sizes)
  func `store failed`(_ size: String) throws {
    let screen = try open("store", size, "/ xyzzyx enter")
    try expect(screen, "store-failed", size)
    try screen.press("enter")
    try expect(screen, "store-after-failure", size)
  }

  @Test(arguments: sizes)
  func everything(_ size: String) throws {
    try expect(try open("everything", size), "everything-empty", size)
  }

  @Test(arguments: sizes)
  func `tiles on a phone`(_ size: String) throws {
    try expect(
      try open("store", size, "bach enter j", ["--offline", "--idiom=phone"]), "phone", size)
  }

  @Test(arguments: sizes)
  func `a draft to be read`(_ size: String) throws {
    try expect(
      try open("monsters", size, "e help@example.org enter"), "draft", size)
  }

  @Test(arguments: sizes)
  func `long texts of a table`(_ size: String) throws {
    let home = try TemporaryFolder()
    let text = "It begins here.\n\n" + (1...60).map { "word\($0)" }.joined(separator: " ")
    _ = try home.make(
      "books.csv",
      """
      name,pages,A label that is longer than twenty-four cells,text
      "Ulysses",730,x,"\(text)"
      "Ελλάδα 日本語 👩‍👩‍👧",12,"two
      lines",short
      ,,,
      """)
    let screen = try TestScreen(
      home.path("books.csv"), size: size, ["--pictures=off"], home: home)
    try screen.press("enter")
    try expect(screen, "table", size)
    try screen.press("J")
    try expect(screen, "table-wide", size)
  }

  @Test func `pictures are drawn as half blocks`() throws {
    let screen = try TestScreen("monsters", size: "80x24")
    try Snapshot.expect(screen.lines.joined(separator: "\n") + "\n", is: "screens/pictures-80x24")
  }
}
