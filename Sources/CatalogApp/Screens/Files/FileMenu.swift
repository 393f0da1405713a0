import Datasets
import MasterDetail
import TerminalUI

/// The popovers of folders and files.
enum FilePopover {
  static let menu = "file-menu"
  static let sort = "file-sort"
  static let move = "file-move"
}

/// A row of the menu of a file.
enum FileMenuItem: String, CaseIterable, Sendable {
  case newFile, newFolder, rename, moveFile, duplicate, delete, undoDelete, editElsewhere, preview
  case support, about

  var action: Action {
    switch self {
    case .newFile: .newFile
    case .newFolder: .newFolder
    case .rename: .rename
    case .moveFile: .moveFile
    case .duplicate: .duplicate
    case .delete: .delete
    case .undoDelete: .undoDelete
    case .editElsewhere: .editElsewhere
    case .preview: .preview
    case .support: .support
    case .about: .about
    }
  }

  /// Those that mean something now.
  static func offered(in browser: FileBrowser) -> [FileMenuItem] {
    allCases.filter { item in
      switch item {
      case .newFile, .newFolder: browser.isWritable
      case .rename, .delete:
        browser.isWritable && (browser.focus == .primary || browser.target != nil)
      case .moveFile, .duplicate: browser.isWritable && browser.target != nil
      case .undoDelete: !browser.trash.isEmpty
      case .editElsewhere, .support: browser.target != nil
      case .preview: browser.tree.selection != nil
      case .about: true
      }
    }
  }
}

extension ScreenState {
  /// Brings up a popover about a column.
  mutating func presentInFiles(_ name: String, on column: Column, _ actions: [String]) {
    guard let browser = fileBrowser, !actions.isEmpty else { return }
    let column = browser.layout.isUsable(column) ? column : browser.focus
    var popover = Popover(name, on: column, anchor: frames.anchor(in: column), actions: actions)
    popover.width = max(menu(of: actions, in: name, browser).idealWidth + 2, 24)
    popover.height = actions.count + 2
    withFiles { browser in
      browser.send(.split(.present(popover)))
      if name == FilePopover.sort {
        let sort = browser.tree.files.arrangement.sort ?? ""
        browser.marked = actions.firstIndex(of: sort) ?? 0
      }
      return []
    }
  }

  /// The menu that is up, and where it is.
  func fileMenu(
    _ frames: Frames, of browser: FileBrowser
  ) -> (menu: Menu, panel: Panel, frame: Rect, inner: Rect)? {
    guard let rect = frames.popover, let popover = browser.tree.split.presentation?.popover else {
      return nil
    }
    var menu = menu(of: popover.actions, in: popover.id, browser)
    menu.highlighted = browser.marked
    let title: String? =
      switch popover.id {
      case FilePopover.sort: texts[.sortTitle]
      case FilePopover.move: texts[.filesMoveTitle]
      default: nil
      }
    let panel = Panel(title: title.map { StyledText($0) } ?? "", borders: borders)
    return (menu, panel, rect, panel.inner(of: rect))
  }

  private func menu(of actions: [String], in popover: String, _ browser: FileBrowser) -> Menu {
    let keymap = surroundings.keymap
    let rows = actions.map { action -> Menu.Row in
      switch popover {
      case FilePopover.menu:
        guard let item = FileMenuItem(rawValue: action),
          let binding = BindingTable.binding(of: item.action)
        else { return Menu.Row(StyledText(action)) }
        let label = item == .about ? texts[.menuAbout] : texts[binding.label]
        return Menu.Row(StyledText(label), key: keymap.label(of: item.action, in: .files))
      case FilePopover.sort:
        let isChosen = (browser.tree.files.arrangement.sort ?? "") == action
        return Menu.Row(StyledText(texts[titleOfOrder(action)]), key: isChosen ? "●" : "")
      default:
        let folder = browser.folders?.first { $0.id == action }
        return Menu.Row(StyledText(PrintableText.clean(folder?.name ?? action)))
      }
    }
    return Menu(rows: rows, borders: borders)
  }

  private func titleOfOrder(_ name: String) -> FilesMessage {
    switch FileOrder(rawValue: name) {
    case .newest: .filesByDate
    case .largest: .filesBySize
    case nil: .filesByName
    }
  }

  /// Does what was chosen in a popover that is gone.
  mutating func performInFiles(_ chosen: Browser.Chosen) -> [Effect] {
    switch chosen.popover {
    case FilePopover.menu:
      return FileMenuItem(rawValue: chosen.action).map { perform($0.action) } ?? []
    case FilePopover.sort:
      let sort = chosen.action.isEmpty ? nil : chosen.action
      return withFiles {
        $0.send(.files(.arrange(Arrangement(sort: sort))))
        return []
      }
    default:
      guard let file = files?.target,
        let folder = files?.folders?.first(where: { $0.id == chosen.action })
      else { return [] }
      return withFiles { $0.saveAll() } + change(.move(file, to: folder))
    }
  }
}
