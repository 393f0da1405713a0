import SupportMail

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes the drafts of a run, each under a name of its own.
final class BatchWriter {
  private enum Output {
    case folder(FileBatch)
    case maildir(Maildir, count: Int)
  }

  /// Where they go.
  let folder: String
  private var output: Output
  /// The names that this run has given.
  private var names: Set<String> = []

  /// Drafts as files of a folder, which is made with the first one where it is missing.
  ///
  /// Files that are to be kept are never replaced.
  init(
    folder: String, isReplacing: Bool, keeping kept: Set<FileIdentity> = []
  ) throws(FileOutputError) {
    guard !folder.isEmpty else { throw FileOutputError(path: folder, reason: .notFolder) }
    self.folder = SystemCall.withoutSlashes(folder)
    if let status = SystemCall.status(self.folder), status.st_mode & S_IFMT != S_IFDIR {
      throw FileOutputError(path: folder, reason: .notFolder)
    }
    output = .folder(
      FileBatch(folder: self.folder, isReplacing: isReplacing, keeping: kept))
  }

  /// Drafts in a Maildir.
  init(_ maildir: Maildir) {
    folder = maildir.folder
    output = .maildir(maildir, count: 0)
  }

  /// The drafts that are written.
  var count: Int {
    switch output {
    case .folder(let batch): batch.count
    case .maildir(_, let count): count
    }
  }

  /// The files that were there already, and are as they were.
  var taken: [String] {
    switch output {
    case .folder(let batch): batch.taken
    case .maildir: []
    }
  }

  /// Writes a draft; it has its name after `finish` at the latest.
  func write(_ draft: Draft, named name: String) throws {
    switch output {
    case .folder(var batch):
      if names.isEmpty {
        try ParentFolders.create(for: folder + "/.")
        PendingFile.sweep(folder)
      }
      // Only one may hold the files that wait.
      output = .folder(FileBatch(folder: folder, isReplacing: false, keeping: []))
      defer { output = .folder(batch) }
      try batch.add(unique(name) + ".eml") { try draft.write(to: $0) }
    case .maildir(let maildir, let count):
      _ = try maildir.deliver { try draft.write(to: $0) }
      output = .maildir(maildir, count: count + 1)
    }
  }

  /// Gives all files their names.
  func finish() throws(FileOutputError) {
    guard case .folder(var batch) = output else { return }
    defer { output = .folder(batch) }
    try batch.finish()
  }

  /// The name, with a number where this run has given it before: two items may have one identifier.
  private func unique(_ name: String) -> String {
    var other = name
    var number = 1
    while !names.insert(other).inserted {
      number += 1
      other = "\(name)-\(number)"
    }
    return other
  }
}
