import CSQLite
import Testing

@testable import SQLiteStore

struct ItemStoreNoteSharingTests {
  @Test func `two who change a note at once keep both texts`() throws {
    let folder = try TestFolder()
    let (one, two) = (
      try ItemStore.open(at: folder.store, searchText: .folding).store,
      try ItemStore.open(at: folder.store, searchText: .folding).store
    )
    let note = try one.add("n", "start")
    let (first, second) = (
      try #require(try one.text(ofNote: note.id)), try #require(try two.text(ofNote: note.id))
    )
    #expect(
      try one.save([1], note: note.id, over: first.revision, now: 1) { $0 }.get() == .saved(2))
    guard
      case .conflict(let copy) = try two.save(
        [2], note: note.id, over: second.revision, now: 1, copyName: { $0 + " (conflict)" }
      ).get()
    else {
      Issue.record("no conflict")
      return
    }
    #expect(try one.text(ofNote: note.id)?.bytes == [1])
    #expect(try one.text(ofNote: copy.id)?.bytes == [2])
    try two.checkNotes()
  }

  @Test func `of many who write a note at once no text is lost`() async throws {
    let folder = try TestFolder()
    let path = folder.store
    let note = try folder.withStore { try $0.add("n", "start") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<6 {
        group.addTask {
          let store = try ItemStore.open(
            at: path, searchText: .folding, busyTimeout: .seconds(60)
          ).store
          for number in 0..<10 {
            let old = try store.text(ofNote: note.id)
            _ = try store.save(
              Array("\(writer).\(number)".utf8), note: note.id, over: old?.revision ?? 0, now: 1
            ) { $0 + " (conflict)" }.get()
          }
        }
      }
      try await group.waitForAll()
    }
    try folder.withStore { store in
      let revision = try #require(try store.note(note.id)).revision
      // Each of 60 texts was a state of the note or has a note of its own.
      #expect(Int(revision) - 1 + (try store.notes().count - 1) == 60)
      try store.checkNotes()
    }
  }

  @Test func `a text for which the disk is too full leaves the old one`() throws {
    let store = try makeMemoryStore()
    let note = try store.add("n", "old")
    let pages = try #require(
      try store.connection.first("PRAGMA page_count") { $0.int(0) })
    try store.connection.script("PRAGMA max_page_count = \(pages + 2)")
    #expect(throws: StoreError.full(path: store.path)) {
      try store.save([UInt8](repeating: 0x61, count: 100_000), note: note.id, over: 1, now: 1) {
        $0
      }.get()
    }
    #expect(try store.textOf(note) == "old")
    #expect(try store.note(note.id)?.revision == 1)
    #expect(try store.found("old") == ["n"])
    try store.checkNotes()
  }

  @Test func `a change that is interrupted anywhere is not done at all`() throws {
    let store = try makeMemoryStore()
    let note = try store.add("n", "old boat")
    try store.add("m", "old boat")
    var moment = 0
    var isDone = false
    while !isDone, moment < 100_000 {
      var steps = 0
      do {
        try store.connection.interrupted(
          every: 1,
          when: {
            steps += 1
            return steps == moment + 1
          }
        ) { () throws(SQLiteError) in
          do throws(StoreError) {
            _ = try store.delete(folder: note.folder, now: 1)
          } catch {
            throw SQLiteError(code: SQLITE_INTERRUPT)
          }
        }
        isDone = true
      } catch {
        #expect(try store.noteNames == ["F/m", "F/n"], "after \(moment) steps")
        try store.checkNotes()
      }
      moment = moment * 17 / 16 + 1
    }
    #expect(isDone)
    #expect(try store.noteNames == [])
    try store.checkNotes()
  }
}
