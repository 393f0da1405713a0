import TestSupport
import Testing

@testable import TerminalUI

struct TextRowsTests {
  private func rows(_ text: String, _ columns: Int) -> [String] {
    let rows = TextRows(of: text, columns: columns)
    return rows.ranges.indices.map { rows[$0] }
  }

  @Test func `rows keep their spaces`() {
    #expect(rows("one two three", 8) == ["one two ", "three"])
    #expect(rows("one two three", 7) == ["one two ", "three"])
    #expect(rows("one     two", 4) == ["one     ", "two"])
    #expect(rows("  a", 1) == ["  ", "a"])
  }

  @Test func `long words are cut`() {
    #expect(rows("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(rows("a bcdefgh", 3) == ["a ", "bcd", "efg", "h"])
    #expect(rows("日本語", 4) == ["日本", "語"])
    #expect(rows("a 日本語", 4) == ["a ", "日本", "語"])
    #expect(rows("日本", 1) == ["日", "本"])
  }

  @Test func `lines stay lines`() {
    #expect(rows("", 5) == [""])
    #expect(rows("a\n\nb\n", 5) == ["a", "", "b", ""])
  }

  @Test func `nothing is lost and no row is too wide`() {
    var random = SeededGenerator(seed: 33)
    for columns in 2..<10 {
      for _ in 0..<200 {
        let text = TextInput(
          text: random.text() + " " + random.text(), isMultiline: true
        ).text
        let rows = TextRows(of: text, columns: columns)
        var end = 0
        for (number, range) in rows.ranges.enumerated() {
          #expect(range.lowerBound == end || range.lowerBound == end + 1)
          end = range.upperBound
          var row = rows[number]
          while row.last == " " { row.removeLast() }
          #expect(row.count <= 1 || TextRows.columns(of: row) <= columns, "\(row.debugDescription)")
        }
        #expect(end == text.utf8.count)
      }
    }
  }
}
