#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How to look at a SQLite file so that nothing beside it is made or changed.
///
/// A file in WAL mode without a `-wal` file is opened as immutable: the usual way would make one,
/// and a reader may not take it away. So is a file in a folder that cannot be written. Else SQLite
/// reads with its usual locks.
struct SQLiteFile {
  /// SQLITE_READONLY_ROLLBACK, a macro that Swift does not import.
  private static let mustUndo: Int32 = 8 | 3 << 8

  let path: String
  private(set) var isImmutable: Bool
  private(set) var ignoresLog = false

  /// Throws what `open` says, or `notSQLite`.
  init(_ path: String) throws(TableError) {
    self.path = path
    let header = try ByteSource.file(path).prefix(100)
    guard header.isEmpty || header.starts(with: "SQLite format 3\0".utf8) else {
      throw TableError(.notSQLite, file: path)
    }
    // SQLite goes by the second of these, which older programs must understand to read the file.
    let usesLog = header.count > 19 && (header[18] == 2 || header[19] == 2)
    let isLocked = !Self.isWritable(Self.folder(path)) && !Self.hasContent(path + "-journal")
    isImmutable = !Self.hasContent(path + "-wal") && (usesLog || isLocked)
  }

  /// Opens the file, without its log where that cannot be used.
  mutating func connect() throws(TableError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path, immutable: isImmutable)
    do {
      _ = try connection.prepare("SELECT count(*) FROM sqlite_schema").step()
      return connection
    } catch {
      if case .sqlite(Self.mustUndo, _) = error.reason {
        try undo()
        return try SQLiteConnection(path, immutable: isImmutable)
      }
      guard !isImmutable, case .sqlite = error.reason, !Self.isWritable(Self.folder(path)),
        Self.hasContent(path + "-wal")
      else { throw error }
      isImmutable = true
      ignoresLog = true
      return try SQLiteConnection(path, immutable: true)
    }
  }

  /// Takes back what a program left that was killed while it wrote.
  ///
  /// Until then the file is neither what it was nor what it was to be. SQLite does it for the first
  /// that may write.
  private func undo() throws(TableError) {
    let connection = try SQLiteConnection(writing: path)
    _ = try connection.prepare("SELECT count(*) FROM sqlite_schema").step()
  }

  /// Whether somebody writes to the file that was promised not to change.
  var isStale: Bool { isImmutable && !ignoresLog && Self.hasContent(path + "-wal") }

  private static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  private static func hasContent(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_size > 0
  }

  private static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
