import Datasets
import MasterDetail
import TerminalUI

/// One line that somebody types to name something, or to say what to look for.
struct LineForm: Sendable {
  /// What becomes of it.
  enum Purpose: Sendable {
    /// In another one, or at the top.
    case newFolder(in: Folder?)
    case newFile(in: Folder.ID)
    case renameFolder(Folder)
    case renameFile(FileItem)
    /// Words in the text that is open.
    case find
    case goToLine
  }

  let purpose: Purpose
  var input: TextInput

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    input = TextInput(text: text)
  }

  func title(_ texts: Texts) -> String {
    switch purpose {
    case .newFolder(let parent?):
      texts(.filesNewFolderInTitle, PrintableText.clean(parent.name))
    case .newFolder(nil): texts[.filesNewFolderTitle]
    case .newFile: texts[.filesNewFileTitle]
    case .renameFolder, .renameFile: texts[.filesRenameTitle]
    case .find: texts[.filesFindTitle]
    case .goToLine: texts[.filesLineTitle]
    }
  }
}

/// Files that are looked for by their names and texts.
struct FinderState: Sendable {
  var input = TextInput(text: "")
  /// The newest search.
  var number = 0
  var found: [FileItem] = []
  var marked = 0
  var isSearching = false
}

extension ScreenState {
  /// Begins to name something new, or what keys act on anew.
  mutating func beginNaming(_ action: Action) -> [Effect] {
    guard let browser = fileBrowser else { return [] }
    guard browser.isWritable else {
      say(.filesReadOnly)
      return []
    }
    switch action {
    case .newFolder: modal = .line(LineForm(.newFolder(in: parent(browser))))
    case .newFile:
      let folder = browser.focus == .primary ? browser.folderUnderCursor : browser.tree.openFolder
      // A file lies in a folder, so that comes first.
      modal = .line(LineForm(folder.map { .newFile(in: $0.id) } ?? .newFolder(in: nil)))
    default:
      if browser.focus == .primary, let folder = browser.folderUnderCursor {
        modal = .line(LineForm(.renameFolder(folder), text: folder.name))
      } else if let file = browser.target {
        modal = .line(LineForm(.renameFile(file), text: file.name))
      } else {
        say(.filesNoFile)
      }
    }
    return []
  }

  /// The folder that a new one is made in; nil: at the top.
  private func parent(_ browser: FileBrowser) -> Folder? {
    guard browser.desk.shelf.hasNestedFolders else { return nil }
    return browser.focus == .primary ? browser.folderUnderCursor : browser.tree.openFolder
  }

  /// Keys while a line is typed.
  mutating func take(_ press: KeyPress, _ action: Action?, in form: LineForm) -> [Effect] {
    var form = form
    switch press.key {
    case .escape:
      modal = nil
      return []
    case .enter:
      modal = nil
      return perform(form)
    default:
      if action == .cancel {
        modal = nil
        return []
      }
    }
    form.input.take(press)
    modal = .line(form)
    return []
  }

  private mutating func perform(_ form: LineForm) -> [Effect] {
    let text = form.input.text
    guard !text.isEmpty else { return [] }
    switch form.purpose {
    case .newFolder(let parent): return change(.makeFolder(text, in: parent?.id))
    case .newFile(let folder): return change(.makeFile(text, in: folder))
    case .renameFolder(let folder):
      return text == folder.name ? [] : change(.renameFolder(folder, text))
    case .renameFile(let file):
      guard text != file.name else { return [] }
      return withFiles { $0.saveAll() } + change(.renameFile(file, text))
    case .find:
      guard var editor = files?.text?.editor else { return [] }
      editor.search = EditorSearch(text)
      if editor.findNext(from: editor.selection.range.lowerBound) == nil { say(.filesNotFound) }
      files?.text?.editor = editor
    case .goToLine:
      guard let line = Int(text) else {
        say(.filesNoLine)
        return []
      }
      files?.text?.editor.goToLine(line)
    }
    return []
  }

  /// Keys while files are looked for.
  mutating func take(_ press: KeyPress, _ action: Action?, in finder: FinderState) -> [Effect] {
    var finder = finder
    switch press.key {
    case .escape:
      modal = nil
      return []
    case .enter: return open(finder.marked, of: finder)
    case .down, .tab: finder.marked = max(0, min(finder.marked + 1, finder.found.count - 1))
    case .up: finder.marked = max(0, finder.marked - 1)
    case .pageDown: finder.marked = max(0, min(finder.marked + 10, finder.found.count - 1))
    case .pageUp: finder.marked = max(0, finder.marked - 10)
    default:
      if action == .cancel {
        modal = nil
        return []
      }
      let before = finder.input.text
      finder.input.take(press)
      if finder.input.text != before { return search(finder) }
    }
    modal = .finder(finder)
    return []
  }

  /// Looks for what is typed.
  mutating func search(_ finder: FinderState) -> [Effect] {
    var finder = finder
    finder.number += 1
    let typed = finder.input.text
    finder.isSearching = !ItemSearch(typed).isEmpty
    if !finder.isSearching { finder.found = [] }
    modal = .finder(finder)
    guard finder.isSearching else { return [] }
    return withFiles { _ in [.find(typed, number: finder.number)] }
  }

  /// Opens a file that was found, with what was looked for marked in it.
  mutating func open(_ row: Int, of finder: FinderState) -> [Effect] {
    guard finder.found.indices.contains(row) else { return [] }
    modal = nil
    let (file, typed) = (finder.found[row], finder.input.text)
    return withFiles { browser in
      browser.wantedSearch = typed
      let jobs = browser.saveAll()
      return jobs + browser.open(folder: file.folder, isBrowsed: false, file: file.id)
    }
  }
}

extension TextInput {
  /// Does what a key means in a line: a letter is typed, others move and delete.
  fileprivate mutating func take(_ press: KeyPress) {
    if let typed = EditorKeys.text(for: press) { insert(typed) } else { _ = edit(press) }
  }
}
