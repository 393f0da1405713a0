import Datasets

/// `catalog export files -o DIR`: every file as one of the disk.
///
/// A name that can be kept can be one of the disk too, so none is changed.
@MainActor struct FilesExport {
  let context: CommandContext

  func run(into path: String) async throws -> ExitCode {
    let dataset = StoredFilesDataset(NotesShelf(try Sources(context).keeper(creating: false)))
    let query = try await ItemQuery(context, for: dataset)
    guard let shelf = dataset.shelf else { return .done }
    let root = SystemCall.withoutSlashes(path)
    let selects = CommandTable.selectingOptions.map(\.name).contains(where: context.line.has)
    let all = try await dataset.all().items.filter { query.includes(dataset.json($0)) }
    let wanted = query.sorted(all) { dataset.cell($0, key: $1) }.prefix(query.limit ?? .max)
    let files = Dictionary(grouping: wanted, by: \.folder)
    var count = 0
    var taken: [String] = []
    try ParentFolders.create(for: root + "/.", isPrivate: false)
    for folder in try await shelf.folders() {
      let files = files[folder.id] ?? []
      if files.isEmpty, selects { continue }
      let place = root + "/" + folder.name
      try ParentFolders.create(for: place + "/.", isPrivate: false)
      PendingFile.sweep(place)
      let (written, there) = try await write(files, to: place, from: shelf)
      count += written
      taken += there
    }
    context.note(context.texts(.exported, count))
    context.complain(taken.map { context.texts(.taken, context.gate.line($0)) })
    return taken.isEmpty ? .done : .cannotCreate
  }

  private func write(
    _ files: [FileItem], to folder: String, from shelf: any FileShelf
  ) async throws -> (count: Int, taken: [String]) {
    try await SystemCall.withoutInterruption { interruption in
      var batch = FileBatch(
        folder: folder, isReplacing: context.line.has(.force), keeping: [], isPrivate: false)
      for file in files {
        if interruption.isPending { throw CommandError("", .interrupted) }
        do {
          let bytes = try await shelf.content(of: file.id, limit: .max).bytes
          try batch.add(file.name) { try $0(bytes) }
        } catch FileFault.missing {
          // Somebody threw it away meanwhile.
          continue
        }
      }
      try batch.finish()
      return (batch.count, batch.taken)
    }
  }
}
