import Testing

@testable import Tables

struct RowPairsTests {
  /// What differs between two lists of rows, each a key and a content, by their positions.
  private func changes(
    _ old: [(String, String)], _ new: [(String, String)], byPlace: Bool = false, limit: Int = .max
  ) throws -> [RowPairs.Pair] {
    let pairs = try RowPairs()
    for (isNew, rows) in [(false, old), (true, new)] {
      for (position, row) in rows.enumerated() {
        try pairs.add(
          isNew: isNew, position: position * 10, key: Array(row.0.utf8), content: Array(row.1.utf8))
      }
    }
    let count = try pairs.compare(byPlace: byPlace)
    var found: [RowPairs.Pair] = []
    try pairs.forEach(limit: limit) { found.append($0) }
    // Fewer are handed over only where a limit says so.
    #expect(limit == .max ? count == found.count : count >= found.count)
    return found
  }

  @Test func `changes come in the new order, and what was removed behind them`() throws {
    let old = [("a", "1"), ("b", "1"), ("c", "1"), ("d", "1")]
    let new = [("e", "1"), ("c", "2"), ("a", "1")]
    #expect(
      try changes(old, new) == [
        .init(old: nil, new: 0), .init(old: 20, new: 10), .init(old: 10), .init(old: 30),
      ])
    #expect(try changes(old, new, limit: 1) == [.init(old: nil, new: 0)])
  }

  @Test func `of equal keys the first ones are the same`() throws {
    #expect(
      try changes([("a", "1"), ("a", "2")], [("a", "1"), ("a", "3"), ("a", "4")]) == [
        .init(old: 10, new: 10), .init(old: nil, new: 20),
      ])
  }

  @Test func `those left at one place are changed ones where that is asked for`() throws {
    let (old, new) = ([("a", ""), ("b", ""), ("c", "")], [("a", ""), ("x", ""), ("c", "")])
    #expect(try changes(old, new, byPlace: true) == [.init(old: 10, new: 10)])
    #expect(try changes(old, new) == [.init(old: nil, new: 10), .init(old: 10)])
    #expect(
      try changes(old, Array(new.prefix(2)), byPlace: true) == [
        .init(old: nil, new: 10), .init(old: 10), .init(old: 20),
      ])
  }

  @Test func `a fingerprint tells bytes apart`() {
    #expect(RowPairs.fingerprint(of: [1, 2]) == RowPairs.fingerprint(of: [1, 2]))
    #expect(RowPairs.fingerprint(of: [1, 2]) != RowPairs.fingerprint(of: [2, 1]))
    #expect(RowPairs.fingerprint(of: []).count == 16)
  }
}
