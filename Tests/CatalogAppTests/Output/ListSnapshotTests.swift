import Datasets
import Tables
import Testing

@testable import CatalogApp

/// Lists and details as people see them at three widths.
struct ListSnapshotTests {
  private static let widths = [40, 80, 140]

  private func table(_ rows: [[String]], headings: [String]?, width: Int) throws -> String {
    let output = try CapturedStream()
    var writer = ItemWriter(
      .table, keys: [], headings: headings, to: output.stream, gate: TextGate(Environment([:])),
      style: Style(isOn: false), width: width)
    try writer.begin()
    for cells in rows { try writer.write(.init(json: .object([]), cells: cells)) }
    try writer.end()
    return try output.text()
  }

  @Test(arguments: widths)
  func `a table is cut where it is widest`(_ width: Int) throws {
    let rows = [
      ["1", "Ann Smith", "Ghent", "a sentence that goes on and on, until the cows come home"],
      ["2", "王小明", "台北", "短い"], ["3", "שלום", "Delft", ""],
      ["4", "e\u{301}\u{1B}[31m", "two\nlines", "👩‍👩‍👧‍👦 family"],
    ]
    try Snapshot.expect(
      try table(rows, headings: ["id", "name", "city", "remark"], width: width),
      is: "table-\(width)")
  }

  @Test(arguments: widths)
  func `the detail of an item wraps and is never cut`(_ width: Int) throws {
    let document = DetailDocument(
      title: "Suite in B minor", subtitle: "Johann Sebastian Bach",
      fields: [
        .init(.term(.kind), .term(.kindAlbum)),
        .init("A label of a length that hardly anybody gives", "short"),
        .init(.term(.price), .price(amount: "9.99", currency: "EUR")),
      ],
      blocks: [.paragraph(String(repeating: "Some words of a text. ", count: 12))],
      links: [.init(.term(.openInBrowser), "https://example.org/a/long/address/that/is/kept")])
    let writer = DetailWriter(
      texts: Texts(.english), gate: TextGate(Environment([:])), style: Style(isOn: false),
      width: width)
    try Snapshot.expect(writer.text(document), is: "detail-\(width)")
  }
}
