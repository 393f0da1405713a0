import Testing

@testable import SQLiteStore

struct ItemStoreNoteSearchTests {
  private let store: ItemStore

  init() throws { store = try makeMemoryStore() }

  @Test func `words are found folded, begun, and in scripts without spaces`() throws {
    try store.add("Lijst", "Één café\r\nSTRASSE")
    try store.add("東京メモ", "今日は雨")
    #expect(try store.found("een CAFE") == ["Lijst"])
    #expect(try store.found("straß") == ["Lijst"])
    #expect(try store.found("東京") == ["東京メモ"])
    #expect(try store.found("は雨") == ["東京メモ"])
    #expect(try store.found("\" - ( * NOT") == [])
    #expect(try store.found("") == [])
    try store.checkNotes()
  }

  @Test func `a name counts more than a text`() throws {
    try store.add("a", "boat " + String(repeating: "words ", count: 20))
    try store.add("boat", "other words")
    #expect(try store.found("boat") == ["boat", "a"])
  }

  @Test func `the index follows every change`() throws {
    let note = try store.add("first", "boat")
    #expect(try store.found("boat") == ["first"])
    _ = try store.save(Array("train".utf8), note: note.id, over: 1, now: 1) { $0 }.get()
    #expect(try store.found("boat") == [])
    #expect(try store.found("train") == ["first"])
    _ = try store.rename(note: note.id, to: "second").get()
    #expect(try store.found("first") == [])
    #expect(try store.found("second") == ["second"])
    let ticket = try store.delete(note: note.id, now: 1).get()
    #expect(try store.found("train") == [])
    try store.checkNotes()
    _ = try store.restore(trash: ticket.id).get()
    #expect(try store.found("train") == ["second"])
    let folder = try store.delete(folder: note.folder, now: 1).get()
    #expect(try store.found("train") == [])
    _ = try store.restore(trash: folder.id).get()
    #expect(try store.found("train") == ["second"])
    _ = try store.duplicate(note: note.id, now: 1).get()
    #expect(try store.found("train").sorted() == ["second", "second copy"])
    try store.checkNotes()
  }

  @Test func `notes of a store that can only be read, or that is being written, are found too`()
    throws
  {
    let folder = try TestFolder()
    try folder.withStore { store in
      try store.add("old", "boat")
      #expect(try store.found("boat") == ["old"])
      try store.add("new", "boat and train")
    }
    let reader = try ItemStore.openForReading(at: folder.store, searchText: .folding)
    #expect(try reader.found("boat") == ["old", "new"])
    #expect(try reader.found("\"and train\"") == ["new"])
    #expect(try reader.found("rain") == [])
    let (one, two) = (
      try ItemStore.open(at: folder.store, searchText: .folding).store,
      try ItemStore.open(at: folder.store, searchText: .folding, busyTimeout: .zero).store
    )
    try one.change { (_) throws(SQLiteError) in
      let found = try? two.found("tra")
      #expect(found == ["new"])
    }
    #expect(try two.found("tra") == ["new"])
    try two.checkNotes()
  }

  @Test func `items and notes are not mixed up`() throws {
    try store.upsert([makeItem("1", text: "boat")])
    try store.add("n", "boat")
    #expect(try store.found("boat") == ["n"])
    #expect(try store.search("boat", limit: 9).map(\.id) == ["1"])
  }
}
