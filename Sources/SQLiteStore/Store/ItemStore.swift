#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps items and answers in a file and finds items by their words.
///
/// It is a plain object and not an actor, so that a short command opens it, asks and ends without
/// starting a second thread. It is not `Sendable`: one task or one actor holds it.
///
/// Any number of processes may have the same file open. Reading never waits; a change waits for
/// the change of another process, at most the time given at opening. Each call that changes
/// something is one transaction. A change survives the end of the process at once, and a loss of
/// power a moment later.
package final class ItemStore {
  /// How long a change waits for other processes.
  package static let usualWait = Duration.seconds(5)

  /// Stands for the path of a store without a file.
  static let memoryName = "in memory"

  /// Whether it was opened for reading only.
  package let isReadOnly: Bool

  let searchText: SearchText
  private(set) var connection: Connection
  private let file: StoreFile?
  private var identity: StoreFile.Identity?
  private var busyTimeout: Duration
  private let writersMayCome: Bool
  private var isReadyToWrite = false

  init(
    connection: Connection, file: StoreFile?, identity: StoreFile.Identity?,
    searchText: SearchText, busyTimeout: Duration, isReadOnly: Bool = false,
    writersMayCome: Bool = false
  ) {
    self.connection = connection
    self.file = file
    self.identity = identity
    self.searchText = searchText
    self.busyTimeout = busyTimeout
    self.isReadOnly = isReadOnly
    self.writersMayCome = writersMayCome
  }

  /// The path of the file; `in memory` when there is none.
  package var path: String { file?.path ?? Self.memoryName }

  /// Whether it has no file, and is gone with the object.
  package var isInMemory: Bool { file == nil }

  /// The time of the system, in seconds since 1970.
  package static func secondsNow() -> Int { time(nil) }

  /// Waits for no other process any more: what one keeps locked throws `.busy` at once.
  package func stopWaiting() {
    busyTimeout = .zero
    connection.wait(atMost: .zero)
  }

  /// Moves the file aside and goes on with a new, empty one: the answer to `.damaged`.
  ///
  /// When another process has done so already, its new file is opened and nothing is moved. All
  /// that was stored is gone from the store; the caller asks again and fetches again.
  ///
  /// One that was opened for reading only is opened again: the file may have been written since.
  ///
  /// - Parameter now: seconds since 1970, for the name of the damaged file.
  /// - Returns: what was moved aside; nothing when nothing was.
  /// - Throws: why no new store could be made; this one cannot be used any more then.
  package func recover(now: Int = ItemStore.secondsNow()) throws(StoreError) -> MovedAside? {
    guard let file else { return nil }
    if isReadOnly {
      (connection, identity) = try file.connectForReading(
        busyTimeout: busyTimeout, writersMayCome: writersMayCome)
      return nil
    }
    // Lets go of the damaged file before it gets its other name.
    connection = try Connection.inMemory()
    isReadyToWrite = false
    let moved = try file.moveAside(identity, now: now, busyTimeout: busyTimeout)
    (connection, identity) = try file.connect(busyTimeout: busyTimeout)
    return moved
  }
}

extension ItemStore {
  /// Reads, with errors that name the file.
  func read<Value>(
    _ body: (Connection) throws(SQLiteError) -> Value
  ) throws(StoreError) -> Value {
    do throws(SQLiteError) {
      return try body(connection)
    } catch {
      throw file?.diagnosis(of: error, on: connection) ?? StoreError(error, path: path)
    }
  }

  /// Changes, in one transaction, with errors that name the file.
  func change<Value>(
    _ body: (Connection) throws(SQLiteError) -> Value
  ) throws(StoreError) -> Value {
    guard !isReadOnly else { throw .notWritable(path: path) }
    return try read { connection throws(SQLiteError) in
      if !isReadyToWrite {
        // Settings of a connection, asked for only when something is written: with a log, NORMAL
        // is safe from damage and saves a wait for the disk at each commit.
        try connection.script(
          """
          PRAGMA synchronous = NORMAL;
          PRAGMA cache_size = -16000;
          PRAGMA journal_size_limit = 4194304;
          """)
        isReadyToWrite = true
      }
      return try connection.write { () throws(SQLiteError) in try body(connection) }
    }
  }
}
