import Datasets
import Tables
import Testing

struct TableDatasetTests {
  private func makeDataset(_ text: String, _ format: TableFormat = .csv) throws -> TableDataset {
    let bytes = Array(text.utf8)
    return try TableDataset(name: "people.csv") { () throws(TableError) in
      try TableFile.text(ByteSource(name: "people.csv", bytes: bytes), format: format)
    }
  }

  @Test func `rows are items, named by their id column or else by their position`() async throws {
    let named = try await makeDataset("ID,name\n7,Ann\n,Bo\n").all().items
    #expect(named.map(\.id) == ["7", "2"])
    let counted = try await makeDataset("name\nAnn\nBo\n").all().items
    #expect(counted.map(\.id) == ["1", "2"])
  }

  @Test(arguments: [
    ("id,name,city\n1,Ann,Ghent\n", "Ann"), ("id,Title\n1,Soup\n", "Soup"),
    ("a,b\n,x\n", "x"), ("a\n\"\"\n", "1"),
  ])
  func `the title is what sounds most like a name`(_ text: String, _ title: String) async throws {
    let dataset = try makeDataset(text)
    let item = try #require(try await dataset.all().items.first)
    #expect(dataset.row(item).title == .text(title))
    #expect(dataset.detail(item).title == .text(title))
  }

  @Test func `every cell is a field as it was typed, and web addresses are links`() async throws {
    let dataset = try makeDataset("code,site\n007,https://h.test/a b\n")
    let item = try #require(try await dataset.all().items.first)
    let detail = dataset.detail(item)
    #expect(detail.fields.map(\.value) == [.text("007"), .text("https://h.test/a b")])
    #expect(detail.links.map(\.address) == ["https://h.test/a b"])
    #expect(dataset.json(item) == .object(["code": "007", "site": "https://h.test/a b"]))
  }

  @Test func `columns that come late are known before the first row is shown`() throws {
    #expect(try makeDataset("{\"a\":1}\n{\"b\":2}\n", .ndjson).keys == ["a", "b"])
    #expect(try makeDataset("a,b\n1,2,3\n").keys == ["a", "b", "column_3"])
  }

  @Test func `what had to be decided is told after the last row`() async throws {
    let notes = try await makeDataset("a\n1,2\n").all().notes
    #expect(notes.count == 1)
  }

  @Test func `a fault anywhere is thrown with its place, before a row is shown`() {
    let error = #expect(throws: TableError.self) { try makeDataset("a,b\n1,2\n3,\"open\n") }
    #expect(error?.line == 3)
  }
}
