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
    var left = query.limit ?? .max
    var count = 0
    var taken: [String] = []
    try ParentFolders.create(for: root + "/.")
    for folder in try await shelf.folders() {
      let files = try await shelf.files(in: folder.id).filter { query.includes(dataset.json($0)) }
        .prefix(left)
      if files.isEmpty, selects { continue }
      left -= files.count
      let place = root + "/" + folder.name
      try ParentFolders.create(for: place + "/.")
      PendingFile.sweep(place)
      let (written, there) = try await write(Array(files), to: place, from: shelf)
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
      var batch = FileBatch(folder: folder, isReplacing: context.line.has(.force), keeping: [])
      for file in files {
        if interruption.isPending { throw CommandError("", .interrupted) }
        let bytes = try await shelf.content(of: file.id, limit: .max).bytes
        try batch.add(file.name) { try $0(bytes) }
      }
      try batch.finish()
      return (batch.count, batch.taken)
    }
  }
}
