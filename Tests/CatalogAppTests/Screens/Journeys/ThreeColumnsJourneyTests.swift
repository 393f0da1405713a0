import Datasets
import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody goes through three levels while the window has room for one, two or three of them.
@MainActor struct ThreeColumnsJourneyTests {
  private let shelf = MemoryShelf([
    ("Home", ["bills=rent\nwater\n", "garden=roses"]), ("Work", ["plan=one two"]),
  ])

  private func open(_ size: String) throws -> TestScreen {
    try TestScreen(size: size, ["--pictures=off"], shelf: shelf)
  }

  private func columns(_ screen: TestScreen) -> [Column]? {
    screen.state.files?.layout.panes.map(\.column)
  }

  private func width(_ column: Column, _ screen: TestScreen) -> Int? {
    screen.state.files?.layout.pane(column)?.width
  }

  // MARK: Shares of the width

  @Test(arguments: [120, 140, 160]) func `folders alone take two fifths, beside files a quarter`(
    _ columns: Int
  ) throws {
    let screen = try open("\(columns)x30")
    #expect(width(.primary, screen) == columns * 2 / 5)
    try screen.press("enter")
    #expect(width(.primary, screen) == columns / 4)
    // Two fifths of what the folders leave.
    #expect(width(.supplementary, screen) == columns * 3 / 10)
    try screen.press("enter escape escape d")
    #expect(width(.primary, screen) == columns * 2 / 5)
  }

  @Test func `a width that was chosen is given back by one key`() throws {
    let screen = try open("120x30")
    try screen.press("enter escape > >")
    #expect(width(.primary, screen) == 34)
    try screen.press("=")
    #expect(width(.primary, screen) == 30)
  }

  // MARK: Hints

  @Test func `going back to the folders alone shows their hint again`() throws {
    let screen = try open("120x30")
    screen.see("Choose a folder")
    try screen.press("enter")
    screen.seeNo("Choose a folder")
    screen.see("Choose a file")
    try screen.press("escape d")
    screen.see("Choose a folder", "Work")
    screen.seeNo("Choose a file", "garden")
  }

  @Test func `a hint says how to make, rename and delete`() throws {
    let screen = try open("140x30")
    screen.see("N new folder", "R rename", "d delete")
    try screen.press("enter")
    screen.see("n new file", "R rename", "d delete")
  }

  // MARK: Collapsing and expanding

  @Test(arguments: [
    ("", [Column.primary], "Work"), ("enter", [.primary, .supplementary], "garden"),
    ("enter enter", [.primary, .supplementary, .secondary], "rent"),
  ])
  func `a window that gets narrow has what was open as a stack, and no hint`(
    _ keys: String, _ stack: [Column], _ seen: String
  ) throws {
    for size in ["120x30", "90x30"] {
      let screen = try open(size)
      try screen.press(keys)
      try screen.resize(60, 30)
      #expect(screen.state.files?.layout.stack == stack)
      #expect(columns(screen) == [stack[stack.count - 1]])
      screen.see(seen)
      screen.seeNo("Choose")
      // Each step back is one level.
      for column in stack.dropLast().reversed() {
        try screen.press("escape")
        #expect(columns(screen) == [column])
        screen.seeNo("Choose")
      }
    }
  }

  @Test(arguments: [
    ("", [Column.primary, .secondary], "Choose a folder"),
    ("enter", [.primary, .supplementary, .secondary], "Choose a file"),
    ("enter enter", [.primary, .supplementary, .secondary], "rent"),
  ])
  func `a window that gets wide shows each level of the stack beside the others`(
    _ keys: String, _ wide: [Column], _ seen: String
  ) throws {
    let screen = try open("60x30")
    try screen.press(keys)
    try screen.resize(120, 30)
    #expect(columns(screen) == wide)
    #expect(screen.state.files?.layout.stack == [])
    screen.see(seen, "Work")
    // With room for two the folders wait behind a button.
    try screen.resize(90, 30)
    screen.see(seen)
    if keys.isEmpty { screen.see("Work") } else { screen.see("≡ Shelf") }
  }

  @Test func `Esc goes to the folders and from there on says how to leave`() throws {
    let screen = try open("100x30")
    try screen.press("enter enter escape")
    #expect(columns(screen) == [.supplementary, .secondary])
    try screen.press("escape")
    #expect(columns(screen) == [.primary, .supplementary, .secondary])
    #expect(screen.state.message == nil)
    try screen.press("escape")
    #expect(screen.state.message != nil)
    #expect(screen.exitCode == nil)
  }

  @Test(arguments: ["120x30", "100x30", "60x20"])
  func `Esc leaves a place that another one lies below`(_ size: String) throws {
    let screen = try TestScreen(nil, size: size, ["--pictures=off"])
    let desk = FileDesk(testing: shelf, title: "Shelf", texts: Texts(.english))
    screen.session.open(desk, nil)
    try screen.settle()
    try screen.press("enter enter")
    #expect(screen.state.files?.text != nil)
    for _ in 0..<3 where screen.state.files != nil { try screen.press("escape") }
    #expect(screen.state.files == nil && screen.exitCode == nil)
  }

  // MARK: Sizes

  private static let sizes = [
    (40, 12), (80, 24), (1, 1), (119, 23), (300, 80), (79, 24), (20, 3), (120, 30),
  ]

  /// What a reader would miss.
  private struct Kept: Equatable {
    var state: FilesState<String, String>?
    var text: String?
    var cursor: Int?
    var typed: String?
    var marked: Int?
  }

  private func kept(_ screen: TestScreen) -> Kept {
    let files = screen.state.files
    var kept = Kept(
      state: files?.tree.state, text: files?.text?.editor.text.string,
      cursor: files?.text?.editor.cursor)
    switch screen.state.modal {
    case .line(let form): kept.typed = form.input.text
    case .finder(let finder): (kept.typed, kept.marked) = (finder.input.text, finder.marked)
    case .palette(let palette): (kept.typed, kept.marked) = (palette.input.text, palette.marked)
    case .form(let form): kept.typed = form.focused.text
    case .page, nil: kept.marked = files?.tree.split.presentation.map { _ in files?.marked ?? 0 }
    }
    return kept
  }

  @Test(arguments: [
    "", "down", "enter", "enter enter", "enter enter a b c", "enter enter down x shift-home",
    "N x y", "enter n x", "enter R x", "/ o n", ": s o", "enter enter escape space down",
    "enter v", "enter enter escape E a b",
  ])
  func `no size loses what is chosen, open or typed`(_ keys: String) throws {
    let screen = try open("120x30")
    try screen.press(keys)
    let before = kept(screen)
    for round in 0..<3 {
      for (width, height) in Self.sizes {
        try screen.resize(width, height)
        var now = kept(screen)
        // The folders' popover goes with the folders.
        if keys == "enter v", now.marked == nil { now.marked = before.marked }
        #expect(now == before, "\(width)x\(height), round \(round)")
      }
    }
  }

  @Test func `no size loses what is on its way`() throws {
    let screen = try TestScreen(size: "120x30", ["--pictures=off"], isHeld: true, shelf: shelf)
    for (width, height) in Self.sizes {
      screen.session.send(.resized(Size(width: width, height: height)))
    }
    try screen.settle()
    screen.see("Home", "Work")
    // A folder that is asked for, and a file, come at the size that is there by then.
    screen.session.send(.key(KeyPress(.enter)))
    screen.session.send(.resized(Size(width: 60, height: 20)))
    try screen.settle()
    screen.see("bills")
    screen.session.send(.key(KeyPress(.enter)))
    screen.session.send(.resized(Size(width: 120, height: 30)))
    try screen.settle()
    screen.see("rent", "garden", "Work")
  }

  @Test func `sizes that follow each other quickly show nothing twice`() throws {
    let screen = try open("120x30")
    try screen.press("enter enter")
    for step in 0..<500 {
      let size = Size(width: 20 + step * 37 % 150, height: 3 + step * 11 % 50)
      screen.session.send(.resized(size))
      let columns = try #require(self.columns(screen))
      #expect(Set(columns).count == columns.count)
      #expect(screen.lines.count == size.height)
    }
    try screen.resize(120, 30)
    screen.see("rent", "garden", "Work")
    #expect(screen.text.components(separatedBy: "garden").count == 2)
  }

  @Test func `a message that is long is read whole, and the cursor stays above it`() throws {
    let shelf = MemoryShelf([("Home", (10..<40).map { "note \($0)" })])
    let screen = try TestScreen(size: "40x12", ["--pictures=off"], shelf: shelf)
    try screen.press("enter G A")
    #expect(screen.notice.contains("? shows those that do."))
    screen.see("› note 39")
  }

  // MARK: Numbers of rows

  @Test(arguments: [0, 1, 10, 11, 22, 23, 200], ["40x12", "80x24", "140x24"])
  func `a list is gone through whatever its length`(_ count: Int, _ size: String) throws {
    let names = (0..<count).map { "row \(1000 + $0)" }
    let shelf = MemoryShelf([("files", names)] + names.map { ("z" + $0, []) })
    let screen = try TestScreen(size: size, ["--pictures=off"], shelf: shelf)
    let last = names.last ?? ""
    try screen.press("G")
    screen.see(count > 0 ? "z" + last : "files")
    #expect(screen.state.files?.folderUnderCursor?.name == (count > 0 ? "z" + last : "files"))
    try screen.press("g enter")
    if count == 0 { screen.see("No files") }
    try screen.press("G")
    #expect(screen.state.files?.fileUnderCursor?.name == names.last)
    if count > 0 { screen.see(last) }
    for _ in 0..<(count / 5 + 2) { try screen.press("pageup") }
    #expect(screen.state.files?.fileUnderCursor?.name == names.first)
    for name in names.prefix(5) { screen.see(name) }
    for _ in 0..<(count / 5 + 2) { try screen.press("pagedown") }
    #expect(screen.state.files?.fileUnderCursor?.name == names.last)
  }
}
