import Datasets
import Synchronization

@testable import CatalogApp

/// Folders and files that nobody else sees, for tests of the screen.
final class MemoryShelf: FileShelf {
  struct Content {
    var folders: [(id: String, name: String)] = []
    var files: [(item: FileItem, text: [UInt8], revision: Int)] = []
    var trash:
      [String: (folder: String?, files: [(item: FileItem, text: [UInt8], revision: Int)])] = [:]
    var next = 1
    var changes = 0
    var isFull = false
  }

  let isWritable: Bool
  let content: Mutex<Content>

  /// Folders with their files, whose names are their texts unless a text follows `=`.
  init(_ folders: [(String, [String])], isWritable: Bool = true) {
    self.isWritable = isWritable
    var content = Content()
    for (folder, names) in folders {
      content.folders.append((folder, folder))
      for name in names {
        let parts = name.split(separator: "=", maxSplits: 1).map(String.init)
        content.files.append(
          (
            FileItem(
              id: folder + "/" + parts[0], name: parts[0], folder: folder, folderName: folder,
              isHidden: parts[0].hasPrefix(".")),
            Array((parts.count > 1 ? parts[1] : parts[0]).utf8), 1
          ))
      }
    }
    self.content = Mutex(content)
  }

  func folders() -> [Folder] {
    content.withLock { content in
      content.folders.sorted { $0.name < $1.name }.map { folder in
        Folder(
          id: folder.id, name: folder.name,
          count: content.files.count { $0.item.folder == folder.id })
      }
    }
  }

  func files(in folder: Folder.ID) throws -> [FileItem] {
    try content.withLock { content in
      guard content.folders.contains(where: { $0.id == folder }) else {
        throw FileFault.missing(folder)
      }
      return content.files.map(\.item).filter { $0.folder == folder }.sorted { $0.name < $1.name }
    }
  }

  func content(of file: FileItem.ID, limit: Int) throws -> FileContent {
    try content.withLock { content in
      guard let found = content.files.first(where: { $0.item.id == file }) else {
        throw FileFault.missing(file)
      }
      return FileContent(bytes: found.text, revision: FileRevision(String(found.revision)))
    }
  }

  func files(matching typed: String, limit: Int) -> [FileItem] {
    content.withLock { content in
      content.files.filter {
        $0.item.name.contains(typed) || String(decoding: $0.text, as: UTF8.self).contains(typed)
      }.map(\.item)
    }
  }

  func stamp(open folder: Folder.ID?, _ file: FileItem.ID?) -> FileStamp {
    content.withLock { content in
      FileStamp(
        folders: String(content.changes), files: String(content.changes),
        file: content.files.first { $0.item.id == file }.map { String($0.revision) } ?? "")
    }
  }

  func makeFolder(named name: String, in parent: Folder.ID?) throws -> Folder {
    try content.withLock { content in
      guard !content.folders.contains(where: { $0.name == name }) else {
        throw FileFault.exists(name)
      }
      content.folders.append((name, name))
      content.changes += 1
    }
    return Folder(id: name, name: name, count: 0)
  }

  func makeFile(named name: String, in folder: Folder.ID, holding bytes: [UInt8]) throws -> FileItem
  {
    try content.withLock { content in
      guard !content.files.contains(where: { $0.item.folder == folder && $0.item.name == name })
      else { throw FileFault.exists(name) }
      let item = FileItem(
        id: "new\(content.next)", name: name, folder: folder, folderName: folder)
      content.next += 1
      content.changes += 1
      content.files.append((item, bytes, 1))
      return item
    }
  }

  func rename(folder: Folder.ID, to name: String) -> Folder {
    content.withLock { content in
      for index in content.folders.indices where content.folders[index].id == folder {
        content.folders[index].name = name
      }
      content.changes += 1
    }
    return Folder(id: folder, name: name)
  }

  func rename(file: FileItem.ID, to name: String) throws -> FileItem {
    try change(file) { $0.name = name }
  }

  func move(file: FileItem.ID, to folder: Folder.ID) throws -> FileItem {
    try change(file) {
      $0.folder = folder
      $0.folderName = folder
    }
  }

  private func change(_ file: FileItem.ID, _ body: (inout FileItem) -> Void) throws -> FileItem {
    try content.withLock { content in
      guard let index = content.files.firstIndex(where: { $0.item.id == file }) else {
        throw FileFault.missing(file)
      }
      body(&content.files[index].item)
      content.changes += 1
      return content.files[index].item
    }
  }

  func duplicate(file: FileItem.ID) throws -> FileItem {
    let (item, bytes) = try content.withLock { content in
      guard let found = content.files.first(where: { $0.item.id == file }) else {
        throw FileFault.missing(file)
      }
      return (found.item, found.text)
    }
    return try makeFile(named: item.name + " copy", in: item.folder, holding: bytes)
  }

  func delete(folder: Folder.ID) -> TrashTicket {
    content.withLock { content in
      let files = content.files.filter { $0.item.folder == folder }
      content.files.removeAll { $0.item.folder == folder }
      content.folders.removeAll { $0.id == folder }
      content.changes += 1
      content.trash[folder] = (folder, files)
    }
    return TrashTicket(id: folder, name: folder)
  }

  func delete(file: FileItem.ID) throws -> TrashTicket {
    try content.withLock { content in
      guard let index = content.files.firstIndex(where: { $0.item.id == file }) else {
        throw FileFault.missing(file)
      }
      let old = content.files.remove(at: index)
      content.changes += 1
      content.trash[file] = (nil, [old])
      return TrashTicket(id: file, name: old.item.name)
    }
  }

  func restore(_ ticket: TrashTicket) throws {
    try content.withLock { content in
      guard let old = content.trash.removeValue(forKey: ticket.id) else {
        throw FileFault.missing(ticket.name)
      }
      if let folder = old.folder { content.folders.append((folder, folder)) }
      content.files += old.files
      content.changes += 1
    }
  }

  func save(
    _ bytes: [UInt8], in file: FileItem.ID, over revision: FileRevision
  ) throws -> SaveOutcome {
    let conflict = try content.withLock { content -> FileItem? in
      guard !content.isFull else { throw FileFault.full(file) }
      guard let index = content.files.firstIndex(where: { $0.item.id == file }) else {
        throw FileFault.missing(file)
      }
      guard String(content.files[index].revision) == revision.token else {
        return content.files[index].item
      }
      content.files[index].text = bytes
      content.files[index].revision += 1
      return nil
    }
    guard let conflict else {
      return .saved(FileRevision(String(revision.token).next))
    }
    return .conflict(
      copy: try makeFile(named: conflict.name + " (conflict)", in: conflict.folder, holding: bytes),
      FileRevision("1"))
  }

  // MARK: What a test does behind the screen

  /// Somebody else writes a file.
  func write(_ text: String, in file: FileItem.ID) {
    content.withLock { content in
      for index in content.files.indices where content.files[index].item.id == file {
        content.files[index].text = Array(text.utf8)
        content.files[index].revision += 1
      }
    }
  }

  func text(of file: FileItem.ID) -> String? {
    content.withLock { content in
      content.files.first { $0.item.id == file }.map { String(decoding: $0.text, as: UTF8.self) }
    }
  }

  func fill(_ isFull: Bool) { content.withLock { $0.isFull = isFull } }
}

extension String {
  fileprivate var next: String { String((Int(self) ?? 0) + 1) }
}
