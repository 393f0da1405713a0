import CSystem

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes many files of one folder, each whole or not at all.
///
/// They are synced together before they get their names: one after another, that takes most of
/// the time.
struct FileBatch {
  /// So many wait for their names at most, and so many bytes and a file.
  private static let capacity = 1_000
  private static let byteCapacity = 64 << 20

  private let folder: String
  private let isReplacing: Bool
  private let kept: Set<FileIdentity>
  private let isPrivate: Bool
  private var pending: [PendingFile] = []
  /// The files that were not written, because there was something of that name already.
  private(set) var taken: [String] = []
  private var bytes = 0
  private(set) var count = 0

  /// Files for a folder that is there.
  ///
  /// Files that are to be kept are never replaced.
  init(
    folder: String, isReplacing: Bool, keeping kept: Set<FileIdentity>, isPrivate: Bool = true
  ) {
    self.isPrivate = isPrivate
    self.folder = folder
    self.isReplacing = isReplacing
    self.kept = kept
  }

  /// Writes a file; it has its name after `finish` at the latest.
  mutating func add(_ name: String, _ produce: PendingFile.Producer) throws {
    let path = folder + "/" + name
    if isReplacing, let file = FileIdentity(path), kept.contains(file) { return taken.append(path) }
    do throws(FileOutputError) {
      try AtomicFile.check(path, isReplacing: isReplacing)
    } catch {
      guard [.exists, .folder, .special].contains(error.reason) else { throw error }
      return taken.append(path)
    }
    let file = try PendingFile.written(
      for: path, isSynced: !Self.syncsTogether, isPrivate: isPrivate, produce)
    pending.append(file)
    bytes += file.size
    if pending.count == Self.capacity || bytes >= Self.byteCapacity { try finish() }
  }

  /// Gives all files their names.
  mutating func finish() throws(FileOutputError) {
    guard !pending.isEmpty else { return }
    if Self.syncsTogether { try sync() }
    let files = pending
    pending = []
    bytes = 0
    for file in files {
      do throws(FileOutputError) {
        try file.place(isReplacing: isReplacing)
        count += 1
      } catch {
        guard error.reason == .exists else { throw error }
        taken.append(file.path)
      }
    }
  }

  #if os(Linux)
  private static let syncsTogether = true

  private func sync() throws(FileOutputError) {
    guard let file = FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY) else {
      throw FileOutputError(path: folder, code: errno, isWriting: true)
    }
    let code = csystem_sync(file.number)
    guard code == 0 else { throw FileOutputError(path: folder, code: code, isWriting: true) }
  }
  #else
  private static let syncsTogether = false

  private func sync() throws(FileOutputError) {}
  #endif
}
