import Datasets
import SQLiteStore
import Tables

/// `catalog files` and what stands behind it: folders and texts that are kept.
@MainActor struct FilesCommand {
  let context: CommandContext

  func run(_ words: [String]) async throws -> ExitCode {
    let names = Array(words.dropFirst())
    let changer = FileChanger(context)
    switch words.first {
    case "new": return try await changer.make(names[0], from: names.dropFirst().first)
    case "save": return try await changer.save(names[0], from: names.dropFirst().first ?? "-")
    case "rename": return try await changer.rename(names[0], to: names[1])
    case "move": return try await changer.move(names[0], to: names[1])
    case "duplicate": return try await changer.duplicate(names[0])
    case "delete": return try await changer.delete(names[0])
    case "restore": return try await changer.restore(names[0])
    case "empty-trash": return try await changer.emptyTrash()
    case "trash": return try await trash()
    case "folders": return try await folders()
    default: return try await files()
    }
  }

  /// The files: the screen for a person, else their list.
  private func files() async throws -> ExitCode {
    let screen = OpenCommand(context: context)
    if try screen.isWanted { return try screen.open(.source(named: StoredFilesDataset.word)) }
    return try await ListCommand(context: context).run(StoredFilesDataset.word)
  }

  private func folders() async throws -> ExitCode {
    let folders = try await NotesShelf(try Sources(context).keeper(creating: false)).folders()
    let entries = folders.map { folder in
      let count = String(folder.count ?? 0)
      return ItemWriter.Entry(
        json: .object([
          "id": .string(folder.id), "name": .string(folder.name), "files": .number(count),
        ]), cells: [folder.id, folder.name, count])
    }
    return try write(entries, keys: ["id", "name", "files"])
  }

  private func trash() async throws -> ExitCode {
    let trash = try await NotesShelf(try Sources(context).keeper(creating: false)).trash()
    let entries = trash.map { item in
      let time = Timestamp(seconds: item.deleted)
      return ItemWriter.Entry(
        json: .object([
          "id": .string(String(item.id)), "name": .string(item.name),
          "folder": .optional(item.folderName), "is_folder": .bool(item.folder != nil),
          "files": .number(String(item.count)), "deleted": .string(time.iso8601),
        ]),
        cells: [
          String(item.id), (item.folderName.map { $0 + "/" } ?? "") + item.name,
          LocalTime(time).minute,
        ])
    }
    return try write(entries, keys: ["id", "name", "folder", "is_folder", "files", "deleted"])
  }

  private func write(_ entries: [ItemWriter.Entry], keys: [String]) throws -> ExitCode {
    if context.line.has(.count) {
      try context.write(count: entries.count)
      return .done
    }
    var writer = context.writer(keys: keys, headings: nil)
    try writer.begin()
    for entry in entries { try writer.write(entry) }
    try writer.end()
    return .done
  }
}
