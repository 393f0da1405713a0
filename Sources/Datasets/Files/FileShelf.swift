/// Where folders and files are: kept notes, or a folder of the disk.
///
/// Whoever shows them asks for lists and contents and sends changes; nothing else touches them.
/// Every call throws a ``FileFault``.
package protocol FileShelf: Sendable {
  /// Whether anything can be changed.
  var isWritable: Bool { get }
  /// Whether folders lie in others.
  var hasNestedFolders: Bool { get }

  /// All folders, in the order in which they are listed: by name as people sort, each one that lies
  /// in another behind it.
  func folders() async throws -> [Folder]
  /// The files of a folder, by name as people sort.
  func files(in folder: Folder.ID) async throws -> [FileItem]
  /// The same file with its size and the time of its last change, where a list does without because
  /// asking for them costs a call for each file.
  func filled(_ file: FileItem) -> FileItem
  /// What a file holds, as far as the limit; never of one that is no ``FileItem/Kind/file``.
  func content(of file: FileItem.ID, limit: Int) async throws -> FileContent
  /// Files whose name or text has all the words, best first; of a folder of the disk those whose
  /// names or texts have them.
  func files(matching typed: String, limit: Int) async throws -> [FileItem]
  /// What tells whether somebody changed names or texts since: a value that stays the same as long as
  /// nobody did. Cheap, because it is asked for again and again.
  func stamp(open folder: Folder.ID?, _ file: FileItem.ID?) async -> FileStamp

  /// Makes a folder in another one, or at the top; folders that do not nest are all there.
  func makeFolder(named name: String, in parent: Folder.ID?) async throws -> Folder
  func makeFile(
    named name: String, in folder: Folder.ID, holding bytes: [UInt8]
  ) async throws -> FileItem
  func rename(folder: Folder.ID, to name: String) async throws -> Folder
  func rename(file: FileItem.ID, to name: String) async throws -> FileItem
  func move(file: FileItem.ID, to folder: Folder.ID) async throws -> FileItem
  /// A file beside it with the same text, under a name that is free.
  func duplicate(file: FileItem.ID) async throws -> FileItem
  /// Puts a folder with its files, or a file, into the trash.
  func delete(folder: Folder.ID) async throws -> TrashTicket
  func delete(file: FileItem.ID) async throws -> TrashTicket
  /// Takes out of the trash what was put there, under its old name or one beside it that is free.
  func restore(_ ticket: TrashTicket) async throws
  /// Keeps a text, all of it or nothing.
  ///
  /// Where somebody else changed the file since `revision`, both texts are kept: theirs under the
  /// name, this one in a file beside it.
  func save(
    _ bytes: [UInt8], in file: FileItem.ID, over revision: FileRevision
  ) async throws -> SaveOutcome
}

extension FileShelf {
  package var hasNestedFolders: Bool { false }

  /// Makes a folder at the top.
  package func makeFolder(named name: String) async throws -> Folder {
    try await makeFolder(named: name, in: nil)
  }
}

extension FileShelf {
  /// Itself: a list that knows all of its files has nothing to add.
  package func filled(_ file: FileItem) -> FileItem { file }
}

/// What a file holds, and which state of it that is.
package struct FileContent: Hashable, Sendable {
  package var bytes: [UInt8]
  /// Whether there is more than was asked for.
  package var isCut: Bool
  package var revision: FileRevision

  package init(bytes: [UInt8], isCut: Bool = false, revision: FileRevision) {
    self.bytes = bytes
    self.isCut = isCut
    self.revision = revision
  }
}

/// Names one state of a file: equal as long as nobody wrote it.
package struct FileRevision: Hashable, Sendable {
  package var token: String

  package init(_ token: String) { self.token = token }
}

/// Tells one state of what is shown from another; `file` is the token of the open file's revision,
/// empty where there is none.
package struct FileStamp: Hashable, Sendable {
  package var folders: String
  package var files: String
  package var file: String

  package init(folders: String = "", files: String = "", file: String = "") {
    self.folders = folders
    self.files = files
    self.file = file
  }
}

/// Where in the trash something lies.
package struct TrashTicket: Hashable, Sendable {
  package var id: String
  /// What it was called.
  package var name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// What came of keeping a text.
package enum SaveOutcome: Hashable, Sendable {
  case saved(FileRevision)
  /// The text is in a file of its own now, in that state, because somebody else had changed the one it
  /// belongs to.
  case conflict(copy: FileItem, FileRevision)
}
