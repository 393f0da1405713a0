import Foundation
import Testing

@testable import Tables

struct RowWindowSortingTests {
  /// Each value in a column called `v`, with another column before it.
  private func window(_ values: [String]) throws -> RowWindow {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".csv")
    let text = "n,v\n" + values.enumerated().map { "\($0),\($1)\n" }.joined()
    try Data(text.utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let indexer = try #require(try RowIndexer(path.path))
    while try indexer.advance(100) {}
    return indexer.window
  }

  private static let columns: [[String]] = [
    ["10", "9", "-3", "0", "-30", "1e3", "0.5", "", "-0.25", "100", "0.05"],
    ["b", "a", "", "2", "10", "\"1,000\"", "007", "c", "a"],
    ["\"1,5\"", "\"1,25\"", "2", "\"-1,5\""],
    ["\"1,000\"", "999", "\"10,000\""],
    ["12345678901234567890123", "12345678901234567890124", "1e400", "-1e400", "1e-400", "0"],
    [],
  ]

  @Test(arguments: columns, [false, true])
  func `rows come as values in memory are sorted`(_ values: [String], descending: Bool) throws {
    let window = try window(values)
    let cells = (0..<window.count).map { window.row(at: $0)?[1] ?? .missing }
    let places = SortOrder.places(of: cells, descending: descending, textKey: { $0 })
    let sorted = try window.positions(
      sortedBy: [.init(column: 1, isDescending: descending)], textKey: { Array($0.utf8) })
    #expect(sorted?.array == places.map { Int32($0) })
  }

  @Test func `only the rows that are wanted are sorted`() throws {
    let window = try window(["4", "x", "1", "3"])
    let sorted = try window.positions(
      sortedBy: [.init(column: 1, isDescending: false)], within: [3, 0, 2],
      textKey: { Array($0.utf8) })
    #expect(sorted?.array == [2, 3, 0])
  }

  @Test func `a second column decides among the equals of the first`() throws {
    let window = try window(["b", "a", "", "b", "a", "c"])
    let sorted = try window.positions(
      sortedBy: [.init(column: 1, isDescending: false), .init(column: 0, isDescending: true)],
      within: [0, 1, 2, 3, 4], textKey: { Array($0.utf8) })
    #expect(sorted?.array == [4, 1, 3, 0, 2])
  }

  @Test func `rows come in the order of several columns, as far as they are wanted`() throws {
    let window = try window(["b", "a", "", "b", "a", "c"])
    var seen: [Int] = []
    try window.forEach(
      sortedBy: [.init(column: 1, isDescending: true), .init(column: 0, isDescending: true)],
      textKey: { Array($0.utf8) }, where: { $0(1) != .text("c") }
    ) { position, row in
      #expect(row == window.row(at: position))
      seen.append(position)
      return seen.count < 5
    }
    #expect(seen == [3, 0, 4, 1, 2])
  }

  @Test func `a sort that nobody waits for gives nothing`() async throws {
    let window = try window((1...3_000).map { String($0) })
    let sorted = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try window.positions(
        sortedBy: [.init(column: 1, isDescending: false)], textKey: { Array($0.utf8) })
    }.value
    #expect(sorted == nil)
  }

  @Test func `bytes of numbers compare like the numbers`() {
    let texts = [
      "-1e9", "-12", "-1.5", "-0.01", "0", "1e-9", "0.5", "0.55", "1", "1.1", "12", "1e9",
    ]
    let numbers = texts.compactMap { DecimalNumber($0) }
    #expect(numbers.count == texts.count)
    for (lower, higher) in zip(numbers, numbers.dropFirst()) {
      #expect(lower.sortBytes.lexicographicallyPrecedes(higher.sortBytes))
    }
  }
}
