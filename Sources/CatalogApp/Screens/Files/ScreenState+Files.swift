import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// The place of folders and files, while it is the one that is shown.
  var fileBrowser: FileBrowser? {
    guard let files, files.level == places.count else { return nil }
    return files
  }

  /// Where keys count now.
  var keyScope: KeyScope { fileBrowser == nil ? .everywhere : .files }

  /// Changes the place of folders and files, and answers what that asks of its shelf.
  @discardableResult mutating func withFiles(_ body: (inout FileBrowser) -> [FileJob]) -> [Effect] {
    guard var browser = files else { return [] }
    files = nil
    let jobs = body(&browser)
    files = browser
    return jobs.map { .files(place: browser.number, browser.desk, $0) }
  }

  /// Goes to a place of folders and files; there is one at a time.
  mutating func push(_ desk: FileDesk, _ state: PlaceState?) -> [Effect] {
    let effects = closeFiles()
    files = FileBrowser(
      desk, number: nextPlaceNumber(), level: places.count, size: size, surroundings: surroundings)
    return effects + withFiles { [now] in $0.start(state, now: now) }
  }

  /// Leaves the place: what was written in it is kept, and how it was left.
  mutating func closeFiles() -> [Effect] {
    guard let browser = files else { return [] }
    let state = browser.state(visited: surroundings.clock(), texts: texts)
    known[browser.desk.word] = state
    let effects = withFiles { $0.saveAll() }
    files = nil
    return effects + [.save([state])]
  }

  /// What is due by itself: keeping what was typed, and looking at what others changed.
  mutating func filesDue() -> [Effect] {
    guard files != nil else { return [] }
    return withFiles { [now] browser in
      var jobs = browser.savesDue(now: now)
      if let at = browser.lookAt, now >= at {
        browser.lookAt = nil
        jobs.append(.look(open: browser.tree.openFolder?.id, browser.tree.selection?.id))
      }
      return jobs
    }
  }

  /// When something is due there; nil: never.
  var filesDueAt: Int? {
    guard let files else { return nil }
    // One that is being saved is looked at again when that has ended.
    let saves = ([files.text].compactMap(\.self) + files.unkept.values)
      .map { $0.savingEdits == nil ? $0.saveAt : nil }
    let waits = [
      fileBrowser == nil ? nil : files.lookAt, files.loadingSince.map { $0 + Self.patience },
    ]
    return (saves + waits.map { $0.flatMap { $0 > now ? $0 : nil } }).compactMap(\.self).min()
  }

  // MARK: What the shelf answers

  mutating func take(_ answer: FileAnswer, of place: Int) -> [Effect] {
    guard files?.number == place else { return [] }
    switch answer {
    case .lists(let lists): return withFiles { [now] in $0.take(lists, now: now) }
    case .files(let folder, let items):
      return withFiles {
        $0.take(items, of: folder)
        return []
      }
    case .unlisted(let message):
      files?.loadingSince = nil
      files?.listFault = message
      files?.awaited = nil
      refuse(message)
      return []
    case .reading(let id, let manner, let reading):
      return withFiles { [now] browser in
        // What was asked for before the manner changed is not wanted any more.
        if browser.manner == manner { browser.take(reading, of: id, now: now) }
        return []
      } + typeAhead()
    case .unread(let id, let message):
      if files?.tree.selection?.id == id {
        files?.reading = nil
        files?.beginning = nil
        files?.fault = message
      }
      return []
    case .saved(let id, let revision, let edits):
      files?.saved(id, revision, edits: edits, now: now)
      return leaveOnceKept()
    case .unsaved(let id, let message):
      let isNews = files?.hasFault == false || leaving != nil
      files?.unsaved(id, message, now: now)
      leaving = nil
      if isNews { tell(texts[.filesNotKept] + ": " + message) }
      return []
    case .conflict(let id, let copy, let revision, let edits, let lists):
      files?.conflict(id, copy: copy, revision, edits: edits, lists, now: now)
      tell(texts[.filesConflict] + ": " + texts(.filesConflictMore, copy.name))
      return leaveOnceKept()
    case .done(let deed, let lists):
      let effects = withFiles { [now] in $0.take(deed, lists, now: now) }
      say(deed)
      return effects
    case .refused(let message):
      refuse(message)
      return []
    case .found(let number, let items):
      guard case .finder(var finder) = modal, finder.number == number else { return [] }
      finder.found = items
      finder.isSearching = false
      finder.marked = 0
      modal = .finder(finder)
      return []
    case .stamp(let stamp, let id): return take(stamp, of: id)
    }
  }

  /// What somebody else changed is shown.
  private mutating func take(_ stamp: FileStamp, of id: FileItem.ID?) -> [Effect] {
    withFiles { [now] browser in
      browser.lookAt = now + FileBrowser.lookPause
      let old = browser.stamp ?? stamp
      browser.stamp = stamp
      var jobs: [FileJob] = []
      if old.folders != stamp.folders || old.files != stamp.files {
        jobs.append(.lists(open: browser.tree.openFolder?.id))
      }
      if let shown = browser.shownRevision(of: id), shown.token != stamp.file,
        let item = browser.tree.selection
      {
        jobs.append(browser.reading(of: item))
      }
      return jobs
    }
  }

  private mutating func say(_ deed: FileDeed) {
    switch deed {
    case .madeFolder(let folder): say(texts(.filesMade, folder.name))
    case .madeFile(let file), .duplicated(let file): say(texts(.filesMade, file.name))
    case .renamedFolder(_, let folder): say(texts(.filesRenamed, folder.name))
    case .renamedFile(_, let file): say(texts(.filesRenamed, file.name))
    case .moved(_, let file): say(texts(.filesMoved, file.name, file.folderName))
    case .deleted(let ticket):
      say(texts(.filesDeleted, ticket.name, surroundings.keymap.label(of: .undoDelete, in: .files)))
    case .restored(let ticket): say(texts(.filesRestored, ticket.name))
    }
  }

  // MARK: Leaving

  /// Ends the program, once what was written is kept.
  mutating func leave(_ code: ExitCode) -> [Effect] { leave(for: .program(code)) }

  /// Leaves the place, once what was written in it is kept.
  ///
  /// What cannot be kept is said, and its writer stays; who asks again to leave the program leaves
  /// without it.
  mutating func leave(for aim: Leaving) -> [Effect] {
    guard let files, files.isUnsaved else { return left(for: aim) }
    if case .program = aim, files.hasFault { return left(for: aim) }
    leaving = aim
    return withFiles { $0.saveAll() }
  }

  private mutating func leaveOnceKept() -> [Effect] {
    guard let aim = leaving, let files else { return [] }
    guard files.isUnsaved else { return left(for: aim) }
    return withFiles { $0.saveAll() }
  }

  private mutating func left(for aim: Leaving) -> [Effect] {
    leaving = nil
    switch aim {
    case .place: return closeFiles()
    case .home: return enter("")
    case .program(let code): return [.quit(code)]
    }
  }
}
