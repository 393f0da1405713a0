import Datasets
import Synchronization
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

extension TableDatasetTests {
  private func makeItem(_ text: String, folder: String? = nil) async throws -> DetailDocument {
    let bytes = Array(text.utf8)
    let dataset = try TableDataset(name: "t.csv", pictureFolder: folder) { () throws(TableError) in
      try TableFile.text(ByteSource(name: "t.csv", bytes: bytes), format: .csv)
    }
    return dataset.detail(try #require(try await dataset.all().items.first))
  }

  @Test func `the link comes first and the picture last, under their columns' names`() async throws
  {
    let detail = try await makeItem(
      "image,feed,url,name\nhttps://h.test/a.png,https://h.test/f,https://h.test/,Ann\n")
    #expect(
      detail.links.map(\.address) == [
        "https://h.test/", "https://h.test/f", "https://h.test/a.png",
      ])
    #expect(detail.links.map(\.title) == ["url", "feed", "image"])
    #expect(detail.picture == .address("https://h.test/a.png"))
  }

  @Test func `a picture beside the table is a file, one elsewhere is none`() async throws {
    let table = "name,photo\nAnn,pics/ann.png\n"
    #expect(try await makeItem(table, folder: "/data").picture == .file("/data/pics/ann.png"))
    #expect(try await makeItem(table).picture == nil)
    let stray = "name,photo\nAnn,../ann.png\n"
    #expect(try await makeItem(stray, folder: "/data").picture == nil)
  }

  @Test func `a date stands in for a subtitle, and another text for both`() async throws {
    func row(_ text: String) async throws -> ListRow {
      let bytes = Array(text.utf8)
      let dataset = try TableDataset(name: "t.csv") { () throws(TableError) in
        try TableFile.text(ByteSource(name: "t.csv", bytes: bytes), format: .csv)
      }
      return dataset.row(try #require(try await dataset.all().items.first))
    }
    #expect(
      try await row("title,date\nSoup,2024-05-01\n") == ListRow("Soup", subtitle: "2024-05-01"))
    #expect(try await row("title,size\nSoup,12\n") == ListRow("Soup", subtitle: "12"))
    #expect(try await row("title\nSoup\n") == ListRow("Soup"))
  }
}

/// Documents that are read as a whole.
struct FirstReadingTests {
  private final class Counter: Sendable {
    let opened = Mutex(0)
  }

  @Test func `a document is read once for who opens and lists it, and anew after that`()
    async throws
  {
    let counter = Counter()
    let dataset = try TableDataset(name: "a.json") { () throws(TableError) in
      let count = counter.opened.withLock { opened in
        opened += 1
        return opened
      }
      return try TableFile.text(
        ByteSource(name: "a.json", bytes: Array("[{\"n\": \(count)}]".utf8)), format: .json)
    }
    #expect(try await dataset.all().items.map { $0.row.cells } == [[.number("1")]])
    #expect(counter.opened.withLock { $0 } == 1)
    #expect(try await dataset.all().items.map { $0.row.cells } == [[.number("2")]])
  }
}
