import CSQLite
import Testing

@testable import SQLiteStore

/// Makes each change fail at every point it can fail at, and looks for halves.
struct ItemStoreFaultTests {
  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case replace, upsert, remove, removeAll, answer, purge, token
    var testDescription: String { rawValue }

    func perform(on store: ItemStore) throws {
      let text = String(repeating: "other words ", count: 200)
      switch self {
      case .replace:
        try store.replace(
          dataset: "d", with: [3, 1, 7, 8, 9].map { makeItem("\($0)", text: "\($0) " + text) })
      case .upsert:
        try store.upsert(
          [2, 20, 21].map { makeItem("\($0)", in: $0 == 21 ? "e" : "d", text: text) })
      case .remove: try store.remove(dataset: "d", ids: ["0", "2"])
      case .removeAll: try store.remove(dataset: "d")
      case .answer:
        try store.saveAnswer(key: "k", body: Array(repeating: 7, count: 20_000), at: 2)
      case .purge:
        try store.saveAnswer(
          key: "n", body: [], at: 3, items: [makeItem("n")], forgetting: 2)
      case .token:
        _ = try store.takeToken(bucket: "b", capacity: 1, perSeconds: 1, now: 5)
      }
    }
  }

  private func makeStore() throws -> ItemStore {
    let store = try makeMemoryStore((0..<6).map { makeItem("\($0)", text: "some words \($0)") })
    try store.saveAnswer(key: "k", body: [1], at: 1)
    return store
  }

  /// All rows of all tables.
  private func contents(_ store: ItemStore) throws -> [String] {
    try store.read { connection throws(SQLiteError) in
      try connection.all(
        """
        SELECT 'd' || id || name FROM datasets
        UNION ALL SELECT 'i' || number || id || position || title || text FROM items
        UNION ALL SELECT 's' || rowid || title || text FROM search
        UNION ALL SELECT 'a' || key || at || hex(body) FROM answers
        UNION ALL SELECT 'r' || bucket || due FROM rates
        """
      ) { $0.text(0) }
    }
  }

  @Test(arguments: Change.allCases)
  func `a change that is interrupted anywhere is not done at all`(change: Change) throws {
    let store = try makeStore()
    let before = try contents(store)
    let connection = store.connection
    var moment = 0
    var isDone = false
    while !isDone, moment < 10_000_000 {
      var steps = 0
      do {
        try connection.interrupted(
          every: 1,
          when: {
            steps += 1
            return steps == moment + 1
          }
        ) { () throws(SQLiteError) in
          do { try change.perform(on: store) } catch {
            #expect(
              error as? StoreError == .failed(path: store.path, code: SQLITE_INTERRUPT),
              "after \(moment) steps")
            throw SQLiteError(code: SQLITE_INTERRUPT)
          }
        }
        isDone = true
      } catch {
        #expect(try contents(store) == before, "after \(moment) steps")
        try store.checkConsistency()
      }
      moment = moment * 17 / 16 + 1
    }
    #expect(isDone)
    try store.checkConsistency()
  }

  @Test(arguments: Change.allCases)
  func `a change for which the disk is too full is not done at all`(change: Change) throws {
    let store = try makeStore()
    let before = try contents(store)
    let connection = store.connection
    var pages = try #require(try connection.first("PRAGMA page_count") { $0.int(0) })
    while true {
      try connection.script("PRAGMA max_page_count = \(pages)")
      do {
        try change.perform(on: store)
        break
      } catch {
        #expect(error as? StoreError == .full(path: store.path))
        try connection.script("PRAGMA max_page_count = 1000000")
        #expect(try contents(store) == before, "with \(pages) pages")
        try store.checkConsistency()
      }
      pages += 1
    }
    try store.checkConsistency()
  }

  @Test(arguments: 0..<6)
  func `an item that cannot be written takes the others with it`(failing: Int) throws {
    let store = try makeStore()
    let before = try contents(store)
    try store.connection.script(
      """
      CREATE TEMP TRIGGER t BEFORE INSERT ON items WHEN new.id = 'x\(failing)'
      BEGIN SELECT RAISE(ABORT, 'secret'); END
      """)
    #expect(throws: StoreError.failed(path: store.path, code: SQLITE_CONSTRAINT | 7 << 8)) {
      try store.replace(dataset: "d", with: (0..<6).map { makeItem("x\($0)") })
    }
    #expect(try contents(store) == before)
    try store.checkConsistency()
  }

  @Test func `a commit that fails undoes all`() throws {
    let store = try makeStore()
    let before = try contents(store)
    _ = sqlite3_commit_hook(store.connection.handle, { _ in 1 }, nil)
    #expect(throws: StoreError.self) { try Change.replace.perform(on: store) }
    _ = sqlite3_commit_hook(store.connection.handle, nil, nil)
    #expect(try contents(store) == before)
    try Change.replace.perform(on: store)
    try store.checkConsistency()
  }
}
