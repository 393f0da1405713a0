import Datasets
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody writes in files, and somebody else does too.
@MainActor struct FilesWritingJourneyTests {
  private let shelf = MemoryShelf([
    ("Home", ["bills=rent\nwater\n", "garden=roses"]), ("Work", ["plan=one two"]),
  ])

  private func open() throws -> TestScreen {
    try TestScreen(size: "120x30", ["--pictures=off"], shelf: shelf)
  }

  private func state(_ screen: TestScreen) -> FilesState<String, String>? {
    screen.state.files?.tree.state
  }

  @Test func `keys that come before the text are typed into it, and delete nothing`() throws {
    let screen = try open()
    try screen.press("enter")
    let typed = "dND".map { KeyPress(.character($0)) } + [KeyPress(.enter)]
    for key in [KeyPress(.enter)] + typed { screen.session.send(.key(key)) }
    try screen.settle()
    screen.see("dND", "rent", "bills")
    #expect(screen.state.modal == nil)
    try screen.pass(1_000)
    #expect(shelf.text(of: "Home/bills") == "dND\nrent\nwater\n")
  }

  @Test func `a long text begins to show before it is read, and takes keys once it is`() throws {
    let lines = (0..<5_000).map { "line \($0)" }.joined(separator: "\n")
    let shelf = MemoryShelf([("Home", ["long=" + lines])])
    let screen = try TestScreen(size: "120x30", ["--pictures=off"], shelf: shelf)
    try screen.press("enter enter")
    screen.see("line 0", "line 9")
    #expect(screen.state.files?.beginning == nil)
    #expect(screen.state.files?.text?.editor.text.count == lines.utf8.count)
    try screen.press("ctrl-end x")
    try screen.pass(1_000)
    #expect(shelf.text(of: "Home/long") == lines + "x")
    // What it begins with is enough for a screen.
    var state = screen.state
    _ = state.take(
      .files(
        place: try #require(state.files?.number),
        .reading("Home/long", .usual, .beginning(EditorText("first\nlines\n")))))
    #expect(state.files?.beginning == nil)
    state.files?.text = nil
    state.files?.spots = [:]
    _ = state.take(
      .files(
        place: try #require(state.files?.number),
        .reading("Home/long", .usual, .beginning(EditorText("first\nlines\n")))))
    #expect(state.draw().lines.contains { $0.contains("first") })
  }

  @Test func `what is typed is kept after a pause`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.type("new ")
    screen.see("new rent", "●")
    #expect(shelf.text(of: "Home/bills") == "rent\nwater\n")
    try screen.pass(500)
    #expect(shelf.text(of: "Home/bills") == "new rent\nwater\n")
    screen.seeNo("●")
  }

  @Test func `somebody who never stops typing loses less than a second of it`() throws {
    let screen = try open()
    try screen.press("enter enter")
    for _ in 0..<10 {
      try screen.type("x")
      try screen.pass(100)
    }
    #expect(shelf.text(of: "Home/bills")?.hasPrefix("xxxxxxxx") == true)
  }

  @Test func `leaving a text keeps it at once`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.type("a")
    try screen.press("escape")
    #expect(shelf.text(of: "Home/bills") == "arent\nwater\n")
    try screen.press("down")
    screen.see("roses")
  }

  @Test func `quitting waits until everything is kept`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.type("z")
    try screen.press("escape q")
    #expect(shelf.text(of: "Home/bills") == "zrent\nwater\n")
    #expect(screen.exitCode == .done)
  }

  @Test func `a full disk is told, and the text stays`() throws {
    let screen = try open()
    try screen.press("enter enter")
    shelf.fill(true)
    try screen.type("keep me ")
    try screen.pass(1_000)
    screen.see("Not saved", "no room")
    // No key is lost to the message.
    try screen.type("more ")
    try screen.pass(6_000)
    #expect(screen.state.modal == nil)
    screen.see("keep me more rent")
    try screen.press("escape down up")
    screen.see("keep me more rent")
    shelf.fill(false)
    try screen.pass(10_000)
    #expect(shelf.text(of: "Home/bills") == "keep me more rent\nwater\n")
  }

  @Test func `undo and redo work on the text`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.type("abc")
    try screen.press("ctrl-z")
    screen.seeNo("abcrent")
    try screen.press("ctrl-y")
    screen.see("abcrent")
    #expect(screen.exitCode == nil)
  }

  @Test func `a paste is one step, and runs nothing`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.paste("q\nd\u{1B}[2J")
    #expect(shelf.text(of: "Home/bills") != nil)
    try screen.press("ctrl-z")
    #expect(screen.state.files?.text?.editor.text.string == "rent\nwater\n")
  }

  // MARK: Two at once

  @Test func `what another program wrote is shown`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.pass(1_000)
    shelf.write("from elsewhere", in: "Home/bills")
    try screen.pass(1_000)
    try screen.pass(1_000)
    screen.see("from elsewhere")
  }

  @Test func `what another program writes just after a file was opened is not missed`() throws {
    let screen = try open()
    try screen.press("enter enter")
    shelf.write("from elsewhere", in: "Home/bills")
    try screen.pass(1_000)
    screen.see("from elsewhere")
  }

  @Test func `a conflict keeps both texts, and writing goes on in one copy`() throws {
    let screen = try open()
    try screen.press("enter enter")
    for text in ["my ", "own "] {
      try screen.type(text)
      try screen.pass(1_000)
    }
    try screen.type("mine ")
    shelf.write("theirs", in: "Home/bills")
    try screen.pass(1_000)
    screen.see("Changed by someone else")
    #expect(shelf.text(of: "Home/bills") == "theirs")
    #expect(shelf.text(of: "new1") == "my own mine rent\nwater\n")
    #expect(state(screen) == .file("Home", "new1"))
    for text in ["more ", "still "] {
      try screen.type(text)
      try screen.pass(1_000)
    }
    #expect(shelf.text(of: "new1") == "my own mine more still rent\nwater\n")
    #expect(try shelf.files(in: "Home").count == 3)
    screen.seeNo("●")
  }

  @Test func `what another program writes right after a save is not missed`() throws {
    let screen = try open()
    try screen.press("enter enter")
    try screen.pass(1_000)
    try screen.type("x")
    try screen.pass(500)
    shelf.write("from elsewhere", in: "Home/bills")
    try screen.pass(1_000)
    try screen.pass(1_000)
    screen.see("from elsewhere")
  }
}
