import Tables
import Testing

struct DelimiterTests {
  @Test(arguments: [
    ("day;id;sum;who\nJune 3, 2024;71;2.50;Ann\nJune 5, 2024;73;4.00\n", "day;id;sum;who", ";"),
    ("minutes;step\n4:30;Heat\n1:00;Wash 1\n", "minutes;step", ";"),
    ("id;sum\n1;2523,00\n2;10,5\n", "id;sum", ";"),
    ("a\tb, c\n1\t2, 3\n", "a\tb, c", "\t"),
    ("a|b\n1|2\n", "a|b", "|"),
    ("a,b\n\"x;y;z\",2\n", "a,b", ","),
    ("name;note\nA;x, y, z, w\n", "name;note", ";"),
    ("id;first, last;x\n1;Ann, B;2\n", "id;first, last;x", ";"),
    ("one\ntwo\n", "one", ","),
  ])
  func `the delimiter is the one that splits the records alike`(
    _ text: String, _ header: String, _ delimiter: String
  ) throws {
    let names = try table(text).names
    #expect(names == header.components(delimiter))
  }

  @Test func `a line that names the delimiter is no header`() throws {
    let table = try table("sep=;\r\na,b;c\r\n1,5;2\r\n")
    #expect(table.names == ["a,b", "c"])
    #expect(table.rows.map(\.line) == [3])
  }

  @Test(arguments: ["\\t", "tab", "TAB", "\t"])
  func `a tab has several names`(_ name: String) throws {
    #expect(try Delimiter.named(name) == .tab)
  }

  @Test func `a given delimiter is not doubted`() throws {
    let options = TableOptions(delimiter: try Delimiter.named(":"))
    #expect(try table("a,b:c\n", options).names == ["a,b", "c"])
  }

  @Test(arguments: ["", "ab", "\"", "\n", "é"])
  func `other words are no delimiters`(_ name: String) throws {
    let error = try #require(throws: TableError.self) { try Delimiter.named(name) }
    #expect(
      error.description == "--delimiter: ‘\(name)’ is no delimiter; give one ASCII character, "
        + "or tab, comma, semicolon, pipe or space")
    #expect(error.kind.rawValue == 64)
  }
}

extension String {
  fileprivate func components(_ delimiter: String) -> [String] {
    utf8.split(separator: delimiter.utf8.first ?? 0).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `the guess does not depend on how the bytes come`() throws {
    // Behind what is looked at the semicolons would win.
    let text = String(repeating: "a,b;c\n", count: 1_300) + String(repeating: "1;2\n", count: 9_000)
    for chunk in [1_000, 1 << 16, 1 << 20] {
      let reader = try reader(Array(text.utf8), chunk: chunk)
      #expect(reader.info.delimiter == .semicolon)
    }
    let other = String(repeating: "a,b\n", count: 4_100) + String(repeating: "1;2\n", count: 90_000)
    for chunk in [1_000, 1 << 16, 1 << 20] {
      #expect(try reader(Array(other.utf8), chunk: chunk).info.delimiter == .comma)
    }
  }
}
