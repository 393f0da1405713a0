import Testing

@testable import Tables

struct ColumnKindTests {
  private func kind(_ cells: [Cell], isTyped: Bool = false) -> ColumnKind {
    var kinds = ColumnKinds(isTyped: isTyped)
    for cell in cells { _ = kinds.observe(TableRow([cell])) }
    return kinds.kind(0)
  }

  @Test func `fields of CSV are numbers where all of them come back`() {
    #expect(kind([.text("1"), .null, .text(""), .text("-5")]) == .integer)
    #expect(kind([.text("1"), .text("2.5")]) == .number)
    #expect(kind([.text("1"), .text("007")]) == .text)
    #expect(kind([.text("2.5"), .text("1.10")]) == .text)
    #expect(kind([.text("1"), .text("x")]) == .text)
    #expect(kind([.null, .missing]) == .text)
  }

  @Test func `a text of JSON is a text whatever it says`() {
    #expect(kind([.text("1"), .text("2")], isTyped: true) == .text)
    #expect(kind([.text("1"), .number("2")], isTyped: true) == .mixed)
    #expect(kind([.number("1"), .number("2")], isTyped: true) == .integer)
    #expect(kind([.number("1"), .number("1e400")], isTyped: true) == .number)
    #expect(kind([.bool(true), .null], isTyped: true) == .boolean)
    #expect(kind([.bool(true), .number("1")], isTyped: true) == .mixedJSON)
    #expect(kind([.json(.array([]))], isTyped: true) == .json)
    #expect(kind([.blob([1]), .null], isTyped: true) == .blob)
  }

  @Test func `a row says whether it brought something new`() {
    var kinds = ColumnKinds(isTyped: false)
    let rows: [[Cell]] = [[.text("1"), .null], [.text("2"), .null], [.text("2"), .text("a")]]
    let answers = rows.map { kinds.observe(TableRow($0)) }
    #expect(answers == [true, false, true])
  }

  @Test func `numbers that stay texts are told`() {
    var kinds = ColumnKinds(isTyped: false)
    _ = kinds.observe(TableRow([.text("007"), .text("a"), .text("1")]))
    _ = kinds.observe(TableRow([.text("8"), .text("007"), .text("2")]))
    #expect([0, 1, 2].map(kinds.keepsNumbersAsText) == [true, false, false])
  }
}
