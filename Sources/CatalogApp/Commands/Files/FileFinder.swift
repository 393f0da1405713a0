import Datasets

/// Finds the folders and files that words name.
@MainActor struct FileFinder {
  let context: CommandContext
  let shelf: NotesShelf

  /// The names of a folder and, behind the first slash, of a file in it.
  static func parts(_ word: String) -> (folder: String, name: String?) {
    guard let slash = word.utf8.firstIndex(of: UInt8(ascii: "/")) else { return (word, nil) }
    let name = String(word[word.utf8.index(after: slash)...])
    return (String(word[..<slash]), name.isEmpty ? nil : name)
  }

  /// The file of that number, of that name in that folder, or of that name alone.
  func file(_ word: String) async throws -> FileItem {
    let files = try await shelf.allFiles()
    if let file = files.first(where: { $0.id == word }) { return file }
    let exact = files.filter { Self.names($0).contains { $0.utf8.elementsEqual(word.utf8) } }
    let found = exact.isEmpty ? files.filter { Self.names($0).contains(word) } : exact
    if found.count > 1 {
      let choices = found.map { context.gate.line("\(Self.names($0)[0]) (\($0.id))") }
      throw CommandError(
        context.texts(
          .ambiguous, context.gate.line(word), context.texts.list(choices, limit: 3)), .wrongUse)
    }
    if let file = found.first { return file }
    if try await folderIfAny(word) != nil {
      throw CommandError(context.texts(.nameAFile, context.gate.line(word)), .wrongUse)
    }
    throw CommandError(
      context.texts(.noFile, context.gate.line(word))
        + context.texts.suggestion(for: word, among: files.map { Self.names($0)[0] }), .noInput)
  }

  /// The folder of that name.
  func folder(_ word: String) async throws -> Datasets.Folder {
    if let folder = try await folderIfAny(word) { return folder }
    throw CommandError(
      context.texts(.noFolder, context.gate.line(word))
        + context.texts.suggestion(for: word, among: try await shelf.folders().map(\.name)),
      .noInput)
  }

  func folderIfAny(_ word: String) async throws -> Datasets.Folder? {
    let name = Self.parts(word).name == nil ? Self.parts(word).folder : word
    let folders = try await shelf.folders()
    return folders.first { $0.name.utf8.elementsEqual(name.utf8) }
      ?? folders.first { $0.name == name }
  }

  private static func names(_ file: FileItem) -> [String] {
    [file.folderName + "/" + file.name, file.name]
  }
}
