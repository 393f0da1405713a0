import CatalogApp
import Testing

struct SourceTests {
  @Test(arguments: [
    ("monsters", Source.dataset("monsters")),
    ("monstres", .dataset("monstres")),
    ("store:", .dataset("store")),
    ("store-answer:a.json", .storeAnswer(path: "a.json")),
    ("files:notes", .files(path: "notes")), ("files:", .dataset("files")),
    ("files:a#b.csv", .files(path: "a#b.csv")),
    ("people.csv", .file(path: "people.csv", table: nil)),
    ("./people", .file(path: "./people", table: nil)),
    ("-", .file(path: "-", table: nil)),
    ("app.db#customers", .file(path: "app.db", table: "customers")),
    ("a:b.csv", .file(path: "a:b.csv", table: nil)),
  ])
  func `a word names a source by its shape`(_ word: String, _ source: Source) {
    #expect(Source(word) == source)
  }
}
