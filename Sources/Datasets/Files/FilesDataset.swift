package import Markup
package import Tables

/// The files of a shelf as a list, each read as its content wants it.
package struct FilesDataset: Dataset {
  /// Hands over the files and folders that are listed, as long as the body answers true.
  package typealias Lister =
    @Sendable (_ body: (FileItem) throws -> Bool) async throws -> [DatasetNote]

  package let name: String
  package let title: Phrase
  /// The folder of the disk whose files these are, as it was named; nil where they are on none.
  package let place: String?
  package let shelf: any FileShelf
  /// The cells of a line of numbers beside letters.
  package var columns = 80
  /// The file with an identity, looked for without going through the list; nil where there is none.
  package var finding: @Sendable (FileItem.ID) -> FileItem? = { _ in nil }
  private let list: Lister
  private let wording: @Sendable (Phrase) -> String

  /// The wording has the words of the reader's language, for what is said in a text.
  package init(
    _ shelf: any FileShelf, name: String, title: Phrase, place: String? = nil,
    wording: @escaping @Sendable (Phrase) -> String, list: @escaping Lister
  ) {
    self.shelf = shelf
    self.name = name
    self.title = title
    self.place = place
    self.wording = wording
    self.list = list
  }

  package var keys: [String] {
    ["id", "name", "folder", "modified", "size", "kind"] + (place == nil ? [] : ["path"])
  }

  package var facts: [DatasetFact] { place.map { [DatasetFact("path", .filePath, $0)] } ?? [] }

  package func find(_ id: String) -> FileItem? { finding(id) }

  package func forEach(_ body: (FileItem) throws -> Bool) async throws -> [DatasetNote] {
    try await list(body)
  }

  package func row(_ file: FileItem) -> ListRow {
    guard file.kind == .file else {
      return ListRow(.text(file.name), subtitle: .term(file.kind.term))
    }
    return ListRow(.text(file.name), subtitle: shelf.filled(file).size.map(ByteCount.phrase))
  }

  package func detail(_ file: FileItem) -> DetailDocument {
    let file = shelf.filled(file)
    var fields: [DetailDocument.Field] = [
      .init(.term(.kind), .term(file.kind.term)), .init(.term(.fileFolder), .text(file.folderName)),
    ]
    if let size = file.size { fields.append(.init(.term(.fileSize), ByteCount.phrase(size))) }
    if let modified = file.modified {
      fields.append(.init(.term(.modified), .moment(modified)))
    }
    if let path = path(of: file) { fields.append(.init(.term(.filePath), .text(path))) }
    fields.append(.init(.term(.identifier), .text(file.id)))
    return DetailDocument(
      title: .text(file.name), picture: picture(of: file), fields: fields)
  }

  package func article(_ file: FileItem) async -> [TextBlock] {
    guard file.kind == .file else { return [] }
    do {
      let content = try await shelf.content(of: file.id, limit: FilePreview.limit)
      return FilePreview(
        content, name: file.name, size: shelf.filled(file).size, columns: columns, wording: wording
      ).blocks
    } catch {
      guard let fault = error as? FileFault else { return [] }
      return [.paragraph(InlineText(wording(fault.phrase)))]
    }
  }

  package func json(_ file: FileItem) -> JSONValue {
    let file = shelf.filled(file)
    var members: [JSONValue.Member] = [
      .init("id", .string(file.id)), .init("name", .string(file.name)),
      .init("folder", .string(file.folderName)),
      .init("modified", .optional(file.modified?.iso8601)),
      .init("size", file.size.map { .number(String($0)) } ?? .null),
      .init("kind", .string(file.kind.rawValue)),
    ]
    if let path = path(of: file) { members.append(.init("path", .string(path))) }
    return .object(members)
  }

  package func cell(_ file: FileItem, key: String) -> Cell {
    switch key {
    // What a list knows already costs no call.
    case "id": .text(file.id)
    case "name": .text(file.name)
    case "folder": .text(file.folderName)
    case "kind": .text(file.kind.rawValue)
    default: json(file)[key].map { Cell($0) } ?? .missing
    }
  }

  /// The path on the disk, which opens the file where all names are text; nil where it is on none.
  package func path(of file: FileItem) -> String? {
    place.map { place in
      let name = file.folderName == "." ? file.name : file.folderName + "/" + file.name
      return place.utf8.last == UInt8(ascii: "/") ? place + name : place + "/" + name
    }
  }

  private func picture(of file: FileItem) -> DetailDocument.Picture? {
    guard file.kind == .file, FileNature.isPictureName(file.name), !file.id.contains("\\") else {
      return nil
    }
    return path(of: file).map(DetailDocument.Picture.file)
  }
}

// MARK: All of a file

extension FilesDataset {
  /// The most that a program gets of a file.
  private static let wholeLimit = 16 << 20

  /// The file's object with what it holds: `text`, or `bytes` as Base64 where it is none, and `cut`
  /// where that is not all.
  package func whole(_ file: FileItem) async throws -> JSONValue {
    let object = json(file)
    guard file.kind == .file, var members = object.members else { return object }
    let content = try await shelf.content(of: file.id, limit: Self.wholeLimit)
    if FileNature(content.bytes, name: file.name).isText {
      let text = MarkupText(content.bytes)
      members.append(.init("text", .string(String(decoding: text.utf8, as: UTF8.self))))
      if text.encoding != "UTF-8" { members.append(.init("encoding", .string(text.encoding))) }
    } else {
      members.append(.init("bytes", Cell.blob(content.bytes).json ?? .null))
    }
    if content.isCut { members.append(.init("cut", .bool(true))) }
    return .object(members)
  }
}

extension FileItem.Kind {
  /// What it is called.
  package var term: Term {
    switch self {
    case .file: .fileKindFile
    case .folder: .fileKindFolder
    case .folderLink: .fileKindFolderLink
    case .brokenLink: .fileKindBrokenLink
    case .special: .fileKindSpecial
    }
  }
}
