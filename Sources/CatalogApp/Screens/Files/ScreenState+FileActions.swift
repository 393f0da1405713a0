import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Does what an action asks of folders and files; nil for one that is the same everywhere.
  mutating func performInFiles(_ action: Action) -> [Effect]? {
    guard let browser = fileBrowser else { return nil }
    switch action {
    case .next, .previous, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last:
      return moveInFiles(action)
    case .open, .right: return openInFiles()
    case .back, .left: return backInFiles(leaves: action == .back)
    case .nextPane, .previousPane: return focusNextFilePane(forward: action == .nextPane)
    case .nextItem, .previousItem:
      let rows = (count ?? 1) * (action == .nextItem ? 1 : -1)
      return withFiles { browser in
        guard let row = browser.row(of: .supplementary) else { return [] }
        return browser.move(to: row + rows, in: .supplementary)
      }
    case .search:
      modal = .finder(FinderState())
      return []
    case .sort:
      presentInFiles(
        FilePopover.sort, on: .supplementary, [""] + FileOrder.allCases.map(\.rawValue))
      return []
    case .menu:
      presentInFiles(
        FilePopover.menu, on: browser.focus, FileMenuItem.offered(in: browser).map(\.rawValue))
      return []
    case .moveFile:
      guard isWritable(), let file = wanted(browser.target) else { return [] }
      let folders = browser.shownFolders.filter { $0.id != file.folder }
      guard !folders.isEmpty else {
        say(.filesNoOtherFolder)
        return []
      }
      presentInFiles(FilePopover.move, on: browser.focus, folders.map(\.id))
      return []
    case .reload:
      return withFiles { browser in
        [.lists(open: browser.tree.openFolder?.id)]
          + (browser.tree.selection.map { [browser.reading(of: $0)] } ?? [])
      }
    case .newFile, .newFolder, .rename: return beginNaming(action)
    case .delete: return deleteInFiles()
    case .undoDelete:
      guard let ticket = browser.trash.last else {
        say(.filesNothingDeleted)
        return []
      }
      return change(.restore(ticket))
    case .duplicate:
      guard isWritable(), let file = wanted(browser.target) else { return [] }
      return change(.duplicate(file))
    case .preview: return togglePreview()
    case .showHidden:
      withFiles { browser in
        browser.showsHidden.toggle()
        browser.swapShelves()
        browser.send(.folders(.replace(Rows(browser.shownFolders))))
        browser.refreshFiles()
        return [.lists(open: browser.tree.openFolder?.id)]
      }
      say(files?.showsHidden == true ? .filesHiddenShown : .filesHiddenNot)
      return []
    case .editElsewhere:
      guard let file = wanted(browser.target) else { return [] }
      return editElsewhere(file)
    case .support: return beginSupportOfFile()
    case .write:
      guard browser.isTextActive else { return beginSupportOfFile() }
      say(.filesKept)
      return withFiles { $0.saveAll() }
    case .copy:
      guard let text = browser.text?.editor.text else {
        say(.screenNoItem)
        return []
      }
      return [.copy(text.string, note: texts(.screenCopied, text.count))]
    case .openInBrowser: return openFileElsewhere()
    case .displayMode, .columns, .narrower, .wider, .evenWidth:
      arrangeFileColumns(action)
      return []
    case .quit:
      if browser.layout.isCollapsed, withFilesSent(.split(.back)) == true { return [] }
      return leave(for: places.isEmpty ? .program(.done) : .place)
    case .cancel:
      if modal != nil {
        modal = nil
        return []
      }
      return leave(.interrupted)
    case .category, .changes, .roles, .tableColumns, .hideColumn, .sortTable, .links, .pageBack,
      .pageForward, .date, .toggleRead, .unreadOnly, .allRead, .feeds, .nextMatch, .previousMatch:
      say(texts(.filesNotHere, surroundings.keymap.label(of: .help)))
      return []
    case .home: return leave(for: .home)
    case .mouse, .layout, .redraw, .help, .palette, .about, .suspend, .quitNow: return nil
    }
  }

  @discardableResult mutating func withFilesSent(
    _ event: FolderTree<Folder, FileItem>.Event
  ) -> Bool? {
    var isAccepted: Bool?
    withFiles {
      isAccepted = $0.send(event)
      return []
    }
    return isAccepted
  }

  /// The file that an action needs; says where there is none.
  mutating func wanted(_ file: FileItem?) -> FileItem? {
    if file == nil { say(.filesNoFile) }
    return file
  }

  mutating func isWritable() -> Bool {
    guard fileBrowser?.isWritable != true else { return true }
    say(.filesReadOnly)
    return false
  }

  func change(_ wish: FileWish) -> [Effect] {
    guard let files else { return [] }
    return [
      .files(
        place: files.number, files.desk, .change(wish, open: files.tree.openFolder?.id))
    ]
  }

  // MARK: Moving

  private mutating func moveInFiles(_ action: Action) -> [Effect] {
    guard let browser = fileBrowser else { return [] }
    let steps = count ?? 1
    let frames = frames
    let rect =
      browser.focus == .primary
      ? frames.folders : browser.focus == .supplementary ? frames.list : frames.detail
    let page = max(1, rect.height - 1)
    let delta: Int =
      switch action {
      case .next: steps
      case .previous: -steps
      case .pageDown: steps * page
      case .pageUp: -steps * page
      case .halfPageDown: steps * max(1, page / 2)
      case .halfPageUp: -steps * max(1, page / 2)
      case .first: -1_000_000_000
      default: 1_000_000_000
      }
    let row = count.map { $0 - 1 }
    let isPlace = action == .first || action == .last
    return withFiles { browser in
      guard browser.focus != .secondary else {
        if browser.text != nil {
          browser.text?.editor.scroll(by: delta)
        } else {
          browser.detail.offset = max(0, browser.detail.offset + delta)
        }
        return []
      }
      let start = browser.row(of: browser.focus) ?? 0
      return browser.move(to: isPlace ? row ?? start + delta : start + delta, in: browser.focus)
    }
  }

  private mutating func openInFiles() -> [Effect] {
    guard let browser = fileBrowser else { return [] }
    switch browser.focus {
    case .primary, .supplementary:
      if browser.listFault != nil, browser.folders == nil { return perform(.reload) }
      return withFiles { $0.openCursor(of: $0.focus) }
    case .secondary:
      guard browser.text == nil else { return [] }
      return openFileElsewhere()
    }
  }

  private mutating func backInFiles(leaves: Bool) -> [Effect] {
    guard let browser = fileBrowser else { return [] }
    let effects = browser.isTextActive ? withFiles { $0.saveAll() } : []
    // Behind the folders there is what lies below this place, whether they were there or came.
    let isAtTop = leaves && browser.focus == .primary && !browser.layout.isCollapsed
    if isAtTop, !places.isEmpty { return effects + leave(for: .place) }
    if withFilesSent(.split(.back)) == true {
      if isAtTop { say(texts(.screenHowToQuit, surroundings.keymap.label(of: .quit))) }
      return effects
    }
    if !browser.layout.isCollapsed {
      let before: [Column] = browser.focus == .secondary ? [.supplementary, .primary] : [.primary]
      if browser.focus != .primary {
        for column in before {
          if browser.layout.isUsable(column), withFilesSent(.split(.focus(column))) == true {
            return effects
          }
          if withFilesSent(.split(.show(column))) == true {
            withFilesSent(.split(.focus(column)))
            return effects
          }
        }
      }
    }
    guard leaves else { return effects }
    if places.isEmpty {
      say(texts(.screenHowToQuit, surroundings.keymap.label(of: .quit)))
      return effects
    }
    return effects + leave(for: .place)
  }

  private mutating func focusNextFilePane(forward: Bool) -> [Effect] {
    withFiles { browser in
      let columns = browser.layout.panes.map(\.column)
      guard let index = columns.firstIndex(of: browser.focus) else { return [] }
      for step in 1...columns.count {
        let place = forward ? index + step : index - step + columns.count
        let column = columns[place % columns.count]
        if browser.layout.isUsable(column) {
          browser.send(.split(.focus(column)))
          return []
        }
      }
      return []
    }
  }

  // MARK: Changing

  private mutating func deleteInFiles() -> [Effect] {
    guard let browser = fileBrowser, isWritable() else { return [] }
    if browser.focus == .primary {
      guard let folder = browser.folderUnderCursor else {
        say(.filesNoFile)
        return []
      }
      return withFiles { $0.saveAll() } + change(.deleteFolder(folder))
    }
    guard let file = wanted(browser.target) else { return [] }
    return withFiles { $0.saveAll() } + change(.deleteFile(file))
  }

  private mutating func togglePreview() -> [Effect] {
    guard let browser = fileBrowser, let item = wanted(browser.tree.selection) else { return [] }
    return withFiles { browser in
      let jobs = browser.saveAll()
      browser.manner = browser.text == nil ? .source : .preview
      return jobs + browser.read(item)
    }
  }

  private mutating func arrangeFileColumns(_ action: Action) {
    guard let browser = fileBrowser else { return }
    switch action {
    case .displayMode:
      let all = ModeChoice.allCases
      let mode = all[((all.firstIndex(of: browser.mode) ?? 0) + 1) % all.count]
      files?.choose(mode)
      say(texts[mode.title])
    case .columns: withFilesSent(.split(.toggleColumns))
    case .evenWidth: files?.divide(at: nil)
    default:
      guard let pane = browser.layout.pane(.primary), !browser.layout.isCollapsed,
        size.width > 0
      else { return }
      let width = pane.width + (action == .wider ? 2 : -2) * (count ?? 1)
      files?.divide(at: Double(max(1, min(width, size.width - 1))) / Double(size.width))
    }
  }
}
