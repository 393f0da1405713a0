import Datasets
import MasterDetail
import Tables
import TestSupport
import Testing

@testable import CatalogApp

/// What is found by the bytes of rows is what is found by their values.
struct TableEntriesTests {
  /// Letters, marks, quotes and separators that fold to others, to nothing, or into their neighbours.
  private static let pieces = [
    "cafe", "Cafe", "CAFÉ", "cafe\u{301}", "caf", "\u{301}", "é", "\"", "\"\"", ",", "\n", "\r\n",
    " ", "12", "3", "１２", "²", "ß", "ﬁ", "ﬁsh", "fish", "и\u{306}", "й", "\u{306}", "각",
    "\u{1100}\u{1161}", "が", "か\u{3099}", "漢字", "“", "’", "İ", "K", "x\u{338}", "=\u{338}", "\\",
    "\\n", "\u{7F}", "\u{2028}", "\u{85}", "a.b", "true", "null", "-", "5.0", "5", "😀", "\u{200D}",
  ]

  private static let queries = [
    "cafe", "caf", "café", "CAFE 12", "1", "12", "3", "123", "130", "fish", "ss", "й", "и", "각",
    "漢", "字", "が", "\"cafe 12\"", "a.b", "true", "kafe", "u2028", "2028", "n", "x", "5", "5.0",
  ]

  /// A text of pieces that are others from one stretch of rows to the next, so that some stretches
  /// have none of a word.
  private func text(_ dice: inout SeededGenerator, row: Int) -> String {
    (0..<Int.random(in: 0...4, using: &dice)).map { _ in
      let piece = row / 100 * 7 + Int.random(in: 0..<9, using: &dice)
      return Self.pieces[piece % Self.pieces.count]
    }.joined()
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private func csv(_ dice: inout SeededGenerator, rows: Int) -> String {
    "id,name,note\n"
      + (0..<rows).map { row in
        let isBare = Int.random(in: 0..<3, using: &dice) == 0
        return
          "\(row * 7 % 50),\(isBare ? "" : quoted(text(&dice, row: row))),\(quoted(text(&dice, row: row)))"
      }.joined(separator: "\r\n")
  }

  private func ndjson(_ dice: inout SeededGenerator, rows: Int) -> String {
    (0..<rows).map { row in
      let nested = JSONValue.object([
        .init("k", .string(text(&dice, row: row))),
        .init("n", .array([.number("5.0"), .bool(true)])),
      ])
      let value = JSONValue.object([
        .init(
          "name", Int.random(in: 0..<3, using: &dice) == 0 ? nested : .string(text(&dice, row: row))
        ),
        .init("n", .number(String(row))), .init("note", .string(text(&dice, row: row))),
      ])
      return JSONWriter.compact(value)
    }.joined(separator: "\n")
  }

  private func entries(
    _ text: String, _ name: String, in home: TemporaryFolder
  ) throws -> (TableEntries, [String]) {
    let path = try home.make(name, text)
    let dataset = try TableDataset(
      name: name, index: { () throws(TableError) in try RowIndexer(path) },
      open: { () throws(TableError) in try TableFile.open(path) })
    let window = try #require(try dataset.window()).rows
    let columns = window.columns
    let texts = Texts(.english)
    let searched = Catalogue.searched(
      Catalogue.erased(dataset.row, ListRow("")), Catalogue.erased(dataset.json, JSONValue.null),
      texts)
    let entries = TableEntries(
      window, item: { dataset.item($0, columns: columns, position: $1) }, texts: searched)
    return (entries, dataset.keys)
  }

  /// What a search finds that looks at every row.
  private func slowly(
    _ typed: String, in entries: TableEntries, _ texts: (Entry) -> [String]
  ) -> [Int32] {
    let search = ItemSearch(typed)
    var found = ItemSearch.Found<Int32>()
    for position in 0..<entries.count {
      found.add(Int32(position), search.rank(texts(entries.entry(at: position))))
    }
    return found.items
  }

  @Test(arguments: 1...6, ["t.csv", "t.ndjson"])
  func `words are found as by looking at every row`(seed: Int, name: String) async throws {
    let home = try TemporaryFolder()
    defer { withExtendedLifetime(home) {} }
    var dice = SeededGenerator(seed: UInt64(seed))
    let made =
      name == "t.csv" ? csv(&dice, rows: 600) : ndjson(&dice, rows: 600)
    let (entries, _) = try entries(made, name, in: home)
    for typed in Self.queries {
      let found = await entries.positions(matching: typed)
      #expect(found == slowly(typed, in: entries, entries.texts), "\(typed)")
    }
  }

  @Test(arguments: 1...6, ["t.csv", "t.ndjson"])
  func `conditions are fulfilled as by looking at every row`(
    seed: Int, name: String
  ) async throws {
    let home = try TemporaryFolder()
    defer { withExtendedLifetime(home) {} }
    var dice = SeededGenerator(seed: UInt64(seed + 100))
    let made =
      name == "t.csv" ? csv(&dice, rows: 600) : ndjson(&dice, rows: 600)
    let (entries, keys) = try entries(made, name, in: home)
    for column in keys {
      for value in Self.queries + Self.pieces + [""] {
        for comparison in [RowFilter.Comparison.equal, .contains, .notEqual] {
          let filter = RowFilter(column, comparison, value)
          let test = CellTest(filter)
          let wanted = (0..<entries.count).filter { position in
            guard let item = entries.entry(at: position).item(as: TableItem.self),
              let place = item.columns.firstIndex(where: { $0.name == column })
            else { return false }
            return test.includes(item.row[place])
          }
          let found = try await entries.positions(fulfilling: filter, progress: .none)
          #expect(found == wanted.map { Int32($0) }, "\(column) \(comparison) \(value)")
        }
      }
    }
  }

  @Test func `the numbers that begin with some digits are found among rows`() {
    func begins(_ digits: String, _ rows: Range<Int>) -> Bool {
      WordSieve.begins(Array(digits.utf8), aNumberOf: rows)
    }
    for digits in ["1", "9", "12", "128", "129", "99", "100", "0", "01", "1280"] {
      for start in stride(from: 0, to: 2_000, by: 128) {
        let rows = start..<start + 128
        let isThere = rows.contains { String($0 + 1).hasPrefix(digits) }
        #expect(begins(digits, rows) == isThere, "\(digits) \(rows)")
      }
    }
  }
}
