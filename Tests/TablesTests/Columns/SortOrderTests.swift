import Tables
import Testing

struct SortOrderTests {
  private func places(_ cells: [Cell], _ descending: Bool = false) -> [Int] {
    SortOrder.places(of: cells, descending: descending) { $0.lowercased() }
  }

  private func order(_ texts: [String], descending: Bool = false) -> [String] {
    let cells = texts.map { Cell.text($0) }
    return places(cells, descending).map { texts[$0] }
  }

  @Test func `numbers go by value, gaps come last, equal ones keep their order`() {
    let cells: [Cell] = [.text("10"), .text("9"), .text("2"), .null, .text("10")]
    #expect(places(cells) == [2, 1, 0, 4, 3])
    #expect(places(cells, true) == [0, 4, 1, 2, 3])
  }

  @Test(arguments: [
    ["9,25", "10,5", "2523,00"],
    ["500", "1,000", "20,000", "1,234,567.5"],
    ["-1.234,5", "0,5", "1.000", "1.000,1"],
    ["-1e400", "-2", "-1.5", "-0", "1e-400", "0.1", "1e2", "1e400"],
    ["9223372036854775807", "9223372036854775808", "18446744073709551616"],
    ["0.1", "0.10000000000000000001", "0.2"],
    ["2", "10", "007", "1e", "inf", "NaN", "x"],
    ["Äpfel", "birne", "Zebra"].sorted { $0.lowercased() < $1.lowercased() },
  ])
  func `a column is sorted by what its values mean`(_ sorted: [String]) {
    #expect(order(sorted.reversed()) == sorted)
    #expect(order(sorted.reversed(), descending: true) == sorted.reversed())
  }

  @Test func `JSON numbers and texts stand in one order`() {
    let cells: [Cell] = [
      .text("b"), .number("10"), .missing, .number("9"), .text("2"), .bool(true),
    ]
    #expect(places(cells) == [4, 3, 1, 0, 5, 2])
  }

  @Test(
    arguments: [
      (["1,5", "2"], NumberStyle.comma), (["1.5", "2"], .point), (["1,000", "2"], .groupedPoint),
      (["1.000", "2,5"], .comma), (["x", "1"], nil), ([""], nil), (["01"], nil),
      (["1,5", "1.5"], nil),
      ([" 1 "], .point), (["1_000"], nil), (["0x1F"], nil), (["1."], nil), ([".5"], nil),
      (["+1.5"], .point),
    ] as [([String], NumberStyle?)])
  func `one style is found for a whole column`(_ texts: [String], _ style: NumberStyle?) {
    #expect(NumberStyle.common(to: texts.map { Cell.text($0) }) == style)
  }

  @Test(arguments: [("1.0", "1"), ("1e2", "100"), ("-0", "0"), ("0.00e9", "0"), ("120", "12e1")])
  func `one number may be written in many ways`(_ first: String, _ second: String) throws {
    let left = try #require(DecimalNumber(first))
    let right = try #require(DecimalNumber(second))
    #expect(left == right)
    #expect(!(left < right) && !(right < left))
  }
}
