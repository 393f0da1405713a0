import SQLiteStore
import Testing

struct ItemStoreSearchingTests {
  /// A set of texts, what is typed, and which of them are found.
  struct Case: CustomTestStringConvertible {
    let texts: [String]
    let typed: String
    let ids: Set<String>
    var testDescription: String { typed }
  }

  private static func cases(_ texts: [String], _ queries: [(String, Set<String>)]) -> [Case] {
    queries.map { Case(texts: texts, typed: $0.0, ids: $0.1) }
  }

  static let quotes = cases(
    ["use --fast --mode x", "mode of a fast car", "they say \"hi\" first"],
    [
      ("\"fast", ["1", "2"]), ("\"fast --mode\"", ["1"]), ("\"", []), ("say \"hi", ["3"]),
      ("\"\"", []), ("“fast mode”", ["1"]), ("\"fas\"", []), ("fast\"", ["1", "2"]),
    ])
  static let possessives = cases(
    ["Kenya's coast", "Kenya today", "chez l'Abbé"],
    [
      ("kenya", ["1", "2"]), ("kenya's", ["1"]), ("abbé", ["3"]), ("ABBE", ["3"]),
      ("abbe\u{301}", ["3"]),
    ])
  static let colons = cases(
    ["class graph::node", "see http://x.test/a now", "call f(x) twice", "sum a+b here"],
    [
      ("graph::node", ["1"]), ("http://x.test/a", ["2"]), ("f(x)", ["3"]), ("t:graph", []),
      ("title:graph", []), ("a+b", ["4"]), ("node graph", ["1"]), ("node::graph", []),
    ])
  static let dots = cases(
    ["part 38.101 of it", "the park. Then home", "release v1.2.3"],
    [("38.101", ["1"]), ("park.", ["2"]), ("v1.2.3", ["3"]), ("...", []), ("1.2.4", [])])
  static let operators = cases(
    ["Do not run / as root", "run in the park"],
    [
      ("DO NOT RUN /", ["1"]), ("do not run /", ["1"]), ("RUN", ["1", "2"]), ("run NOT park", []),
      ("NEAR(run park)", []), ("run* OR", []), ("{title}", []), ("^run", ["1", "2"]),
      ("-run", ["1", "2"]), ("run AND", []), ("(run", ["1", "2"]),
    ])
  static let halfTyped = cases(
    ["hello world", "hell of a day", "nothing"],
    [
      ("h", ["1", "2"]), ("hel", ["1", "2"]), ("hell", ["1", "2"]), ("hello", ["1"]),
      ("hello wor", ["1"]), ("world hel", ["1"]), ("hel wor", []),
    ])
  static let glued = cases(
    ["重跑gen-itgc后50条清零", "other"],
    [
      ("itgc", ["1"]), ("gen-itgc", ["1"]), ("50", ["1"]), ("清零", ["1"]), ("零清", []),
      ("重跑gen", ["1"]),
    ])

  @Test(
    arguments: [quotes, possessives, colons, dots, operators, halfTyped, glued].flatMap(\.self))
  func `what is typed is plain words`(_ example: Case) throws {
    let store = try makeMemoryStore(
      example.texts.enumerated().map { makeItem("\($0 + 1)", title: "", text: $1) })
    let found = try store.search(example.typed, limit: 10)
    #expect(Set(found.map(\.id)) == example.ids)
    // The quick way without ranking finds the same.
    let quick = try store.search(example.typed, limit: 10, patience: .zero)
    #expect(Set(quick.map(\.id)) == example.ids)
  }

  @Test(arguments: ["\0", "a\0b", "\u{1}", "*", "'", "\\", "a'b\"c", "\u{FEFF}", "🂡", "%_", ";--"])
  func `nothing that is typed is an error`(typed: String) throws {
    let store = try makeMemoryStore([makeItem("1", text: "a b c")])
    #expect(throws: Never.self) { try store.search(typed, limit: 10) }
  }

  @Test func `a page that was pasted is searched for by its beginning`() throws {
    let page = (0..<5000).map { "word\($0)" }.joined(separator: " ")
    let store = try makeMemoryStore([makeItem("1", text: page), makeItem("2", text: "word1")])
    #expect(try store.search(page, limit: 10).map(\.id) == ["1"])
    #expect(try store.search("\"\(page)\"", limit: 10).map(\.id) == ["1"])
  }

  @Test func `a word in the title counts more than in the text`() throws {
    let store = try makeMemoryStore([
      makeItem("text", title: "Other things", text: "about boats"),
      makeItem("title", title: "About boats", text: "other things"),
      makeItem("neither", title: "Other", text: "things"),
    ])
    #expect(try store.search("boats", limit: 10).map(\.id) == ["title", "text"])
  }

  @Test func `a phrase does not go from the title into the text`() throws {
    let store = try makeMemoryStore([makeItem("1", title: "red", text: "boat")])
    #expect(try store.search("\"red boat\"", limit: 10).isEmpty)
    #expect(try store.search("boat red", limit: 10).map(\.id) == ["1"])
  }

  @Test func `a search in one dataset finds nothing of another`() throws {
    let store = try makeMemoryStore([
      makeItem("1", in: "a", text: "boat"), makeItem("1", in: "b", text: "boat"),
      makeItem("2", in: "b", text: "boat"),
    ])
    #expect(try store.search("boat", dataset: "b", limit: 10).map(\.id).sorted() == ["1", "2"])
    #expect(try store.search("boat", dataset: "a", limit: 10).map(\.dataset) == ["a"])
    #expect(try store.search("boat", dataset: "c", limit: 10).isEmpty)
    #expect(try store.search("boat", limit: 10).count == 3)
  }

  @Test(arguments: [-1, 0, 1, 2, 5])
  func `no more than asked for are given`(limit: Int) throws {
    let store = try makeMemoryStore((1...3).map { makeItem("\($0)", text: "boat") })
    #expect(try store.search("boat", limit: limit).count == min(max(limit, 0), 3))
  }

  @Test func `an impatient search of many items gives the first ones of the store`() throws {
    let store = try makeMemoryStore((0..<3000).map { makeItem("\($0)", text: "boat \($0)") })
    #expect(
      try store.search("b", limit: 3, patience: .zero).map(\.id) == ["0", "1", "2"])
  }

  @Test func `a found item is whole`() throws {
    let item = makeItem("1", title: "Boats", text: "red\nboat")
    #expect(try makeMemoryStore([item]).search("boat", limit: 1) == [item])
  }
}
