import Testing

@testable import CatalogApp

struct TextTableTests {
  private let table = TextTable(
    Array("a\tfirst\na.b\t%lld things\t%lld thing\na.b-c\tone\\nand “\\\"two\\\"”\nz\tlast".utf8))

  @Test(arguments: [
    ("a", "first", nil), ("a.b", "%lld things", "%lld thing"),
    ("a.b-c", "one\nand “\"two\"”", nil), ("z", "last", nil),
  ])
  func `a key has its text and the form for one`(key: String, other: String, one: String?) {
    #expect(table.entry(of: key) == TextCatalogue.Entry(other: other, one: one))
  }

  @Test(arguments: ["", "A", "a.", "a.b-", "a.b-cd", "b", "zz", "first", "a\tfirst"])
  func `a key that is not there has none`(key: String) {
    #expect(table.entry(of: key) == nil)
  }

  @Test(arguments: [("", 0), ("a\tb", 1), ("a\tb\n", 1), ("a\tb\nc\td", 2)])
  func `each line is a text`(lines: String, count: Int) {
    #expect(TextTable(Array(lines.utf8)).count == count)
  }

  @Test func `no lines are no texts`() {
    #expect(TextTable([]).entry(of: "a") == nil)
  }
}
