import Datasets
import SQLiteStore

/// What `catalog files` changes.
@MainActor struct FileChanger {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  private func finder(isLasting: Bool = false) throws -> FileFinder {
    let sources = Sources(context)
    guard Places(context.environment).store != nil else { throw FileFault.noPlace }
    let keeper = isLasting ? try sources.lastingKeeper() : try sources.keeper(creating: false)
    return FileFinder(context: context, shelf: NotesShelf(keeper))
  }

  private func tell(_ message: NotesMessage, _ names: String...) {
    let names = names.map(context.gate.line)
    context.note(
      names.count > 1
        ? context.texts(message, names[0], names[1]) : context.texts(message, names[0]))
  }

  /// Makes a folder, or a file with a text, and the folder for it where there is none.
  func make(_ word: String, from path: String?) async throws -> ExitCode {
    let (folderName, name) = FileFinder.parts(word)
    // Before anything is made.
    let bytes = try path.map { try FileText.read($0, context) } ?? []
    let finder = try finder(isLasting: true)
    guard let name else {
      let folder = try await finder.shelf.makeFolder(named: folderName)
      tell(.madeFolder, folder.name)
      return .done
    }
    let known = try await finder.folderIfAny(folderName + "/")
    guard let folder = known else {
      return try await makeBoth(folderName, name, bytes, finder.shelf)
    }
    let file = try await finder.shelf.makeFile(named: name, in: folder.id, holding: bytes)
    tell(.madeFile, folder.name + "/" + file.name)
    return .done
  }

  /// Neither is made where one cannot be.
  private func makeBoth(
    _ folder: String, _ name: String, _ bytes: [UInt8], _ shelf: NotesShelf
  ) async throws -> ExitCode {
    let text = try NotesShelf.text(folder: folder, name: name, bytes)
    _ = try await shelf.put([text])
    tell(.madeFile, text.folder + "/" + text.name)
    return .done
  }

  /// Puts a text in the place of the one that is there.
  func save(_ word: String, from path: String) async throws -> ExitCode {
    let bytes = try FileText.read(path, context)
    let finder = try finder()
    let file = try await finder.file(word)
    let name = file.folderName + "/" + file.name
    let old = try await finder.shelf.content(of: file.id, limit: 0)
    switch try await finder.shelf.save(bytes, in: file.id, over: old.revision) {
    case .saved: tell(.saved, name)
    case .conflict(let copy, _):
      context.complain(
        context.texts(
          .conflict, context.gate.line(name),
          context.gate.line(copy.folderName + "/" + copy.name)))
      return .tryLater
    }
    return .done
  }

  func rename(_ word: String, to name: String) async throws -> ExitCode {
    let finder = try finder()
    switch try await finder.target(word) {
    case .folder(let folder):
      tell(.renamed, folder.name, try await finder.shelf.rename(folder: folder.id, to: name).name)
    case .file(let file):
      tell(.renamed, file.name, try await finder.shelf.rename(file: file.id, to: name).name)
    }
    return .done
  }

  func move(_ word: String, to folderWord: String) async throws -> ExitCode {
    let finder = try finder()
    let file = try await finder.file(word)
    let folder = try await finder.folder(folderWord)
    let moved = try await finder.shelf.move(file: file.id, to: folder.id)
    tell(.renamed, file.folderName + "/" + file.name, moved.folderName + "/" + moved.name)
    return .done
  }

  func duplicate(_ word: String) async throws -> ExitCode {
    let finder = try finder()
    let copy = try await finder.shelf.duplicate(file: finder.file(word).id)
    tell(.madeFile, copy.folderName + "/" + copy.name)
    return .done
  }

  func delete(_ word: String) async throws -> ExitCode {
    let finder = try finder()
    let ticket =
      switch try await finder.target(word) {
      case .folder(let folder): try await finder.shelf.delete(folder: folder.id)
      case .file(let file): try await finder.shelf.delete(file: file.id)
      }
    tell(.deleted, ticket.name, ticket.id)
    return .done
  }

  // MARK: The trash

  func restore(_ word: String) async throws -> ExitCode {
    let finder = try finder()
    let trash = try await finder.shelf.trash()
    let found =
      trash.first { String($0.id) == word }
      ?? trash.first {
        $0.name == word || ($0.folderName.map { $0 + "/" } ?? "") + $0.name == word
      }
    guard let found else {
      throw CommandError(
        context.texts(.noFile, context.gate.line(word))
          + context.texts.suggestion(for: word, among: trash.map(\.name)), .noInput)
    }
    try await finder.shelf.restore(TrashTicket(found))
    tell(.restored, found.name)
    return .done
  }

  func emptyTrash() async throws -> ExitCode {
    let finder = try finder()
    let trash = try await finder.shelf.trash()
    let count = trash.reduce(0) { $0 + $1.count }
    guard context.line.has(.force) || trash.isEmpty else {
      throw CommandError(context.texts(.emptyNeedsForce, count), .wrongUse)
    }
    let removed = try await finder.shelf.emptyTrash()
    context.note(context.texts(.emptied, removed))
    return .done
  }
}
