import Datasets
import MasterDetail
import Synchronization
import TerminalUI
import TestSupport

@testable import CatalogApp

/// The real screen of folders and files, driven as a vector says, with the gestures that people have.
@MainActor struct FilesVectorScreen {
  let screen: TestScreen
  private let shelf: MemoryShelf

  init(_ vector: Vector) throws {
    let given = vector.given
    // In a text that is only read letters are keys.
    shelf = MemoryShelf(
      (given.folders ?? []).map { ($0.name, $0.files) },
      isWritable: vector.events.contains { $0.do == "create" })
    var split = given.configuration
    var known: PlaceState?
    if let restored = given.restore {
      split.preferredDisplayMode =
        restored.preferred.flatMap(DisplayMode.init) ?? split.preferredDisplayMode
      known = PlaceState(source: "shelf", title: "", visited: TestClock.today)
      known?.folder = restored.outer
      known?.selection = restored.inner.flatMap { file in restored.outer.map { $0 + "/" + file } }
      known?.topColumn = restored.top?.rawValue
    }
    screen = try TestScreen(
      size: "\(given.size.columns)x\(given.size.rows)", ["--pictures=off"], shelf: shelf,
      title: "Folders", split: split, known: known)
  }

  var browser: FileBrowser? { screen.state.files }
  private var layout: SplitLayout? { browser?.layout }

  // MARK: Doing

  /// Does what an event says; false where nobody at the screen can.
  ///
  /// The event has a meaning there: a gesture that has none may mean something else.
  func perform(_ event: VectorEvent) throws -> Bool {
    // Two clicks with time between them are no double one.
    try screen.pass(1_000)
    switch event.do {
    case "resize": try screen.resize(event.columns ?? 0, event.rows ?? 0)
    case "toggle": try screen.press("t")
    case "back": try screen.press("escape")
    case "select": return try open(event.id ?? "", in: event.targetColumn, times: 2)
    case "browse": return try open(event.id ?? "", in: event.targetColumn, times: 1)
    case "focus": return try focus(event.targetColumn)
    case "tapOutside": return try clickOutside()
    case "present":
      let column = event.popover.flatMap { Column(rawValue: $0.column) }
      guard try focus(column) else { return false }
      try screen.press("space")
    case "delete": return try delete(event.id ?? "", in: event.targetColumn)
    case "update": try rename(Thing(event.item ?? "").id, in: event.targetColumn)
    case "create": return try create(event.id ?? "", in: event.targetColumn)
    case "items":
      try replace(with: event.items ?? [], in: event.targetColumn)
    default: return false
    }
    return true
  }

  /// Clicks on a row, twice to open it; false where it is not on the screen.
  private func open(_ id: String, in column: Column?, times: Int) throws -> Bool {
    guard let column, let browser else { return false }
    let row =
      column == .primary
      ? browser.tree.folders.items.position(of: id)
      : browser.tree.files.items.position(of: self.id(id))
    guard let row, let point = point(of: row, in: column) else { return false }
    // In a stack one click opens.
    for _ in 0..<(browser.layout.isCollapsed ? 1 : times) {
      try screen.click(x: point.x, y: point.y)
    }
    return true
  }

  /// The identity that a file has on the shelf.
  private func id(_ file: String) -> String {
    let folder = browser?.tree.openFolder?.id ?? ""
    return shelf.content.withLock { content in
      content.files.first { $0.item.folder == folder && $0.item.name == file }?.item.id
    } ?? folder + "/" + file
  }

  /// Where a row stands; nil where it is not on the screen.
  private func point(of row: Int, in column: Column) -> Point? {
    guard let browser, browser.layout.isUsable(column) || browser.layout.isCollapsed,
      let pane = screen.state.frames.panes.first(where: { $0.column == column }), !pane.isDimmed
    else { return nil }
    let frames = screen.state.frames
    let rect = column == .primary ? frames.folders : frames.list
    let list = screen.state.fileListView(column, in: rect, browser)
    for y in rect.y..<rect.maxY {
      let point = Point(x: rect.x + 1, y: y)
      if list.row(at: point, in: rect).map({ $0 + list.firstRow }) == row { return point }
    }
    return nil
  }

  private func focus(_ column: Column?) throws -> Bool {
    guard let pane = screen.state.frames.panes.first(where: { $0.column == column }),
      pane.header.width > 0
    else { return false }
    try screen.click(x: pane.header.maxX - 1, y: pane.header.y)
    return true
  }

  private func clickOutside() throws -> Bool {
    guard let pane = screen.state.frames.panes.first(where: \.isDimmed) else { return false }
    try screen.click(x: pane.content.maxX - 1, y: pane.content.y)
    return true
  }

  /// Somebody else deletes something: who does it at the screen selects it first.
  private func delete(_ id: String, in column: Column?) throws -> Bool {
    if column == .primary {
      _ = shelf.delete(folder: id)
    } else {
      _ = try shelf.delete(file: self.id(id))
    }
    return try look()
  }

  private func rename(_ id: String, in column: Column?) throws {
    if column == .primary {
      _ = shelf.rename(folder: id, to: id)
    } else {
      _ = try shelf.rename(file: self.id(id), to: id)
    }
    _ = try look()
  }

  private func create(_ name: String, in column: Column?) throws -> Bool {
    try screen.press(column == .primary ? "N" : "n")
    guard screen.state.modal != nil else { return true }
    try screen.type(name)
    try screen.press("enter")
    return true
  }

  private func replace(with names: [String], in column: Column?) throws {
    guard let browser else { return }
    if column == .primary {
      for folder in browser.tree.folders.items.map(\.id) where !names.contains(folder) {
        _ = shelf.delete(folder: folder)
      }
    } else {
      for file in browser.tree.files.items where !names.contains(file.name) {
        _ = try shelf.delete(file: file.id)
      }
    }
    _ = try look()
  }

  /// Waits until the screen has looked at what others changed.
  private func look() throws -> Bool {
    try screen.pass(FileBrowser.lookPause)
    return true
  }
}
