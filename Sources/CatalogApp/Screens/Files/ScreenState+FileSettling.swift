import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Brings what is drawn of folders and files into line with what happened.
  mutating func settleFiles() -> [Effect] {
    guard fileBrowser != nil else { return [] }
    let effects = withFiles { $0.settleText() }
    let frames = frames
    files?.settleLists(frames)
    settleOpenFile(frames.detail)
    if let popover = files?.tree.split.presentation, popover.isPresented {
      let anchor = frames.anchor(in: popover.popover.column)
      if popover.popover.anchor != anchor { files?.send(.split(.anchorMoved(anchor))) }
    }
    return effects + askForFilePictures()
  }

  private mutating func settleOpenFile(_ rect: Rect) {
    guard !rect.isEmpty, var browser = files else { return }
    if browser.text == nil, let beginning = browser.beginning {
      browser.beginning?.fit(editorView(beginning, isFocused: true).area(in: rect))
    }
    if let text = browser.text {
      browser.text?.editor.fit(editorView(text.editor, isFocused: true).area(in: rect))
      if let top = browser.wantedTop {
        browser.wantedTop = nil
        browser.text?.editor.show(from: top)
      }
      if let words = browser.wantedSearch {
        browser.wantedSearch = nil
        browser.text?.editor.search = EditorSearch(words)
        // A file that was found by its name has nothing to look for.
        if browser.text?.editor.findNext(from: 0) == nil { browser.text?.editor.search = nil }
      }
    } else if let document = browser.document {
      let room = Size(width: TextPane.textColumns(width: rect.width), height: rect.height)
      let shelf = pictures
      let basis = DetailPage.Basis(
        entry: browser.tree.selection.map { Entry($0) }, room: room, revision: 0,
        pictures: browser.page.requests.count { shelf.isSettled($0) }, typed: nil, theme: theme,
        hidden: [])
      if basis != browser.page.basis {
        browser.page = DetailLayout.page(
          of: document, texts: texts, room: room, shelf: shelf, depth: pictureDepth,
          look: TextLook(theme: theme, marks: MatchMarks(nil), isPlain: surroundings.isPlain))
        browser.page.basis = basis
        browser.page.basis?.pictures = browser.page.requests.count { shelf.isSettled($0) }
      }
      browser.detail = browser.detail.clamped(
        of: browser.page.rows.count, height: rect.height)
    }
    files = browser
  }

  private mutating func askForFilePictures() -> [Effect] {
    guard let requests = files?.page.requests, files?.document != nil else { return [] }
    return requests.compactMap { pictures.ask(for: $0) ? .picture($0) : nil }
  }
}

extension FileBrowser {
  /// Brings the cursors into view where they moved.
  fileprivate mutating func settleLists(_ frames: Frames) {
    for column in [Column.primary, .supplementary] {
      let rect = column == .primary ? frames.folders : frames.list
      let (row, count) = (row(of: column), count(of: column))
      var cursor = column == .primary ? folderCursor : fileCursor
      if let row { cursor.row = row }
      let sight = ListSight(cursor: cursor, row: row, count: count, size: rect.size)
      var viewport = column == .primary ? folderList : fileList
      let seen = column == .primary ? seenFolders : seenFiles
      if let row, sight != seen {
        viewport = viewport.showing(row, of: count, height: rect.height)
      }
      viewport = viewport.clamped(of: count, height: rect.height)
      if column == .primary {
        (folderCursor, folderList, seenFolders) = (cursor, viewport, sight)
      } else {
        (fileCursor, fileList, seenFiles) = (cursor, viewport, sight)
      }
    }
  }
}
