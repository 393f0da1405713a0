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
    let found = Self.files(word, among: files)
    if found.count > 1 { throw ambiguous(word, found.map(Self.choice)) }
    if let file = found.first { return file }
    if try await folderIfAny(word) != nil {
      throw CommandError(context.texts(.nameAFile, context.gate.line(word)), .wrongUse)
    }
    throw CommandError(
      context.texts(.noFile, context.gate.line(word))
        + context.texts.suggestion(for: word, among: files.map { Self.names($0)[0] }), .noInput)
  }

  /// Those that the word names: the one of that number, else those of that name.
  private static func files(_ word: String, among files: [FileItem]) -> [FileItem] {
    if let file = files.first(where: { $0.id == word }) { return [file] }
    let exact = files.filter { names($0).contains { $0.utf8.elementsEqual(word.utf8) } }
    return exact.isEmpty ? files.filter { names($0).contains(word) } : exact
  }

  private static func choice(_ file: FileItem) -> String { "\(names(file)[0]) (\(file.id))" }

  private func ambiguous(_ word: String, _ choices: [String]) -> CommandError {
    CommandError(
      context.texts(
        .ambiguous, context.gate.line(word),
        context.texts.list(choices.map(context.gate.line), limit: 3)), .wrongUse)
  }

  /// A folder or a file.
  enum Target {
    case folder(Datasets.Folder)
    case file(FileItem)
  }

  /// What the word names; a folder is named without doubt by a slash behind it.
  func target(_ word: String) async throws -> Target {
    guard Self.parts(word).name == nil, let folder = try await folderIfAny(word) else {
      return .file(try await file(word))
    }
    guard word.utf8.last != UInt8(ascii: "/") else { return .folder(folder) }
    let files = Self.files(word, among: try await shelf.allFiles())
    guard files.isEmpty else {
      throw ambiguous(word, [folder.name + "/"] + files.map(Self.choice))
    }
    return .folder(folder)
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
