import Testing

@testable import CatalogApp

struct ArrayEntriesTests {
  private func makeList(_ rows: (id: String, texts: [String])...) -> ArrayEntries {
    ArrayEntries(rows.map { Entry(id: $0.id, value: $0.texts) }) {
      $0.item(as: [String].self) ?? []
    }
  }

  private func ids(_ list: ArrayEntries) -> [String] {
    (0..<list.count).map { list.entry(at: $0).id }
  }

  @Test func `entries are found by position and by identity`() {
    let list = makeList(("a", ["A"]), ("b", ["B"]))
    #expect(list.count == 2)
    #expect(list.entry(at: 1) == Entry(id: "b", value: ["B"]))
    #expect(list.position(of: "b") == 1)
    #expect(list.position(of: "c") == nil)
  }

  @Test func `only a copy is the same list`() {
    let list = makeList(("a", ["A"]))
    let copy = list
    #expect(list.isSame(as: copy))
    #expect(!list.isSame(as: makeList(("a", ["A"]))))
  }

  @Test func `rows with the same id all stay, each with an identity of its own`() {
    let list = makeList(("7", ["x"]), ("7", ["y"]), ("8", ["z"]), ("7", ["y"]), ("7\u{1F}2", ["!"]))
    #expect(list.count == 5)
    #expect(list.position(of: "7") == 0)
    #expect(list.entry(at: 1) == Entry(id: "7\u{1F}2", value: ["y"]))
    #expect(ids(list) == ["7", "7\u{1F}2", "8", "7\u{1F}3", "7\u{1F}2\u{1F}2"])
    #expect(ids(list).map(list.position) == [0, 1, 2, 3, 4])
  }

  @Test func `a position that is not there has an entry with nothing in it`() {
    let list = makeList(("a", ["A"]))
    for position in [-1, 1, .max, .min] {
      let entry = list.entry(at: position)
      #expect(entry.item(as: [String].self) == nil)
      #expect(list.position(of: entry.id) == nil)
    }
  }

  @Test func `titles come first, in the order of the list otherwise`() async {
    let list = makeList(
      ("1", ["no", "Müller"]), ("2", ["muller"]), ("3", ["none"]), ("4", ["", "mull"]),
      ("5", ["Mullers"]))
    #expect(await list.positions(matching: "mull") == [1, 4, 0, 3])
    #expect(await list.positions(matching: "mull ") == [3])
    #expect(await list.positions(matching: "zzz") == [])
  }

  @Test(arguments: ["", "  ", "...", "\""])
  func `without a word nothing is looked for`(typed: String) async {
    #expect(await makeList(("1", ["a"])).positions(matching: typed) == nil)
  }

  @Test func `a search within what was found finds the same`() async {
    let list = makeList(
      ("1", ["garden b"]), ("2", ["ga", "garden x"]), ("3", ["gable"]), ("4", ["x", "garden"]))
    let earlier = await list.positions(matching: "ga")
    #expect(earlier == [0, 1, 2, 3])
    let found = await list.positions(matching: "garden", within: earlier)
    #expect(found == [0, 1, 3])
    #expect(found == (await list.positions(matching: "garden")))
    #expect(await list.positions(matching: "garden", within: [3, 99, -1, 0]) == [0, 3])
  }

  @Test func `a search that nobody waits for ends early`() async {
    let list = ArrayEntries((0..<5_000).map { Entry(id: "\($0)", value: 0) }) { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return ["word"]
    }
    #expect(await Task { await list.positions(matching: "word") }.value?.count == 256)
  }
}
