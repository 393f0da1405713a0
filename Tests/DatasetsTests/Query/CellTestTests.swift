import Datasets
import Tables
import Testing

struct CellTestTests {
  private func includes(
    _ comparison: RowFilter.Comparison, _ value: String, _ cell: Cell,
    _ style: NumberStyle = .point
  ) -> Bool {
    CellTest(RowFilter("c", comparison, value), style: style).includes(cell)
  }

  @Test(
    arguments: [
      (.less, "10", .text("9"), true), (.less, "10", .text("10"), false),
      (.lessOrEqual, "10", .text("10.0"), true), (.greater, "9", .number("10"), true),
      (.greater, "9007199254740993", .text("9007199254740992"), false),
      (.greaterOrEqual, "-1", .text("-1"), true), (.greater, "-2", .text("-10"), false),
      (.less, "b", .text("A"), true), (.less, "f10", .text("f9"), true),
      (.greater, "x", .text("10"), false), (.less, "2026-11-30", .text("2026-02-01"), true),
      (.less, "5", .null, false), (.greaterOrEqual, "", .text(""), false),
      (.equal, "1", .text("1.0"), false), (.equal, "é", .text("e\u{301}"), false),
      (.equal, "", .null, true), (.equal, "", .missing, true), (.equal, "", .text(""), true),
      (.notEqual, "1", .text("1.0"), true), (.notEqual, "1", .number("1"), false),
      (.notEqual, "1", .null, true), (.equal, "true", .bool(true), true),
      (.contains, "zoe", .text("Mrs ZOË"), true), (.contains, "zoë", .text("Zoe"), true),
      (.contains, "zoo", .text("Zoë"), false), (.contains, "", .text("x"), true),
      (.contains, "longer than it", .text("long"), false), (.contains, "x", .null, false),
      (.isEmpty, "", .null, true), (.isEmpty, "", .text(""), true),
      (.isEmpty, "", .text(" "), false), (.isNotEmpty, "", .missing, false),
      (.isNotEmpty, "", .number("0"), true),
    ] as [(RowFilter.Comparison, String, Cell, Bool)])
  func `a cell is in or out`(
    _ comparison: RowFilter.Comparison, _ value: String, _ cell: Cell, _ isIn: Bool
  ) {
    #expect(includes(comparison, value, cell) == isIn)
  }

  @Test func `numbers are read as their column writes them`() {
    #expect(includes(.greater, "1000", .text("1.500,50"), .comma))
    #expect(includes(.less, "1.600", .text("1.500,50"), .comma))
    #expect(includes(.less, "1500.75", .text("1.500,50"), .comma))
    #expect(includes(.greater, "1,000", .text("1,234"), .groupedPoint))
  }
}
