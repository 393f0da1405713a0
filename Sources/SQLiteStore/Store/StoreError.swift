import CSQLite

/// Why the store could not do what was asked.
///
/// Nothing is half done when it is thrown.
package enum StoreError: Error, Equatable, Sendable {
  /// A newer version of the program made it. It was not touched.
  case newer(path: String)
  /// It is a database of another program. It was not touched.
  case foreign(path: String)
  /// It cannot be read as a database any more; `recover` moves it aside.
  case damaged(path: String)
  /// Another process kept it locked longer than we wait.
  case busy(path: String)
  /// There is none and it cannot be made; `code` is the system's `errno`.
  case cannotCreate(path: String, code: Int32)
  /// It is there and cannot be written, or its folder cannot.
  case notWritable(path: String)
  /// It is there and cannot be read.
  case notReadable(path: String)
  /// There is no space left on the disk.
  case full(path: String)
  /// Anything else; `code` is SQLite's.
  case failed(path: String, code: Int32)
}

extension StoreError {
  /// What happened, where, and what to do: one sentence for the user.
  package var sentence: String {
    switch self {
    case .newer(let path):
      "The store ‘\(path)’ was made by a newer version of this program; "
        + "update the program or use another folder."
    case .foreign(let path):
      "The file ‘\(path)’ is a database of another program; choose another file."
    case .damaged(let path):
      "The store ‘\(path)’ is damaged; move it away and a new one is made."
    case .busy(let path):
      "The store ‘\(path)’ is in use by another process; try again later."
    case .cannotCreate(let path, let code):
      "The store ‘\(path)’ cannot be made: \(Self.reason(code)); use another folder."
    case .notWritable(let path):
      "The store ‘\(path)’ cannot be written; "
        + "allow writing to the file and its folder or use another folder."
    case .notReadable(let path):
      "The store ‘\(path)’ cannot be read; "
        + "allow reading the file and its folder or use another folder."
    case .full(let path):
      "The store ‘\(path)’ cannot grow: the disk is full; make space and try again."
    case .failed(let path, let code):
      "The store ‘\(path)’ cannot be used (\(SQLiteError(code: code).reason)); "
        + "check its disk and try again."
    }
  }

  /// The error for a code of SQLite.
  init(_ error: SQLiteError, path: String) {
    self =
      switch error.primaryCode {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path: path)
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy(path: path)
      case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .notWritable(path: path)
      case SQLITE_FULL: .full(path: path)
      // There was no room for the memory that programs with a log share.
      case _ where error.code == Self.noSharedMemory: .full(path: path)
      default: .failed(path: path, code: error.code)
      }
  }

  /// `SQLITE_IOERR_SHMSIZE` (https://www.sqlite.org/rescode.html#ioerr_shmsize), a macro in C.
  private static let noSharedMemory = SQLITE_IOERR | 19 << 8

  private static func reason(_ code: Int32) -> String {
    switch Obstacle(code: code) {
    case .noFolder: "a part of its path is not a folder"
    case .notAllowed: "there is no permission"
    case .readOnly: "the disk can only be read"
    case .full: "the disk is full"
    case .longPath: "its path is too long"
    case .isFolder: "there is a folder of that name"
    case nil: "the system answered with error \(code)"
    }
  }
}
