import Datasets
import Tables

/// `catalog search --from files:DIR WORDS`: files by their names and their texts.
@MainActor struct FilesSearchCommand {
  let context: CommandContext

  func run(_ typed: String, in path: String) async throws -> ExitCode {
    try RoleOptions(context).refuse()
    let dataset = try FilesSource.dataset(path, context)
    guard let shelf = dataset.shelf as? DiskShelf else { return .nothingFound }
    var found: [FoundFile] = []
    let limit = context.line.number(.limit) ?? .max
    let progress = ProgressLine(context)
    let notes = try await FileSearch(shelf, typed).forEach { count in
      progress.show(context.texts(.filesSearched, count))
    } _: { match in
      found.append(FoundFile(file: match.file, line: match.line?.number, text: match.line?.text))
      return found.count < limit
    }
    progress.clear()
    // Those whose names have the words come first.
    let items = found.filter { $0.line == nil } + found.filter { $0.line != nil }
    try ItemLister(context: context, query: ItemQuery())
      .write(items, of: FoundFiles(items: items, files: dataset))
    context.note(notes)
    return items.isEmpty ? .nothingFound : .done
  }
}

/// A file with the words that were looked for.
struct FoundFile: Identifiable, Equatable, Sendable {
  var file: FileItem
  /// The line of its text with the first of them, from 1; nil where its name has them.
  var line: Int?
  var text: String?

  var id: String { file.id }
}

/// What a search in files found.
struct FoundFiles: Dataset {
  let items: [FoundFile]
  let files: FilesDataset

  var name: String { files.name }
  var title: Phrase { files.title }
  var keys: [String] { files.keys + ["line", "text"] }

  func forEach(_ body: (FoundFile) throws -> Bool) rethrows -> [DatasetNote] {
    for item in items where try !body(item) { break }
    return []
  }

  func row(_ item: FoundFile) -> ListRow {
    let place = item.file.folderName == "." ? "" : item.file.folderName + "/"
    guard let line = item.line, let text = item.text else {
      return ListRow(.text(place + item.file.name))
    }
    return ListRow(
      .text(place + item.file.name), subtitle: .format(.fileLine, [.text("\(line)"), .text(text)]))
  }

  func detail(_ item: FoundFile) -> DetailDocument { files.detail(item.file) }

  func json(_ item: FoundFile) -> JSONValue {
    let members = files.json(item.file).members ?? []
    return .object(
      members + [
        .init("line", item.line.map { .number(String($0)) } ?? .null),
        .init("text", .optional(item.text)),
      ])
  }
}
