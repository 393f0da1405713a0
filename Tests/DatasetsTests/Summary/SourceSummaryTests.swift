import Datasets
import Tables
import Testing

struct SourceSummaryTests {
  private func makeDataset(_ text: String, _ format: TableFormat = .csv) throws -> TableDataset {
    let bytes = Array(text.utf8)
    return try TableDataset(name: "people.csv") { () throws(TableError) in
      try TableFile.text(ByteSource(name: "people.csv", bytes: bytes), format: format)
    }
  }

  private func column(
    _ values: [String], limit: Int = 100_000, depth: SourceSummary.Depth = .full
  ) async throws -> ColumnSummary {
    let text = "c,x\n" + values.map { "\($0),1\n" }.joined()
    let summary = try await SourceSummary.of(try makeDataset(text), depth, limit: limit)
    return try #require(summary.columns.first)
  }

  @Test(
    arguments: [
      (["1", "-2.5", "1e3"], .number), (["1,5", "2"].map { "\"\($0)\"" }, .number),
      (["1", "x"], .text), (["007", "8"], .text), (["", ""], .empty),
      (["2026-11-30", "2026-11-30T06:50:00Z"], .date), (["2026-02-30"], .text),
      (["yes", "No"], .boolean), (["true", "1"], .text), (["n/a", "2026-11-30"], .text),
    ] as [([String], ContentKind)])
  func `a column of texts has a kind`(_ values: [String], _ kind: ContentKind) async throws {
    for depth in [SourceSummary.Depth.kinds, .full] {
      let column = try await column(values, depth: depth)
      #expect(column.kind == kind)
      #expect(column.rows == values.count)
    }
  }

  @Test func `values of JSON have kinds of their own`() async throws {
    let lines = """
      {"n": 1, "t": "a", "b": true, "j": [1], "m": 1, "e": null, "d": "2026-01-01"}
      {"n": 2.5, "t": "b", "b": false, "j": {}, "m": "x", "e": "", "late": 7}
      """
    let summary = try await SourceSummary.of(try makeDataset(lines, .ndjson), .full)
    #expect(summary.columns.map(\.name) == ["n", "t", "b", "j", "m", "e", "d", "late"])
    #expect(
      summary.columns.map(\.kind)
        == [.number, .text, .boolean, .json, .mixed, .empty, .date, .number])
    #expect(summary.columns.map(\.empty) == [0, 0, 0, 0, 0, 2, 1, 1])
    #expect(summary.columns[0].median == .number("1.75"))
  }

  /// Once with all values in memory, once with none.
  @Test(arguments: [100_000, 2])
  func `numbers are put in order exactly, however many there are`(_ limit: Int) async throws {
    let column = try await column(
      ["10", "9", "", "2", "9007199254740993", "9007199254740992", "2"], limit: limit)
    #expect(column.kind == .number)
    #expect(column.empty == 1)
    #expect(column.minimum == .text("2"))
    #expect(column.median == .text("9.5"))
    #expect(column.maximum == .text("9007199254740993"))
    #expect(column.histogram == [4, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    #expect(column.distinct == (limit == 2 ? .moreThan(2) : .exactly(5)))
    #expect(column.frequent?.first?.cell == (limit == 2 ? nil : .text("2")))
    #expect(column.frequent?.first?.count == (limit == 2 ? nil : 2))
    #expect(column.shortest == nil)
  }

  @Test(arguments: [100_000, 1])
  func `dates are put in order, without a mean`(_ limit: Int) async throws {
    let column = try await column(
      ["2026-01-11", "2026-01-01", "2026-01-02", "2026-01-06"], limit: limit)
    #expect(column.kind == .date)
    #expect(column.minimum == .text("2026-01-01"))
    #expect(column.median == .text("2026-01-02"))
    #expect(column.maximum == .text("2026-01-11"))
    #expect(column.histogram == [1, 1, 0, 0, 0, 1, 0, 0, 0, 1])
  }

  @Test(arguments: [100_000, 1])
  func `texts have lengths and ends`(_ limit: Int) async throws {
    let column = try await column(["f10", "F2", "zoë", "a", "f10"], limit: limit)
    #expect(column.kind == .text)
    #expect((column.shortest, column.longest) == (1, 3))
    #expect((column.minimum, column.maximum) == (.text("a"), .text("zoë")))
    #expect(column.median == nil)
    #expect(column.histogram == nil)
  }

  @Test func `the most frequent values come first, twenty of them`() async throws {
    let values = (0..<30).flatMap { value in
      [String](repeating: "v\(value)", count: value < 25 ? 2 : 3)
    }
    let frequent = try #require(try await column(values).frequent)
    #expect(frequent.count == 20)
    #expect(frequent.prefix(6).map(\.cell) == (25..<30).map { .text("v\($0)") } + [.text("v0")])
  }

  @Test func `columns that come late are summarized too`() async throws {
    let bytes = Array("{\"a\":1}\n{\"b\":2,\"a\":1}\n".utf8)
    let dataset = try TableDataset(name: "t", looksAt: 1) { () throws(TableError) in
      try TableFile.text(ByteSource(name: "t", bytes: bytes), format: .ndjson)
    }
    #expect(dataset.keys == ["a"])
    let columns = try await SourceSummary.of(dataset, .full).columns
    #expect(columns.map(\.name) == ["a", "b"])
    #expect(columns.map(\.empty) == [0, 1])
    #expect(columns.map(\.rows) == [2, 2])
  }

  @Test func `an empty table has columns and no values`() async throws {
    let summary = try await SourceSummary.of(try makeDataset("a,b\n"), .full)
    #expect(summary.columns.map(\.kind) == [.empty, .empty])
    #expect(summary.rows == 0)
    #expect(summary.columns.first?.minimum == nil)
  }

  @Test(
    arguments: [
      ("1", "2", "1.5"), ("-1", "2", "0.5"), ("0.1", "0.2", "0.15"), ("-3", "1", "-1"),
      ("9", "10", "9.5"), ("9007199254740992", "9007199254740993", "9007199254740992.5"),
      ("-1", "1", "0"), ("999.9", "1000.1", "1000"), ("1e3", "1.5e-2", "500.0075"),
      ("0", "-0.5", "-0.25"), ("1e-3", "3e-3", "0.002"),
    ])
  func `the mean of two numbers is exact`(_ first: String, _ second: String, _ mean: String) throws
  {
    let left = try #require(DecimalNumber(first))
    let right = try #require(DecimalNumber(second))
    #expect(DecimalNumber.mean(left, right) == mean)
    #expect(DecimalNumber.mean(right, left) == mean)
  }

  @Test func `numbers too far apart have no mean, and are about their size`() throws {
    let large = try #require(DecimalNumber("1e400000"))
    let small = try #require(DecimalNumber("1"))
    #expect(DecimalNumber.mean(large, small) == nil)
    #expect(large.approximate == .infinity)
    #expect(DecimalNumber("-12.5")?.approximate == -12.5)
  }
}
