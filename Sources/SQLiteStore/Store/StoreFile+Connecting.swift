import CSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension StoreFile {
  /// Up to this size the whole file is checked at each start.
  static let smallSize: Int64 = 256 * 1024

  /// Opens the file as a store of the newest version, making or migrating it when it has to be.
  func connect(
    busyTimeout: Duration
  ) throws(StoreError) -> (connection: Connection, identity: Identity?) {
    let deadline = ContinuousClock.now + busyTimeout
    return try onceSettled(until: deadline) { before throws(StoreError) in
      try holdingName(.shared, until: deadline) { () throws(StoreError) in
        (try open(busyTimeout: busyTimeout), before ?? identity)
      }
    }
  }

  /// Runs `attempt`, makes the file when there is none, and runs it again when the file came, went
  /// or became another one meanwhile: then the error tells nothing about the file that is there.
  ///
  /// SQLite says `SQLITE_CANTOPEN` for a file that another process makes a moment later, and opens
  /// it for reading only when it is made between its two tries.
  ///
  /// - Parameters:
  ///   - deadline: until when it goes on while the name changes hands.
  ///   - attempt: gets the identity the file had before.
  /// - Returns: what the first attempt that succeeds returns.
  /// - Throws: the error of an attempt on a file that stayed; why no file can be made; `.busy` when
  ///   the name goes on changing hands after the deadline.
  func onceSettled<Value>(
    until deadline: ContinuousClock.Instant,
    _ attempt: (_ before: Identity?) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    var tries = 0
    while true {
      let before = identity
      do throws(StoreError) {
        return try attempt(before)
      } catch {
        let after = identity
        if after != nil, after == before { throw error }
        tries += 1
        // Also one who does not wait makes a store and then opens it.
        guard tries < 3 || ContinuousClock.now < deadline else { throw .busy(path: path) }
        if after == nil { try create(until: deadline) }
      }
    }
  }

  private func open(busyTimeout: Duration) throws(StoreError) -> Connection {
    let connection: Connection
    do throws(SQLiteError) {
      connection = try Connection(path: path, busyTimeout: busyTimeout)
    } catch {
      if Self.isFolder(path) { throw .cannotCreate(path: path, code: EISDIR) }
      throw StoreError(error, path: path)
    }
    guard let (size, bytes) = connection.look() else {
      throw .failed(path: path, code: SQLITE_IOERR)
    }
    let header = DatabaseHeader(bytes)
    // Known before SQLite reads the file, which would lay a log beside it. Anything else is left
    // to SQLite: a file that another process is just making looks damaged to a look without a lock.
    if let header, header.isOurs, header.userVersion > Schema.version {
      throw .newer(path: path)
    }
    guard !connection.isReadOnly else { throw .notWritable(path: path) }
    let refusal: StoreError?
    do throws(SQLiteError) {
      refusal = try bringUpToDate(connection, header)
      if refusal == nil {
        if header?.usesLog != true { try useLog(connection) }
        try check(connection, size: size)
      }
    } catch {
      throw diagnosis(of: error, on: connection)
    }
    if let refusal { throw refusal }
    return connection
  }

  /// Brings the tables to the newest version; the answer is why the file is refused, if it is.
  private func bringUpToDate(
    _ connection: Connection, _ header: DatabaseHeader?
  ) throws(SQLiteError) -> StoreError? {
    // What was written last may still be in the log, so SQLite has the last word.
    let version = try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    if let header, header.isOurs, version == Int64(Schema.version) { return nil }
    if hasLog { connection.keepLogOnClose(true) }
    if let refusal = try judge(connection, header) { return refusal }
    connection.keepLogOnClose(false)
    try Schema.migrate(connection)
    return nil
  }

  /// Lets reading and writing go on side by side from now on; the file remembers it.
  private func useLog(_ connection: Connection) throws(SQLiteError) {
    do throws(SQLiteError) {
      try connection.run("PRAGMA journal_mode = WAL")
    } catch {
      // It needs the file for itself. When others use it already, the next start tries again.
      guard error.primaryCode == SQLITE_BUSY else { throw error }
    }
  }

  /// Why the file is refused, if it is; `SQLITE_CORRUPT` and the like when it cannot be told.
  func judge(
    _ connection: Connection, _ header: DatabaseHeader?
  ) throws(SQLiteError) -> StoreError? {
    try connection.snapshot { () throws(SQLiteError) in
      let version = try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
      let program = try connection.first("PRAGMA application_id") { $0.integer(0) } ?? 0
      // Before the tables are looked at, which a newer library may have made in a newer way.
      if program == Int64(Schema.applicationID), version > Int64(Schema.version) {
        return .newer(path: path)
      }
      if program != 0, program != Int64(Schema.applicationID), header?.isIntact == true {
        return .foreign(path: path)
      }
      let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } ?? 0
      if program == Int64(Schema.applicationID) { return nil }
      return program == 0 && version == 0 && tables == 0 ? nil : .foreign(path: path)
    }
  }

  /// Throws `SQLITE_CORRUPT` when the file can be seen to be damaged at little cost.
  func check(_ connection: Connection, size: Int64) throws(SQLiteError) {
    _ = try connection.first("SELECT count(*) FROM datasets") { $0.int(0) }
    guard size <= Self.smallSize else { return }
    let verdict = try connection.first("PRAGMA quick_check(1)") { $0.text(0) }
    guard verdict == "ok" else { throw SQLiteError(code: SQLITE_CORRUPT) }
  }
}

extension DatabaseHeader {
  /// Whether the file was made as a store of this program, of whatever version.
  var isOurs: Bool { applicationID == Schema.applicationID }
}
