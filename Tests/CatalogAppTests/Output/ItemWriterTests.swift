import CatalogApp
import Tables
import Testing

struct ItemWriterTests {
  private static let items: [JSONValue] = [
    .object([.init("id", 1), .init("name", "A\tb"), .init("price", .number("1.10"))]),
    .object([.init("id", 2), .init("name", "x, \"y\"\r\nz"), .init("price", nil)]),
  ]

  private func written(
    _ format: OutputFormat, _ items: [JSONValue] = items, headings: [String]? = nil, width: Int = 80
  ) throws -> String {
    let output = try CapturedStream()
    var writer = ItemWriter(
      format, keys: ["id", "name", "price"], headings: headings, to: output.stream,
      gate: TextGate(Environment([:])), style: Style(isOn: false), width: width)
    try writer.begin()
    for item in items {
      let cells = ["id", "name", "price"].map { item[$0].map { Cell($0).display } ?? "" }
      try writer.write(.init(json: item, cells: cells))
    }
    try writer.end()
    return try output.text()
  }

  @Test func `JSON is one document, also of nothing`() throws {
    #expect(
      try written(.json) == """
        [
          {"id": 1, "name": "A\\tb", "price": 1.10},
          {"id": 2, "name": "x, \\"y\\"\\r\\nz", "price": null}
        ]

        """)
    #expect(try written(.json, []) == "[]\n")
  }

  @Test func `NDJSON is an object a line`() throws {
    #expect(
      try written(.ndjson) == """
        {"id": 1, "name": "A\\tb", "price": 1.10}
        {"id": 2, "name": "x, \\"y\\"\\r\\nz", "price": null}

        """)
    #expect(try written(.ndjson, []) == "")
  }

  @Test func `CSV has its header without rows and quotes what needs it`() throws {
    #expect(try written(.csv, []) == "id,name,price\n")
    #expect(try written(.csv).hasPrefix("id,name,price\n1,A\tb,1.10\n2,\"x, \"\"y\"\"\r\nz\",\n"))
  }

  @Test func `plain is an item a line with controls as marks`() throws {
    let lines = try written(.plain).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.utf8.count { $0 == 0x09 } == 2 })
    #expect(!(try written(.plain)).utf8.contains(0x0D))
  }

  @Test func `a table is aligned and cut to the width`() throws {
    let wide = JSONValue.object([
      .init("id", 1), .init("name", .string(String(repeating: "漢", count: 60))),
      .init("price", "end"),
    ])
    let text = try written(.table, [wide], headings: ["id", "name", "price"], width: 40)
    #expect(text.contains("…"))
    #expect(text.split(separator: "\n")[0].hasPrefix("id  name"))
  }

  @Test func `rows of a table keep their columns apart in plain`() throws {
    let rows: [JSONValue] = [
      .object([.init("id", "abc"), .init("name", "AA"), .init("price", "1")]),
      .object([.init("id", "שלום"), .init("name", "BB"), .init("price", "2")]),
    ]
    #expect(
      try written(.plain, rows, headings: ["name", "end", "n"]) == """
        name  end  n
        abc   AA   1
        שלום  BB   2

        """)
  }

  @Test func `plain loses nothing of a cell that is wider than its column`() throws {
    let long = String(repeating: "x", count: 100)
    let rows: [JSONValue] = (0...1_000).map {
      .object([.init("id", $0 < 1_000 ? "1" : "12345"), .init("name", .string(long))])
    }
    let lines = try written(.plain, rows, headings: ["id", "name", "price"])
      .split(separator: "\n")
    #expect(lines[1] == "1   \(long)")
    #expect(lines.last == "12345  \(long)")
  }

  @Test func `plain cuts a monster of a cell and knows it`() throws {
    let output = try CapturedStream()
    var writer = ItemWriter(
      .plain, keys: ["note"], headings: ["note"], to: output.stream,
      gate: TextGate(Environment([:])), style: Style(isOn: false), width: 80)
    try writer.write(.init(json: .null, cells: [String(repeating: "x", count: 1_000)]))
    #expect(!writer.hasCut)
    try writer.write(.init(json: .null, cells: [String(repeating: "x", count: 1_001)]))
    #expect(writer.hasCut)
    try writer.end()
    let lines = try output.text().split(separator: "\n")
    #expect(lines[1] == String(repeating: "x", count: 1_000))
    #expect(lines[2] == String(repeating: "x", count: 999) + "…")
  }

  @Test func `names that only look the same are two columns`() throws {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    let output = try CapturedStream()
    var writer = ItemWriter(
      .csv, keys: [composed, decomposed], headings: nil, to: output.stream,
      gate: TextGate(Environment([:])), style: Style(isOn: false), width: 80)
    let item = JSONValue.object([.init(composed, "1"), .init(decomposed, "2")])
    try writer.write(.init(json: item, cells: []))
    try writer.end()
    #expect(try output.text() == "1,2\n")
    #expect(item[composed] == .string("1"))
  }
}
