import Datasets
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody keeps notes in folders, and writes in them.
@MainActor struct FilesJourneyTests {
  private let shelf = MemoryShelf([
    ("Home", ["bills=rent\nwater\n", "garden=roses"]), ("Work", ["plan=one two"]),
  ])

  private func open(_ size: String = "120x30") throws -> TestScreen {
    try TestScreen(size: size, ["--pictures=off"], shelf: shelf)
  }

  private func state(_ screen: TestScreen) -> FilesState<String, String>? {
    screen.state.files?.tree.state
  }

  // MARK: Layouts

  @Test func `a wide window with nothing chosen has folders beside a hint`() throws {
    let screen = try open()
    screen.see("Home", "Work", "Choose a folder", "N new folder")
    #expect(state(screen) == .nothing)
    #expect(screen.state.files?.layout.panes.map(\.column) == [.primary, .secondary])
  }

  @Test func `a folder brings its files, a file its text`() throws {
    let screen = try open()
    try screen.press("enter")
    #expect(state(screen) == .folder("Home"))
    screen.see("bills", "garden", "Choose a file", "n new file")
    #expect(screen.state.files?.layout.panes.count == 3)
    try screen.press("enter")
    #expect(state(screen) == .file("Home", "Home/bills"))
    screen.see("rent", "water", "Ln 1, Col 1")
    #expect(screen.state.files?.focus == .secondary)
  }

  @Test func `two columns have a button for the folders`() throws {
    let screen = try open("80x24")
    try screen.press("enter")
    #expect(screen.state.files?.layout.panes.map(\.column) == [.supplementary, .secondary])
    screen.see("≡ Shelf")
    try screen.press("t")
    screen.see("Work")
  }

  @Test func `a narrow window is a stack of three, without hints`() throws {
    let screen = try open("40x12")
    screen.see("Home", "Work")
    screen.seeNo("Choose")
    try screen.press("enter")
    screen.see("bills", "‹ Shelf")
    screen.seeNo("Choose")
    try screen.press("enter")
    screen.see("rent", "‹ ")
    #expect(screen.state.files?.layout.stack == [.primary, .supplementary, .secondary])
    try screen.press("escape escape")
    screen.see("Work")
    try screen.resize(120, 30)
    #expect(state(screen) == .file("Home", "Home/bills"))
    screen.see("rent")
  }

  @Test func `a file that is opened again after another folder shows its text`() throws {
    let screen = try open()
    try screen.press("enter enter escape escape down")
    screen.seeNo("rent")
    try screen.press("up enter enter")
    screen.see("rent")
  }

  @Test func `the display mode of an earlier run is there with its file`() throws {
    let home = try TemporaryFolder()
    let first = try TestScreen(size: "100x30", ["--pictures=off"], home: home, shelf: shelf)
    try first.press("enter enter escape m")
    #expect(first.state.files?.mode == .beside)
    let columns = first.state.files?.layout.panes.map(\.column)
    first.session.end()
    let second = try TestScreen(size: "100x30", ["--pictures=off"], home: home, shelf: shelf)
    #expect(second.state.files?.layout.panes.map(\.column) == columns)
    #expect(columns?.count == 3)
  }

  // MARK: Folders and files

  @Test func `a new folder opens, a new file is written in at once`() throws {
    let screen = try open()
    try screen.press("N")
    try screen.type("Trips")
    try screen.press("enter")
    #expect(state(screen) == .folder("Trips"))
    screen.see("No files in this folder")
    try screen.press("n")
    try screen.type("packing")
    try screen.press("enter")
    #expect(state(screen) == .file("Trips", "new1"))
    try screen.type("socks")
    try screen.pass(1_000)
    #expect(shelf.text(of: "new1") == "socks")
  }

  @Test func `a name that is taken is refused with a sentence`() throws {
    let screen = try open()
    try screen.press("N")
    try screen.type("Work")
    try screen.press("enter")
    screen.see("Work")
    #expect(state(screen) == .nothing)
    #expect(screen.state.message != nil || screen.state.modal != nil)
  }

  @Test func `deleting the open file goes back to its folder, and undo brings it back`() throws {
    let screen = try open()
    try screen.press("enter enter escape d")
    #expect(state(screen) == .folder("Home"))
    screen.see("in the trash")
    try screen.press("u")
    screen.see("bills")
    #expect(shelf.text(of: "Home/bills") == "rent\nwater\n")
  }

  @Test func `deleting the open folder goes back to nothing`() throws {
    let screen = try open()
    try screen.press("enter enter escape escape d")
    #expect(state(screen) == .nothing)
    screen.see("Choose a folder")
    try screen.press("u")
    screen.see("Home")
  }

  @Test func `renaming keeps what is open`() throws {
    let screen = try open()
    try screen.press("enter enter escape R")
    try screen.type("!")
    try screen.press("enter")
    #expect(state(screen) == .file("Home", "Home/bills"))
    screen.see("bills!")
    try screen.press("escape R")
    try screen.type("!")
    try screen.press("enter")
    screen.see("Home!")
    #expect(state(screen) == .file("Home", "Home/bills"))
  }

  @Test func `a file moves to another folder and stays open`() throws {
    let screen = try open()
    try screen.press("enter enter escape v")
    screen.see("Move to")
    try screen.press("enter")
    #expect(state(screen) == .file("Work", "Home/bills"))
    screen.see("plan", "rent")
  }

  @Test func `duplicating opens the copy`() throws {
    let screen = try open()
    try screen.press("enter enter escape D")
    screen.see("bills copy")
    #expect(state(screen) == .file("Home", "new1"))
  }

  // MARK: Finding

  @Test func `files are found by their texts and opened at the words`() throws {
    let screen = try open()
    try screen.press("/")
    try screen.type("two")
    screen.see("plan", "Work")
    try screen.press("enter")
    #expect(state(screen) == .file("Work", "Work/plan"))
    #expect(screen.state.files?.text?.editor.selectedText == "two")
  }

  // MARK: Staying

  @Test func `folder, file and cursor are there again in the next run`() throws {
    let home = try TemporaryFolder()
    let first = try TestScreen(size: "120x30", ["--pictures=off"], home: home, shelf: shelf)
    try first.press("enter enter down")
    #expect(first.state.files?.text?.editor.cursor == 5)
    first.session.end()
    let second = try TestScreen(size: "120x30", ["--pictures=off"], home: home, shelf: shelf)
    #expect(state(second) == .file("Home", "Home/bills"))
    #expect(second.state.files?.text?.editor.cursor == 5)
  }

  @Test func `lists and text are where they were scrolled to in the next run`() throws {
    let text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    let names = (100..<160).map { "note \($0)" }
    let shelf = MemoryShelf(
      (10..<70).map { ("folder \($0)", $0 == 50 ? names.map { $0 + "=" + text } : []) })
    let home = try TemporaryFolder()
    let first = try TestScreen(size: "120x24", ["--pictures=off"], home: home, shelf: shelf)
    // Below the middle of each, and the cursor not at an edge.
    try first.press("45G up up up up enter 45G up up up enter")
    try first.press("pagedown pagedown pagedown up up up")
    let lines = first.lines.dropLast()
    #expect(lines.contains { $0.contains("folder 50") && $0.contains("note") })
    first.session.end()
    let second = try TestScreen(size: "120x24", ["--pictures=off"], home: home, shelf: shelf)
    #expect(Array(second.lines.dropLast()) == Array(lines), "\(second.text)")
    #expect(second.state.files?.text?.editor.cursor == first.state.files?.text?.editor.cursor)
  }

  @Test func `a shelf that is only read refuses to be changed`() throws {
    let shelf = MemoryShelf([("Home", ["bills=rent"])], isWritable: false)
    let screen = try TestScreen(size: "120x30", ["--pictures=off"], shelf: shelf)
    try screen.press("enter enter x y z")
    #expect(screen.state.files?.text?.editor.text.string == "rent")
    screen.see("read only")
    try screen.press("escape n")
    screen.see("only be read")
    try screen.press("e")
    screen.see("only be read")
    #expect(!screen.chores.contains { if case .edit = $0 { true } else { false } })
  }
}
