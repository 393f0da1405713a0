/// What to do with a file that is damaged or no database at all.
package enum DamagePolicy: Sendable {
  /// Keep it under another name and make a new store: for the store of the program.
  case moveAside
  /// Leave it and fail: for a file that the user named.
  case refuse
}

extension ItemStore {
  /// Opens the store at a path, and makes it when there is none or the file is empty.
  ///
  /// Missing folders are made with mode 0700, the file with 0600. Cost: about a millisecond for
  /// the first time and a quarter of one later.
  ///
  /// - Parameters:
  ///   - path: where the file is; relative to the current folder when it does not begin with `/`.
  ///   - searchText: how text becomes words; the same each time.
  ///   - policy: what to do with a damaged file.
  ///   - busyTimeout: how long to wait for other processes.
  ///   - now: seconds since 1970, for the name of a damaged file.
  /// - Returns: the store, and what was moved aside to make it.
  /// - Throws: why there is no store; the file is then as it was.
  package static func open(
    at path: String, searchText: SearchText, whenDamaged policy: DamagePolicy = .moveAside,
    busyTimeout: Duration = usualWait, now: Int = ItemStore.secondsNow()
  ) throws(StoreError) -> (store: ItemStore, movedAside: MovedAside?) {
    let file = StoreFile(path: path)
    let before = file.identity
    var movedAside: MovedAside?
    var opened: (connection: Connection, identity: StoreFile.Identity?)
    do throws(StoreError) {
      opened = try file.connect(busyTimeout: busyTimeout)
    } catch {
      guard case .damaged = error, policy == .moveAside else { throw error }
      movedAside = try file.moveAside(before, now: now, busyTimeout: busyTimeout)
      opened = try file.connect(busyTimeout: busyTimeout)
    }
    let store = ItemStore(
      connection: opened.connection, file: file, identity: opened.identity,
      searchText: searchText, busyTimeout: busyTimeout)
    return (store, movedAside)
  }

  /// Opens a store that is there for reading only: for one that cannot be written.
  ///
  /// Changes throw `.notWritable`. Nothing is made or moved, and nothing is left beside the file.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - searchText: how text becomes words; the same each time.
  ///   - busyTimeout: how long to wait for other processes.
  ///   - writersMayCome: whether it stays open while others may begin to write. Where it is allowed,
  ///     the log that they share then lies beside the file as long as it is open.
  /// - Returns: the store.
  /// - Throws: why it cannot be read.
  package static func openForReading(
    at path: String, searchText: SearchText, busyTimeout: Duration = usualWait,
    writersMayCome: Bool = false
  ) throws(StoreError) -> ItemStore {
    let file = StoreFile(path: path)
    let opened: (connection: Connection, identity: StoreFile.Identity?)
    do throws(StoreError) {
      opened = try file.connectForReading(
        busyTimeout: busyTimeout, writersMayCome: writersMayCome)
    } catch {
      guard case .notWritable = error, file.isForbidden else { throw error }
      throw .notReadable(path: path)
    }
    return ItemStore(
      connection: opened.connection, file: file, identity: opened.identity,
      searchText: searchText, busyTimeout: busyTimeout, isReadOnly: true,
      writersMayCome: writersMayCome)
  }

  /// A store without a file, for when nothing can be written; it is gone with the object.
  package static func inMemory(searchText: SearchText) throws(StoreError) -> ItemStore {
    let connection = try Connection.inMemory()
    do throws(SQLiteError) {
      try Schema.migrate(connection)
    } catch {
      throw StoreError(error, path: ItemStore.memoryName)
    }
    return ItemStore(
      connection: connection, file: nil, identity: nil, searchText: searchText,
      busyTimeout: usualWait)
  }
}

extension Connection {
  static func inMemory() throws(StoreError) -> Connection {
    do throws(SQLiteError) {
      return try Connection(path: nil, busyTimeout: .zero)
    } catch {
      throw StoreError(error, path: ItemStore.memoryName)
    }
  }
}
