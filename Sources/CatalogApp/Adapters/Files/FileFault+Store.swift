import Datasets
import SQLiteStore

extension FileFault {
  /// Runs the body; what the store says is told of a name.
  static func telling<Value>(
    _ name: String, _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch let refusal as NoteRefusal {
      switch refusal {
      case .missing: throw FileFault.missing(name)
      case .exists(let other): throw FileFault.exists(other)
      case .tooLarge:
        throw FileFault.failed(name, SQLiteLibrary.meaning(of: SQLiteLibrary.tooLarge))
      }
    } catch let error as StoreError {
      switch error {
      case .busy(let path): throw FileFault.busy(path)
      case .full(let path): throw FileFault.full(path)
      case .notWritable(let path): throw FileFault.readOnly(path)
      // They have sentences of their own, which say what to do.
      case .newer, .foreign, .damaged, .cannotCreate, .notReadable, .failed: throw error
      }
    }
  }
}

extension FileItem {
  init(_ note: StoredNote) {
    self.init(
      id: String(note.id), name: note.name, folder: String(note.folder),
      folderName: note.folderName, size: note.size, modified: Timestamp(seconds: note.modified))
  }
}

extension Datasets.Folder {
  init(_ folder: StoredFolder) {
    self.init(id: String(folder.id), name: folder.name, count: folder.count)
  }
}

extension TrashTicket {
  init(_ trash: StoredTrash) { self.init(id: String(trash.id), name: trash.name) }
}
