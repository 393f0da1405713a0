import CSQLite
import Foundation
import Testing

@testable import SQLiteStore

struct StoreErrorTests {
  @Test(arguments: [
    (
      StoreError.newer(path: "/p/c.sqlite"),
      "The store ‘/p/c.sqlite’ was made by a newer version of this program; "
        + "update the program or use another folder."
    ),
    (
      .foreign(path: "/p/c.sqlite"),
      "The file ‘/p/c.sqlite’ is a database of another program; choose another file."
    ),
    (
      .damaged(path: "/p/c.sqlite"),
      "The store ‘/p/c.sqlite’ is damaged; move it away and a new one is made."
    ),
    (
      .busy(path: "/p/c.sqlite"),
      "The store ‘/p/c.sqlite’ is in use by another process; try again later."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: ENOTDIR),
      "The store ‘/p/c.sqlite’ cannot be made: a part of its path is not a folder; "
        + "use another folder."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: EACCES),
      "The store ‘/p/c.sqlite’ cannot be made: there is no permission; use another folder."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: EISDIR),
      "The store ‘/p/c.sqlite’ cannot be made: there is a folder of that name; use another folder."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: EROFS),
      "The store ‘/p/c.sqlite’ cannot be made: the disk can only be read; use another folder."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: ENOSPC),
      "The store ‘/p/c.sqlite’ cannot be made: the disk is full; use another folder."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: ENAMETOOLONG),
      "The store ‘/p/c.sqlite’ cannot be made: its path is too long; use another folder."
    ),
    (
      .cannotCreate(path: "/p/c.sqlite", code: 9999),
      "The store ‘/p/c.sqlite’ cannot be made: the system answered with error 9999; "
        + "use another folder."
    ),
    (
      .notWritable(path: "/p/c.sqlite"),
      "The store ‘/p/c.sqlite’ cannot be written; "
        + "allow writing to the file and its folder or use another folder."
    ),
    (
      .notReadable(path: "/p/c.sqlite"),
      "The store ‘/p/c.sqlite’ cannot be read; "
        + "allow reading the file and its folder or use another folder."
    ),
    (
      .full(path: "/p/c.sqlite"),
      "The store ‘/p/c.sqlite’ cannot grow: the disk is full; make space and try again."
    ),
    (
      .failed(path: "/p/c.sqlite", code: SQLITE_IOERR | 1 << 8),
      "The store ‘/p/c.sqlite’ cannot be used (code 266, disk I/O error); "
        + "check its disk and try again."
    ),
  ])
  func `the sentence says what, where and what to do`(error: StoreError, sentence: String) {
    #expect(error.sentence == sentence)
  }

  @Test func `moving aside says where the old store is`() {
    let moved = MovedAside(path: "/p/c", keptAs: "/p/c.corrupt-20251130T070000")
    #expect(
      moved.sentence
        == "The store ‘/p/c’ was damaged; it is kept as ‘/p/c.corrupt-20251130T070000’ "
        + "and a new one was made.")
  }

  @Test(arguments: [
    (SQLITE_CORRUPT, StoreError.damaged(path: "p")), (SQLITE_NOTADB, .damaged(path: "p")),
    (SQLITE_CORRUPT | 1 << 8, .damaged(path: "p")), (SQLITE_BUSY, .busy(path: "p")),
    (SQLITE_BUSY | 1 << 8, .busy(path: "p")), (SQLITE_READONLY, .notWritable(path: "p")),
    (SQLITE_CANTOPEN, .notWritable(path: "p")), (SQLITE_FULL, .full(path: "p")),
    (SQLITE_ERROR, .failed(path: "p", code: SQLITE_ERROR)),
  ])
  func `a code has its error`(code: Int32, error: StoreError) {
    #expect(StoreError(SQLiteError(code: code), path: "p") == error)
  }
}
