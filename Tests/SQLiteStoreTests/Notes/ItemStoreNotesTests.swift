import Testing

@testable import SQLiteStore

struct ItemStoreNotesTests {
  private let store: ItemStore

  init() throws { store = try makeMemoryStore() }

  @Test func `a note is kept byte for byte`() throws {
    let folder = try store.makeFolder("F", now: 1).get()
    for bytes in [[], [0], Array("a\r\nb\0\u{FEFF}c".utf8), [0xFF, 0xFE, 0x41]] as [[UInt8]] {
      let note = try store.makeNote("\(bytes)", folder: folder.id, holding: bytes, now: 1).get()
      #expect(try store.text(ofNote: note.id)?.bytes == bytes)
      #expect(note.size == bytes.count)
    }
    try store.checkNotes()
  }

  @Test func `no more of a text is read than asked for`() throws {
    let note = try store.add("n", "0123456789")
    let text = try #require(try store.text(ofNote: note.id, limit: 4))
    #expect(text == StoredText(bytes: Array("0123".utf8), size: 10, revision: 1))
  }

  @Test func `a name is given once in a folder, by its exact bytes`() throws {
    let note = try store.add("n")
    #expect(throws: NoteRefusal.exists("n")) { try store.add("n") }
    try store.add("N")
    try store.add("n", in: "G")
    #expect(throws: NoteRefusal.exists("N")) { try store.rename(note: note.id, to: "N").get() }
    #expect(throws: NoteRefusal.exists("F")) { try store.makeFolder("F", now: 1).get() }
    let other = try #require(try store.folders().last)
    #expect(throws: NoteRefusal.exists("F")) { try store.rename(folder: other.id, to: "F").get() }
    #expect(throws: NoteRefusal.exists("n")) { try store.move(note: note.id, to: other.id).get() }
    #expect(try store.noteNames == ["F/N", "F/n", "G/n"])
  }

  @Test func `identities stay through renaming and moving, and are not given again`() throws {
    let note = try store.add("n", "text")
    try store.add("other", in: "G")
    let other = try #require(try store.folders().last)
    #expect(try store.rename(note: note.id, to: "m").get().id == note.id)
    #expect(try store.move(note: note.id, to: other.id).get().id == note.id)
    #expect(try store.rename(folder: other.id, to: "H").get().id == other.id)
    #expect(try store.noteNames == ["H/m", "H/other"])
    #expect(try store.textOf(note) == "text")
    _ = try store.delete(note: note.id, now: 2).get()
    _ = try store.emptyTrash()
    #expect(try store.add("n").id > note.id + 1)
  }

  @Test func `a copy gets a name beside the first`() throws {
    let note = try store.add("n.md", "text")
    #expect(try store.duplicate(note: note.id, now: 2).get().name == "n copy.md")
    let second = try store.duplicate(note: note.id, now: 2).get()
    #expect(second.name == "n copy 2.md")
    #expect(try store.textOf(second) == "text")
    try store.checkNotes()
  }

  @Test func `what is not there is told`() throws {
    #expect(throws: NoteRefusal.missing) { try store.rename(note: 9, to: "a").get() }
    #expect(throws: NoteRefusal.missing) { try store.delete(folder: 9, now: 1).get() }
    #expect(throws: NoteRefusal.missing) {
      try store.makeNote("a", folder: 9, holding: [], now: 1).get()
    }
    #expect(throws: NoteRefusal.missing) { try store.restore(trash: 9).get() }
    #expect(try store.text(ofNote: 9) == nil)
  }

  @Test func `folders know how many notes they have`() throws {
    try store.add("a")
    let note = try store.add("b")
    try store.add("c", in: "G")
    #expect(try store.folders().map(\.count) == [2, 1])
    _ = try store.delete(note: note.id, now: 1).get()
    #expect(try store.folders().map(\.count) == [1, 1])
  }

  // MARK: Keeping texts

  private func save(
    _ text: String, _ note: StoredNote, over revision: Int64
  ) throws -> NoteSaving {
    try store.save(Array(text.utf8), note: note.id, over: revision, now: 5) {
      NoteName.adding(" (conflict)", to: $0)
    }.get()
  }

  @Test func `a text replaces the one that it was made from`() throws {
    let note = try store.add("n", "one")
    #expect(try save("two", note, over: 1) == .saved(2))
    #expect(try save("three", note, over: 2) == .saved(3))
    #expect(try store.textOf(note) == "three")
    #expect(try store.note(note.id)?.modified == 5)
    try store.checkNotes()
  }

  @Test func `a text that somebody else changed is not overwritten`() throws {
    let note = try store.add("n", "one")
    _ = try save("theirs", note, over: 1)
    guard case .conflict(let copy) = try save("ours", note, over: 1) else {
      Issue.record("no conflict")
      return
    }
    #expect(copy.name == "n (conflict)")
    #expect(try store.textOf(note) == "theirs")
    #expect(try store.textOf(copy) == "ours")
    #expect(try save("theirs", note, over: 1) == .saved(2))
    guard case .conflict(let second) = try save("ours", note, over: 1) else {
      Issue.record("no second conflict")
      return
    }
    #expect(second.name == "n (conflict) 2")
    try store.checkNotes()
  }

  @Test func `a text of a note that was thrown away is not lost`() throws {
    let note = try store.add("n", "one")
    _ = try store.delete(folder: note.folder, now: 2).get()
    guard case .conflict(let copy) = try save("ours", note, over: 1) else {
      Issue.record("no copy")
      return
    }
    #expect(copy.folderName == "F")
    #expect(try store.textOf(copy) == "ours")
    #expect(try store.noteNames == ["F/n (conflict)"])
    _ = try store.restore(trash: try #require(try store.trash().first).id).get()
    #expect(try store.noteNames == ["F/n", "F/n (conflict)"])
    _ = try store.delete(note: note.id, now: 2).get()
    _ = try store.emptyTrash()
    #expect(throws: NoteRefusal.missing) { try save("ours", note, over: 1) }
    try store.checkNotes()
  }

  @Test func `texts are put under their names`() throws {
    let texts = [
      ItemStore.NamedText(folder: "F", name: "a", bytes: [1]),
      .init(folder: "F", name: "b", bytes: [2]), .init(folder: "F", name: "a", bytes: [3]),
    ]
    #expect(try store.comparing(texts[0]) == .added)
    #expect(try store.put(texts, folders: ["E"], now: 1) == [.added, .added, .changed])
    #expect(try store.put(Array(texts[1...]), now: 1) == [.same, .same])
    #expect(try store.comparing(texts[0]) == .changed)
    #expect(try store.folders().map(\.name) == ["E", "F"])
    try store.checkNotes()
  }

  // MARK: The trash

  @Test func `a folder takes its notes along and brings them back`() throws {
    let a = try store.add("a")
    let b = try store.add("b")
    let before = try store.delete(note: a.id, now: 2).get()
    let ticket = try store.delete(folder: a.folder, now: 3).get()
    #expect(ticket.count == 1)
    #expect(try store.folders() == [])
    #expect(try store.notes() == [])
    #expect(try store.note(b.id) == nil)
    #expect(try store.trash().map(\.name) == ["F", "a"])
    _ = try store.restore(trash: ticket.id).get()
    #expect(try store.noteNames == ["F/b"])
    _ = try store.restore(trash: before.id).get()
    #expect(try store.noteNames == ["F/a", "F/b"])
    #expect(try store.trash() == [])
    try store.checkNotes()
  }

  @Test func `a note comes back into a folder that is gone`() throws {
    let a = try store.add("a")
    try store.add("b")
    let ticket = try store.delete(note: a.id, now: 2).get()
    let folder = try store.delete(folder: a.folder, now: 3).get()
    _ = try store.restore(trash: ticket.id).get()
    #expect(try store.noteNames == ["F/a"])
    _ = try store.restore(trash: folder.id).get()
    #expect(try store.noteNames == ["F/a", "F/b"])
    try store.checkNotes()
  }

  @Test func `a name that is taken meanwhile gets a number`() throws {
    let a = try store.add("a.txt", "old")
    let ticket = try store.delete(note: a.id, now: 2).get()
    try store.add("a.txt", "new")
    _ = try store.restore(trash: ticket.id).get()
    #expect(try store.noteNames == ["F/a 2.txt", "F/a.txt"])
    let folder = try store.delete(folder: a.folder, now: 3).get()
    try store.add("a.txt", "third")
    _ = try store.restore(trash: folder.id).get()
    #expect(try store.noteNames == ["F 2/a 2.txt", "F 2/a.txt", "F/a.txt"])
    try store.checkNotes()
  }

  @Test func `only what is in the trash is removed for good`() throws {
    let a = try store.add("a", "boat")
    try store.add("b", "boat")
    #expect(try store.found("boat").count == 2)
    _ = try store.delete(note: a.id, now: 2).get()
    #expect(try store.emptyTrash() == 1)
    #expect(try store.noteNames == ["F/b"])
    #expect(try store.found("boat") == ["b"])
    try store.checkNotes()
  }

  @Test func `a state tells what changed`() throws {
    let a = try store.add("a")
    let b = try store.add("b", in: "G")
    func state() throws -> NoteState { try store.noteState(folder: a.folder, note: a.id) }
    let first = try state()
    _ = try store.rename(note: b.id, to: "c").get()
    try store.upsert([makeItem("1")])
    _ = try store.found("nothing")
    #expect(try state() == first)
    _ = try save("text", a, over: 1)
    let second = try state()
    #expect(second.folders == first.folders)
    #expect(second.folder != first.folder)
    #expect(second.note != first.note)
    _ = try store.delete(note: a.id, now: 1).get()
    #expect(try state().note == nil)
    #expect(try state().folders != second.folders)
  }
}
