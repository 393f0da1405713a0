package import Markup
package import Tables

/// The files of all folders of a shelf as one list.
package struct StoredFilesDataset: Dataset {
  /// What names those that are kept in commands.
  package static let word = "files"
  /// Bytes of a text that are shown with what else there is to say of a file.
  private static let readingLimit = 16 << 20

  package let name = word
  package let title = Phrase.term(.files)
  package let keys = ["id", "name", "folder", "modified", "size"]
  package let shelf: (any FileShelf)?
  /// Files are numbered: a number that is gone is not that of another one.
  package let hasPositions = false

  package init(_ shelf: (any FileShelf)?) { self.shelf = shelf }

  package func forEach(_ body: (FileItem) throws -> Bool) async throws -> [DatasetNote] {
    guard let shelf else { return [.noFiles] }
    let folders = try await shelf.folders()
    for folder in folders where folder.count != 0 {
      do {
        for file in try await shelf.files(in: folder.id) where try !body(file) { return [] }
      } catch FileFault.missing {
        // Somebody took it away meanwhile.
        continue
      }
    }
    return folders.isEmpty ? [.noFiles] : []
  }

  package func row(_ file: FileItem) -> ListRow {
    let day = file.modified.map(Phrase.day)
    return ListRow(
      .text(file.name),
      subtitle: day.map { .format(.feedAndDay, [.text(file.folderName), $0]) }
        ?? .text(file.folderName))
  }

  package func detail(_ file: FileItem) -> DetailDocument {
    var fields: [DetailDocument.Field] = []
    if let modified = file.modified { fields.append(.init(.term(.modified), .moment(modified))) }
    if let size = file.size { fields.append(.init(.term(.size), .text(String(size)))) }
    return DetailDocument(
      title: .text(file.name), subtitle: .text(file.folderName), fields: fields)
  }

  /// The text with its lines and blanks as they are.
  package func article(_ file: FileItem) async -> [TextBlock] {
    guard let content = try? await shelf?.content(of: file.id, limit: Self.readingLimit),
      !content.bytes.isEmpty
    else { return [] }
    return TextDocument(plainText: String(decoding: content.bytes, as: UTF8.self)).blocks
  }

  package func names(of file: FileItem) -> [String] {
    [file.folderName + "/" + file.name, file.name]
  }

  /// The file's object with its `text`.
  package func whole(_ file: FileItem) async throws -> JSONValue {
    let bytes = try await shelf?.content(of: file.id, limit: .max).bytes ?? []
    return Self.object(json(file), text: String(decoding: bytes, as: UTF8.self))
  }

  fileprivate static func object(_ object: JSONValue, text: String) -> JSONValue {
    .object((object.members ?? []) + [.init("text", .string(text))])
  }

  package func json(_ file: FileItem) -> JSONValue {
    .object([
      "id": .string(file.id), "name": .string(file.name), "folder": .string(file.folderName),
      "modified": .optional(file.modified?.iso8601),
      "size": file.size.map { .number(String($0)) } ?? .null,
    ])
  }
}

/// A file with its text.
package struct FileText: Identifiable, Equatable, Sendable {
  package var file: FileItem
  package var text: String

  package var id: String { file.id }
}

/// The same list with the texts, for those who take them elsewhere.
package struct FileTextsDataset: Dataset {
  package let name: String
  package let title: Phrase
  package let keys: [String]
  private let files: StoredFilesDataset

  package init(_ files: StoredFilesDataset) {
    self.files = files
    name = files.name
    title = files.title
    keys = files.keys + ["text"]
  }

  package func forEach(_ body: (FileText) throws -> Bool) async throws -> [DatasetNote] {
    let (all, notes) = try await files.all()
    for file in all {
      let content = try await files.shelf?.content(of: file.id, limit: .max)
      let text = String(decoding: content?.bytes ?? [], as: UTF8.self)
      guard try body(FileText(file: file, text: text)) else { break }
    }
    return notes
  }

  package func row(_ item: FileText) -> ListRow { files.row(item.file) }
  package func detail(_ item: FileText) -> DetailDocument { files.detail(item.file) }
  package func article(_ item: FileText) async -> [TextBlock] { await files.article(item.file) }
  package func names(of item: FileText) -> [String] { files.names(of: item.file) }

  package func json(_ item: FileText) -> JSONValue {
    StoredFilesDataset.object(files.json(item.file), text: item.text)
  }
}
