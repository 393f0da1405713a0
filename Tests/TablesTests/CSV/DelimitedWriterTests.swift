import Tables
import Testing

struct DelimitedWriterTests {
  private let columns = [Column("a"), Column("b")]

  private func written(_ cells: [Cell], _ writer: DelimitedWriter = .csv) -> String {
    var text = ""
    writer.append(TableRow(cells), columns: 2, to: &text)
    return text
  }

  @Test(arguments: [
    ("x\r\ny", "\"x\r\ny\",\n"), ("p\rq", "\"p\rq\",\n"), ("say \"hi\"", "\"say \"\"hi\"\"\",\n"),
    (" a,b ", "\" a,b \",\n"), ("a b", "a b,\n"), ("\tx", "\"\tx\",\n"), ("x ", "\"x \",\n"),
    ("", "\"\",\n"), ("a;b", "a;b,\n"), ("\"", "\"\"\"\",\n"),
  ])
  func `a field is quoted where it must be`(_ field: String, _ line: String) {
    #expect(written([.text(field)]) == line)
  }

  @Test func `each kind of cell has a text`() {
    #expect(written([.null, .number("1.10")]) == ",1.10\n")
    #expect(written([.bool(true), .blob([0x00, 0xFF, 0x10])]) == "true,AP8Q\n")
    #expect(written([.json([1, "x"])]) == "\"[1, \"\"x\"\"]\",\n")
  }

  @Test func `a tab-separated field may hold commas`() {
    #expect(written([.text("a,b"), .text("c\td")], .tsv) == "a,b\t\"c\td\"\n")
  }

  @Test func `a table without rows is its header`() {
    #expect(DelimitedWriter.csv.text(Table(columns: columns, rows: [])) == "a,b\n")
  }

  @Test func `nothing in a single column is no blank line`() {
    let table = Table(columns: [Column("a")], rows: [TableRow([.null]), TableRow([])])
    #expect(DelimitedWriter.csv.text(table) == "a\n\"\"\n\"\"\n")
  }

  @Test func `what is written reads back as the same cells`() throws {
    let texts = [
      "", " ", "\"", "\"\"", "a\"b", ",", ";", "\t", "\r", "\n", "\r\n", "sep=;", "\u{FEFF}x", "é",
      " \"q\" ", "NULL", "\0", "\"a\",\"b\"",
    ]
    for first in texts where !first.isEmpty {
      for second in texts {
        let source = Table(
          columns: [Column(first), Column("b")],
          rows: [
            TableRow([.text(first), .text(second)], line: 2), TableRow([.null, .text(second)]),
          ])
        for (writer, format, delimiter) in [
          (DelimitedWriter.csv, TableFormat.csv, Delimiter.comma), (.tsv, .tsv, .tab),
        ] {
          let options = TableOptions(delimiter: delimiter)
          let read = try table(writer.text(source), format, options)
          #expect(read.names == source.names)
          #expect(read.cells == source.cells)
          #expect(read.warnings.isEmpty)
        }
      }
    }
  }
}
