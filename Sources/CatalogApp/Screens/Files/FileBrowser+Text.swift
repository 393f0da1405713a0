import Datasets
import MasterDetail
import TerminalUI

extension FileBrowser {
  /// What is to be read, or kept, because another file is open than the one that is shown.
  mutating func settleText() -> [FileJob] {
    var jobs: [FileJob] = []
    let item = tree.selection
    if text != nil, text?.item.id != item?.id { jobs += putAway() }
    guard let item else {
      (document, fault, reading, shownID, beginning) = (nil, nil, nil, nil, nil)
      return jobs
    }
    if text?.item.id == item.id {
      text?.item = item
      return jobs
    }
    guard shownID != item.id else { return jobs }
    if document != nil, let shownID { spots[shownID] = FileSpot(top: detail.offset) }
    shownID = item.id
    typedAhead = []
    (document, fault, beginning) = (nil, nil, nil)
    manner = .usual
    detail = Viewport(offset: 0)
    if let kept = unkept.removeValue(forKey: item.id) {
      text = kept
      reading = nil
      return jobs
    }
    return jobs + read(item)
  }

  /// Reads the open file from the shelf.
  mutating func read(_ item: FileItem) -> [FileJob] {
    guard item.kind == .file else {
      reading = nil
      return []
    }
    reading = item.id
    return [reading(of: item)]
  }

  /// What asks for the open file again.
  func reading(of item: FileItem) -> FileJob {
    // A margin at the left and the bar at the right.
    let room = (layout.pane(.secondary)?.contentWidth ?? 80) - 4
    return .read(item, manner, columns: room)
  }

  /// Leaves the text that is shown: it is kept, and where its reader was.
  private mutating func putAway() -> [FileJob] {
    guard var old = text else { return [] }
    text = nil
    spots[old.item.id] = FileSpot(offset: old.editor.cursor, top: old.editor.top)
    let job = old.save()
    if old.isUnsaved { unkept[old.item.id] = old }
    return job.map { [$0] } ?? []
  }

  /// Takes what a file holds.
  mutating func take(_ answer: FileReading, of id: FileItem.ID, now: Int) {
    guard id == tree.selection?.id, let item = tree.selection else { return }
    if case .beginning(let lines) = answer {
      // Whoever was further down in it waits for the rest.
      guard text == nil, document == nil, spots[id] == nil, wantedSearch == nil else { return }
      beginning = TextEditor(lines, isReadOnly: true)
      return
    }
    (reading, fault, beginning) = (nil, nil, nil)
    switch answer {
    case .beginning: break
    case .document(let document, let revision):
      guard text?.isUnsaved != true else { return }
      documentRevision = revision
      text = nil
      if self.document == nil { detail.offset = spots[id]?.top ?? 0 }
      self.document = document
      page = DetailPage()
    case .text(let content, let revision, let isWhole):
      document = nil
      guard var shown = text, shown.item.id == id else {
        var editor = TextEditor(content, isReadOnly: !isWritable || !isWhole)
        if let spot = spots[id] {
          editor.move(to: spot.offset)
          wantedTop = spot.top
        }
        text = FileText(item, editor, revision)
        return
      }
      // What is being written here is not taken away; keeping it finds out what is to be done.
      guard !shown.isUnsaved, shown.savingEdits == nil else { return }
      shown.revision = revision
      if shown.editor.text != content { shown.editor.replaceAll(with: content) }
      shown.savedEdits = shown.editor.revision
      text = shown
    }
  }

  /// The state of the file whose text, or document, is shown; nil where it may well be another one,
  /// or none is.
  func shownRevision(of id: FileItem.ID?) -> FileRevision? {
    guard reading == nil, let id, id == tree.selection?.id else { return nil }
    guard let text else { return document == nil ? nil : documentRevision }
    // What is being written, or kept, finds out by itself.
    return text.item.id == id && !text.isUnsaved && text.savingEdits == nil ? text.revision : nil
  }

  // MARK: Keeping

  /// Changes the text that is open, and sees to it that it is kept.
  mutating func edit(now: Int, _ change: (inout TextEditor) -> Void) {
    guard var text else { return }
    let before = text.editor.revision
    change(&text.editor)
    if text.editor.revision != before { text.touch(now: now) }
    self.text = text
  }

  /// What is to be kept now.
  mutating func savesDue(now: Int) -> [FileJob] {
    var jobs: [FileJob] = []
    if let at = text?.saveAt, now >= at, let job = text?.save() { jobs.append(job) }
    for id in unkept.keys {
      guard let at = unkept[id]?.saveAt, now >= at, let job = unkept[id]?.save() else { continue }
      jobs.append(job)
    }
    return jobs
  }

  /// Keeps everything that is not kept yet, because the program stops or ends.
  mutating func saveAll() -> [FileJob] {
    var jobs = [text?.save()].compactMap(\.self)
    for id in unkept.keys { jobs += [unkept[id]?.save()].compactMap(\.self) }
    return jobs
  }

  /// Whether something could not be kept when that was last tried.
  var hasFault: Bool { text?.fault != nil || unkept.values.contains { $0.fault != nil } }

  /// Whether there is something that is in no file.
  var isUnsaved: Bool { text?.isUnsaved == true || !unkept.isEmpty }

  mutating func saved(_ id: FileItem.ID, _ revision: FileRevision, edits: Int, now: Int) {
    if text?.item.id == id {
      text?.saved(revision, edits: edits, now: now)
    } else if var old = unkept[id] {
      old.saved(revision, edits: edits, now: now)
      unkept[id] = old.isUnsaved ? old : nil
    }
  }

  mutating func unsaved(_ id: FileItem.ID, _ message: String, now: Int) {
    if text?.item.id == id {
      text?.failed(message, now: now)
    } else {
      unkept[id]?.failed(message, now: now)
    }
  }

  /// The text is in a file of its own, where its writer goes on.
  mutating func conflict(
    _ id: FileItem.ID, copy: FileItem, _ revision: FileRevision, edits: Int, _ lists: FileLists,
    now: Int
  ) {
    know(lists)
    let isOpen = text?.item.id == id
    guard var moved = isOpen ? text : unkept.removeValue(forKey: id) else { return }
    moved.item = copy
    moved.saved(revision, edits: edits, now: now)
    refreshFiles()
    guard isOpen else {
      unkept[copy.id] = moved.isUnsaved ? moved : nil
      return
    }
    text = moved
    shownID = copy.id
    fileCursor.id = copy.id
    send(.files(.open(copy.id)))
  }
}
