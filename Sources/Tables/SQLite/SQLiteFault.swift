/// What a result code of SQLite means to a user, where that can be said (https://sqlite.org/rescode.html).
package enum SQLiteFault: Sendable {
  case full
  case readOnly
  case cannotOpen
  case inputOutput
  case damaged
  case tooBig
  case other

  package init(_ code: Int32) {
    self =
      switch code & 0xFF {
      // SQLITE_FULL
      case 13: .full
      // SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH
      case 8, 3, 23: .readOnly
      // SQLITE_CANTOPEN
      case 14: .cannotOpen
      // SQLITE_IOERR
      case 10: .inputOutput
      // SQLITE_CORRUPT
      case 11: .damaged
      // SQLITE_TOOBIG
      case 18: .tooBig
      default: .other
      }
  }

  var kind: TableError.Kind {
    switch self {
    case .full, .inputOutput: .inputOutput
    case .readOnly, .cannotOpen: .notAllowed
    case .damaged, .tooBig, .other: .badData
    }
  }

  /// The sentence; nil where only SQLite's own words are known.
  var message: String? {
    switch self {
    case .full: "the disk is full, or a file may not grow so large; make room and try again"
    case .readOnly: "you may not write to this database; see who owns it and its folder"
    case .cannotOpen:
      "the database or a file beside it cannot be opened; see who owns it and its folder"
    case .inputOutput:
      "the disk could not be read or written; see whether it is whole and try again"
    case .damaged: "the database is damaged; take it from a copy, or mend it with sqlite3 .recover"
    case .tooBig: "a value is larger than SQLite has room for"
    case .other: nil
    }
  }
}
