import CSQLite
import Testing

@testable import SQLiteStore

struct DatabaseAccessTests {
  @Test(arguments: [
    (DatabaseAccess.readWrite, "/p/a?b", "/p/a?b"),
    (.readWrite, "file:a", "./file:a"),
    (.readOnly, "/p/a?b", "file:///p/a%3fb?readonly_shm=1"),
    (.immutable, "//p/ü%#", "file:////p/%c3%bc%25%23?immutable=1"),
    (.immutable, "a\u{1} b", "file:./a%01%20b?immutable=1"),
  ])
  func `a path becomes a name for SQLite`(access: DatabaseAccess, path: String, name: String) {
    #expect(access.fileName(path) == name)
  }

  @Test func `only one who writes may write`() {
    #expect(DatabaseAccess.readWrite.flags & SQLITE_OPEN_READWRITE != 0)
    for access in [DatabaseAccess.readOnly, .immutable] {
      #expect(access.flags & SQLITE_OPEN_READWRITE == 0)
      #expect(access.flags & SQLITE_OPEN_READONLY != 0)
    }
  }
}
