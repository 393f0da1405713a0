import Testing

@testable import CatalogApp

struct ExportFormatTests {
  @Test(arguments: [
    ("a.csv", ExportFormat.csv), ("A.TSV", .tsv), ("x/y.json", .json), ("a.ndjson", .ndjson),
    ("a.jsonl", .ndjson), ("a.md", .markdown), ("a.html", .html), ("a.db", .sqlite),
    ("a.b.sqlite", .sqlite), ("feeds.opml", .opml),
  ])
  func `the end of a name tells the format`(name: String, format: ExportFormat) {
    #expect(ExportFormat(ofFile: name) == format)
  }

  @Test(arguments: ["csv", "a", "a.txt", "a.csv/b", ""])
  func `other names tell nothing`(name: String) {
    #expect(ExportFormat(ofFile: name) == nil)
  }

  @Test(arguments: ExportFormat.allCases)
  func `each format has an option, which export takes`(format: ExportFormat) {
    let options = CommandTable.spec(of: .export)?.options.map(\.name) ?? []
    #expect(format.option.map(options.contains) == true)
  }
}
