import Datasets
import TerminalUI

/// Asks shelves of folders and files, one thing after another, so that what is asked for later
/// finds what was done before.
@MainActor final class FileDeskRunner {
  private let box: ReportBox
  private let texts: Texts
  private var last: Task<Void, Never>?
  /// A look, or a search, that a later one takes the place of.
  private var found: Task<Void, Never>?

  init(box: ReportBox, texts: Texts) {
    self.box = box
    self.texts = texts
  }

  func run(_ job: FileJob, at desk: FileDesk, for place: Int) {
    let texts = texts
    if case .find = job {
      found?.cancel()
      found = box.run { post in
        let answer = await FileWork(desk: desk, texts: texts).answer(to: job) { _ in }
        if !Task.isCancelled, let answer { post(.files(place: place, answer)) }
      }
      return
    }
    let before = last
    last = box.run { post in
      await before?.value
      let answer = await FileWork(desk: desk, texts: texts).answer(to: job) {
        post(.files(place: place, $0))
      }
      if let answer { post(.files(place: place, answer)) }
    }
  }
}

/// One job and its answer.
private struct FileWork: Sendable {
  let desk: FileDesk
  let texts: Texts

  private var shelf: any FileShelf { desk.shelf }

  /// More files that have the words are not listed.
  private static let mostFound = 500

  /// The answer; `early` is given what there is of it before.
  func answer(to job: FileJob, early: (FileAnswer) -> Void) async -> FileAnswer? {
    switch job {
    case .lists(let open):
      return await attempt(FileAnswer.unlisted) { .lists(try await lists(open)) }
    case .list(let folder):
      return await attempt(FileAnswer.unlisted) {
        .files(folder, try await shelf.files(in: folder))
      }
    case .read(let item, let manner, let columns):
      return await attempt({ .unread(item.id, $0) }) {
        let reading = try await desk.reading(item, manner, columns: columns, texts) {
          early(.reading(item.id, manner, $0))
        }
        return .reading(item.id, manner, reading)
      }
    case .save(let id, let text, let revision, let edits):
      return await attempt({ .unsaved(id, $0) }) {
        switch try await shelf.save(text.utf8, in: id, over: revision) {
        case .saved(let revision): return .saved(id, revision, edits: edits)
        case .conflict(let copy, let revision):
          return .conflict(
            id, copy: copy, revision, edits: edits, try await lists(copy.folder))
        }
      }
    case .change(let wish, let open):
      return await attempt(FileAnswer.refused) {
        let deed = try await done(wish)
        return .done(deed, try await lists(open, deed))
      }
    case .find(let typed, let number):
      return await attempt(FileAnswer.refused) {
        .found(number: number, try await shelf.files(matching: typed, limit: Self.mostFound))
      }
    case .look(let folder, let file):
      return .stamp(await shelf.stamp(open: folder, file), of: file)
    }
  }

  private func attempt(
    _ failed: (String) -> FileAnswer, _ body: () async throws -> FileAnswer
  ) async -> FileAnswer? {
    do {
      return try await body()
    } catch {
      return failed(error.sentence(texts))
    }
  }

  /// The folders, and the files of one of them if it is still there.
  private func lists(_ open: Folder.ID?, _ deed: FileDeed? = nil) async throws -> FileLists {
    var lists = FileLists(
      folders: try await shelf.folders(), stamp: await shelf.stamp(open: open, nil))
    var wanted = [open].compactMap(\.self)
    switch deed {
    case .madeFile(let file), .duplicated(let file), .renamedFile(_, let file),
      .moved(_, let file):
      wanted.append(file.folder)
    case .madeFolder(let folder), .renamedFolder(_, let folder): wanted.append(folder.id)
    case .deleted, .restored, nil: break
    }
    for folder in Set(wanted) where lists.folders.contains(where: { $0.id == folder }) {
      lists.files[folder] = try await shelf.files(in: folder)
    }
    return lists
  }

  private func done(_ wish: FileWish) async throws -> FileDeed {
    switch wish {
    case .makeFolder(let name, let parent):
      .madeFolder(try await shelf.makeFolder(named: name, in: parent))
    case .makeFile(let name, let folder):
      .madeFile(try await shelf.makeFile(named: name, in: folder, holding: []))
    case .renameFolder(let folder, let name):
      .renamedFolder(folder, try await shelf.rename(folder: folder.id, to: name))
    case .renameFile(let file, let name):
      .renamedFile(file, try await shelf.rename(file: file.id, to: name))
    case .move(let file, let folder):
      .moved(file, try await shelf.move(file: file.id, to: folder.id))
    case .duplicate(let file): .duplicated(try await shelf.duplicate(file: file.id))
    case .deleteFolder(let folder): .deleted(try await shelf.delete(folder: folder.id))
    case .deleteFile(let file): .deleted(try await shelf.delete(file: file.id))
    case .restore(let ticket): try await restored(ticket)
    }
  }

  private func restored(_ ticket: TrashTicket) async throws -> FileDeed {
    try await shelf.restore(ticket)
    return .restored(ticket)
  }
}
