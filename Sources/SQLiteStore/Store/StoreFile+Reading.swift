#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension StoreFile {
  /// Whether the system forbids to read it.
  var isForbidden: Bool { unsafe access(path, R_OK) != 0 && errno == EACCES }

  /// Opens a file that cannot be written, and neither makes nor changes anything.
  ///
  /// SQLite reads a file with a log only with two more files beside it, which it makes and, when
  /// it may not write, leaves there. Where nobody has made them nobody is writing, so the file is
  /// then read as one that does not change.
  ///
  /// That would be wrong as soon as a writer comes. Where one may, and we could write as well, the
  /// two files are used and made as by all who write, and this connection alone does not write.
  ///
  /// - Throws: `.notWritable` also for a file that has no tables of this version yet.
  func connectForReading(
    busyTimeout: Duration, writersMayCome: Bool = false
  ) throws(StoreError) -> (connection: Connection, identity: Identity?) {
    try holdingName(.shared, until: .now + busyTimeout) { () throws(StoreError) in
      let before = identity
      if writersMayCome, let shared = try openBesideWriters(busyTimeout: busyTimeout) {
        return (shared, before)
      }
      do throws(StoreError) {
        return (try openForReading(busyTimeout: busyTimeout), before)
      } catch {
        // Somebody may have come to write while it was read as a file that does not change.
        guard case .damaged = error else { throw error }
        return (try openForReading(busyTimeout: busyTimeout), before)
      }
    }
  }

  private func openForReading(busyTimeout: Duration) throws(StoreError) -> Connection {
    var connection = try reader(.readOnly, busyTimeout)
    let (size, header) = try beginning(connection)
    if header?.usesLog == true, !isLogInUse { connection = try reader(.immutable, busyTimeout) }
    try examine(connection, header, size: size)
    return connection
  }

  /// Nil where the file or what lies beside it cannot be written.
  private func openBesideWriters(busyTimeout: Duration) throws(StoreError) -> Connection? {
    do throws(StoreError) {
      let connection = try reader(.readWrite, busyTimeout)
      if connection.isReadOnly { return nil }
      let (size, header) = try beginning(connection)
      do throws(SQLiteError) {
        try connection.script("PRAGMA query_only = ON")
      } catch {
        throw StoreError(error, path: path)
      }
      try examine(connection, header, size: size)
      return connection
    } catch {
      guard case .notWritable = error else { throw error }
      return nil
    }
  }

  private func beginning(
    _ connection: Connection
  ) throws(StoreError) -> (size: Int64, header: DatabaseHeader?) {
    guard let (size, bytes) = connection.look() else { throw .notWritable(path: path) }
    let header = DatabaseHeader(bytes)
    if let header, header.isOurs, header.userVersion > Schema.version {
      throw .newer(path: path)
    }
    return (size, header)
  }

  /// Throws unless it is a whole store of this version.
  private func examine(
    _ connection: Connection, _ header: DatabaseHeader?, size: Int64
  ) throws(StoreError) {
    let refusal: StoreError?
    do throws(SQLiteError) {
      var found = try judge(connection, header)
      if found == nil { found = try unreadable(connection) }
      if found == nil { try check(connection, size: size) }
      refusal = found
    } catch {
      throw diagnosis(of: error, on: connection)
    }
    if let refusal { throw refusal }
  }

  private func reader(
    _ access: DatabaseAccess, _ busyTimeout: Duration
  ) throws(StoreError) -> Connection {
    do throws(SQLiteError) {
      return try Connection(path: path, access: access, busyTimeout: busyTimeout)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Tables that would have to be made or changed first cannot be read.
  private func unreadable(_ connection: Connection) throws(SQLiteError) -> StoreError? {
    let version = try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    return version == Int64(Schema.version) ? nil : .notWritable(path: path)
  }

  /// Whether there is a log to be read, or a process that may write one.
  private var isLogInUse: Bool {
    let real = realPath
    guard let log = Self.size(real + "-wal") else { return false }
    return log > 0 || Self.size(real + "-shm") != nil
  }

  private static func size(_ path: String) -> Int64? {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 ? Int64(facts.st_size) : nil
  }
}
