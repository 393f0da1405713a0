import Tables
import Testing

struct ValueCounterTests {
  private struct Line: Equatable {
    var value: Cell
    var count: Int
  }

  private func lines(
    _ cells: [Cell], capacity: Int = 1_000, limit: Int = .max
  ) throws -> (lines: [Line], isOnDisk: Bool) {
    let counter = ValueCounter(capacity: capacity) { Array($0.utf8) }
    for cell in cells { try counter.add(cell) }
    var lines: [Line] = []
    try counter.forEach(limit: limit) { lines.append(Line(value: $0, count: $1)) }
    #expect(counter.total == cells.count)
    return (lines, counter.isOnDisk)
  }

  private static let cells: [Cell] = [
    .text("b"), .text("a"), .null, .text(""), .text("b"), .number("1"), .text("1"), .missing,
    .bool(true), .blob([0, 255]), .json(.array([1])), .text("\u{E9}"), .text("e\u{301}"),
    .text("b"),
  ]
  private static let counted: [Line] = [
    Line(value: .text("b"), count: 3), Line(value: .null, count: 2),
    Line(value: .text(""), count: 1), Line(value: .text("1"), count: 1),
    Line(value: .number("1"), count: 1), Line(value: .blob([0, 255]), count: 1),
    Line(value: .json(.array([1])), count: 1), Line(value: .text("a"), count: 1),
    Line(value: .text("e\u{301}"), count: 1), Line(value: .bool(true), count: 1),
    Line(value: .text("\u{E9}"), count: 1),
  ]

  /// In memory, and on the disk where every second value moves there.
  @Test(arguments: [1_000, 2])
  func `values are counted by their kind and their bytes`(_ capacity: Int) throws {
    let (lines, isOnDisk) = try lines(Self.cells, capacity: capacity)
    #expect(lines == Self.counted)
    #expect(isOnDisk == (capacity == 2))
  }

  @Test(arguments: [1_000, 2])
  func `a limit leaves the most frequent ones`(_ capacity: Int) throws {
    let lines = try lines(Self.cells, capacity: capacity, limit: 2).lines
    #expect(lines == Array(Self.counted.prefix(2)))
  }
}
