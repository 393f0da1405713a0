import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Draws folders, files and what is open.
  func drawFiles(_ frames: Frames, _ browser: FileBrowser, on grid: inout CellGrid) {
    for isOver in [false, true] {
      for pane in frames.panes where pane.isOver == isOver {
        draw(pane, frames, browser, on: &grid)
      }
    }
    for divider in frames.dividers {
      draw(Divider(isDragged: drag == .divider, borders: borders), in: divider, on: &grid)
      if borders == .lines, frames.panes.first?.header.isEmpty == false {
        grid.put("┬", at: Point(x: divider.x, y: divider.y), .dim)
      }
    }
    drawFileFooter(frames, of: browser, on: &grid)
    if let (menu, panel, frame, inner) = fileMenu(frames, of: browser) {
      draw(panel, in: frame, on: &grid)
      draw(menu, in: inner, on: &grid)
      if let point = menu.cursorPoint(in: inner) { grid.cursor = point }
    }
    drawModal(frames, on: &grid)
  }

  private func draw(
    _ pane: Frames.PaneFrame, _ frames: Frames, _ browser: FileBrowser, on grid: inout CellGrid
  ) {
    if pane.isOver {
      grid.fill(pane.header)
      grid.fill(pane.content)
    }
    draw(fileTitleBar(of: pane, browser), in: pane.header, on: &grid)
    switch pane.column {
    case .primary: drawFileList(.primary, in: frames.folders, browser, on: &grid)
    case .supplementary: drawFileList(.supplementary, in: frames.list, browser, on: &grid)
    case .secondary: drawOpenFile(in: frames.detail, browser, on: &grid)
    }
    if pane.isDimmed {
      for rect in [pane.header, pane.content] {
        grid.restyle(rect) { $0.attributes.insert(.dim) }
      }
    }
  }

  // MARK: Headers

  /// The title of a column, with the way back or the button that reveals the next one.
  func fileTitleBar(of pane: Frames.PaneFrame, _ browser: FileBrowser) -> TitleBar {
    let layout = browser.layout
    let style: CellStyle = pane.column == browser.focus ? .bold : .plain
    var button = layout.backTitle.map { "‹ " + PrintableText.clean($0) }
    if button == nil, layout.panes.last?.column == pane.column {
      button = layout.toggleTitle.map { "≡ " + PrintableText.clean($0) }
    }
    let title: String
    var status: StyledText = ""
    switch pane.column {
    case .primary:
      title = texts.text(of: browser.desk.title)
      if !places.isEmpty, button == nil { button = "‹" }
      if let since = browser.loadingSince, now >= since + Self.patience {
        status = StyledText(texts[.screenLoading])
      } else if browser.count(of: .primary) > 0 {
        status = StyledText(String(browser.count(of: .primary)), .dim)
      }
    case .supplementary:
      title = browser.tree.openFolder?.name ?? ""
      let count = browser.count(of: .supplementary)
      if count > 0 { status = StyledText(String(count), .dim) }
    case .secondary:
      title = browser.tree.selection?.name ?? ""
      status = statusOfText(browser)
    }
    return TitleBar(
      button: button, title: StyledText(PrintableText.clean(title), style), status: status,
      borders: borders)
  }

  /// Where the cursor is in the text, and whether all of that is kept.
  private func statusOfText(_ browser: FileBrowser) -> StyledText {
    guard let text = browser.text else { return "" }
    let place = text.editor.position
    let line = texts(.filesPosition, place.line, place.column)
    if text.fault != nil { return StyledText("! " + texts[.filesNotKept], .bold) }
    if text.editor.isReadOnly { return StyledText(texts[.filesReadOnlyMark] + " " + line, .dim) }
    return StyledText((text.isUnsaved ? "● " : "") + line, .dim)
  }

  // MARK: Lists

  private func drawFileList(
    _ column: Column, in rect: Rect, _ browser: FileBrowser, on grid: inout CellGrid
  ) {
    let isFocused = browser.focus == column && modal == nil
    if browser.count(of: column) == 0 {
      draw(emptyList(column, browser), in: rect, on: &grid)
      if isFocused { grid.cursor = Point(x: rect.x, y: rect.y) }
      return
    }
    let list = fileListView(column, in: rect, browser)
    draw(list, in: rect, on: &grid)
    if isFocused, let point = list.cursorPoint(in: rect) { grid.cursor = point }
  }

  /// The rows of a list that are seen.
  func fileListView(_ column: Column, in rect: Rect, _ browser: FileBrowser) -> ListView {
    let count = browser.count(of: column)
    let viewport = column == .primary ? browser.folderList : browser.fileList
    let range = viewport.visible(of: count, height: rect.height)
    let rows = range.map { row in
      column == .primary
        ? self.row(browser.tree.folders.items[row])
        : self.row(browser.tree.files.items[row], browser)
    }
    let cursor = browser.row(of: column)
    return ListView(
      rows: rows, highlighted: cursor.flatMap { range.contains($0) ? $0 - range.lowerBound : nil },
      isFocused: browser.focus == column && modal == nil, firstRow: range.lowerBound,
      count: count, borders: borders)
  }

  private func row(_ folder: Folder) -> ListView.Row {
    let indent = String(repeating: "  ", count: min(folder.depth, 12))
    return ListView.Row(
      StyledText(indent + PrintableText.clean(folder.name)),
      subtitle: folder.count.map { StyledText(String($0)) }, isDim: folder.isHidden)
  }

  private func row(_ file: FileItem, _ browser: FileBrowser) -> ListView.Row {
    let mark: String? =
      switch file.kind {
      case .file: nil
      case .folder: "/"
      case .folderLink: "@"
      case .brokenLink: "!"
      case .special: "|"
      }
    let isUnsaved =
      browser.text?.item.id == file.id && browser.text?.isUnsaved == true
      || browser.unkept[file.id] != nil
    return ListView.Row(
      StyledText(PrintableText.clean(file.name)), mark: isUnsaved ? "●" : mark,
      isDim: file.isHidden)
  }

  // MARK: The open file

  private func drawOpenFile(in rect: Rect, _ browser: FileBrowser, on grid: inout CellGrid) {
    let isFocused = browser.focus == .secondary && modal == nil
    if let editor = browser.text?.editor ?? browser.beginning {
      let view = editorView(editor, isFocused: isFocused)
      draw(view, in: rect, on: &grid)
      if isFocused, let point = view.cursorPoint(in: rect) { grid.cursor = point }
      return
    }
    if browser.document != nil {
      draw(
        TextPane(
          lines: browser.page.lines, viewport: browser.detail, isFocused: isFocused,
          borders: borders), in: rect, on: &grid)
      let seen = browser.detail.visible(of: browser.page.rows.count, height: rect.height)
      for line in seen {
        for slice in browser.page.rows[line].slices {
          grid.put(
            browser.page.pictures[slice.picture], row: slice.row,
            at: Point(x: rect.x + slice.x, y: rect.y + line - browser.detail.offset), in: rect)
        }
      }
    } else if let message = emptyFile(browser) {
      draw(message, in: rect, on: &grid)
    }
    if isFocused { grid.cursor = Point(x: rect.x, y: rect.y) }
  }

  /// The text of a file as it is drawn.
  func editorView(_ editor: TextEditor, isFocused: Bool) -> EditorView {
    EditorView(
      editor: editor, isFocused: isFocused,
      placeholder: editor.isReadOnly
        ? StyledText(texts[.filesEmptyFile], .dim) : StyledText(texts[.filesBeginTyping], .dim),
      borders: borders)
  }

  // MARK: What to do where there is nothing

  private func emptyList(_ column: Column, _ browser: FileBrowser) -> MessageView {
    func view(_ title: String, _ text: String = "", _ action: Action? = nil) -> MessageView {
      MessageView(
        title: StyledText(title, .bold), text: StyledText(text, .dim),
        hint: action.map { StyledText(fileHint($0), .dim) } ?? "")
    }
    if column == .supplementary {
      return view(texts[.filesEmptyFolder], "", browser.isWritable ? .newFile : nil)
    }
    if let fault = browser.listFault { return view(texts[.placeholderFailed], fault, .reload) }
    guard browser.folders != nil else { return MessageView(title: "") }
    return view(
      texts[.filesNoFolders], browser.isWritable ? texts[.filesNoFoldersMore] : "",
      browser.isWritable ? .newFolder : nil)
  }

  private func emptyFile(_ browser: FileBrowser) -> MessageView? {
    func view(_ title: String, _ hints: [Action]) -> MessageView {
      MessageView(
        title: StyledText(title, .bold),
        text: StyledText(hints.map(fileHint).joined(separator: " · "), .dim))
    }
    if let fault = browser.fault { return view(PrintableText.clean(fault), [.reload]) }
    if browser.reading != nil { return nil }
    if let item = browser.tree.selection, let title = titleOfKind(item.kind) {
      return view(texts[title], item.kind == .folder ? [.open] : [])
    }
    // Where there are no folders, the list says what to do.
    if browser.count(of: .primary) == 0 { return nil }
    let changes: [Action] = browser.isWritable ? [.rename, .delete] : []
    switch browser.tree.placeholder(for: .secondary) {
    case .folderLevel:
      return view(texts[.filesChooseFolder], (browser.isWritable ? [.newFolder] : []) + changes)
    case .fileLevel:
      let files = browser.count(of: .supplementary) > 0 ? changes : []
      return view(texts[.filesChooseFile], (browser.isWritable ? [.newFile] : []) + files)
    default: return nil
    }
  }

  private func titleOfKind(_ kind: FileItem.Kind) -> FilesMessage? {
    switch kind {
    case .file: nil
    case .folder: .filesIsFolder
    case .folderLink: .filesIsFolderLink
    case .brokenLink: .filesIsBrokenLink
    case .special: .filesIsSpecial
    }
  }

  /// `n new file`: a key and what it does among files.
  func fileHint(_ action: Action) -> String {
    let label = surroundings.keymap.label(of: action, in: .files)
    guard let binding = BindingTable.binding(of: action), !label.isEmpty else { return "" }
    return label + " " + texts[binding.label]
  }

  // MARK: The last line

  private func drawFileFooter(_ frames: Frames, of browser: FileBrowser, on grid: inout CellGrid) {
    guard !frames.footer.isEmpty else { return }
    guard frames.notice.height <= 1 else { return drawNotice(frames.notice, on: &grid) }
    var hints: [(key: String, label: String)] = []
    func add(_ action: Action, _ label: String? = nil) {
      guard let binding = BindingTable.binding(of: action) else { return }
      let actions = action == .next ? [.previous, .next] : [action]
      let keys = actions.map { surroundings.keymap.label(of: $0, in: .files) }.joined()
      if !keys.isEmpty { hints.append((keys, label ?? texts[binding.label])) }
    }
    if modal != nil {
      hints = hintsInModalShown
    } else if let popover = browser.tree.split.presentation, popover.isPresented {
      add(.next, texts[.keyMove])
      add(.open, texts[.hintChoose])
      add(.back, texts[.hintClose])
    } else if browser.isTextActive, browser.text?.editor.isReadOnly == false {
      hints.append(("Esc", texts[.hintList]))
      hints.append(("^F", texts[.filesFind]))
      hints.append(("^Z", texts[.filesUndo]))
      hints.append(("^S", texts[.filesKeep]))
      hints.append(("^V", texts[.filesPaste]))
    } else {
      add(.next, texts[browser.focus == .secondary ? .hintScroll : .keyMove])
      if browser.focus != .secondary { add(.open) } else { add(.back) }
      if browser.isWritable { add(browser.focus == .primary ? .newFolder : .newFile) }
      add(.search)
      add(.menu)
      if browser.focus == .primary || places.isEmpty {
        add(.quit, places.isEmpty ? nil : texts[.keyBack])
      }
      if browser.layout.toggleTitle != nil { add(.columns, texts[.filesFolders]) }
      if browser.layout.panes.filter({ !$0.isDimmed }).count > 1 { add(.nextPane) }
      if browser.isWritable { add(.rename) }
      if browser.isWritable { add(.delete) }
      add(.palette)
      add(.help)
    }
    let text = message?.text ?? (announces ? announcement : nil)
    KeyHints(hints: hints, message: text.map { StyledText($0) }).draw(in: frames.footer, on: &grid)
  }
}
