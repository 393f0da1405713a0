import Tables
import Testing

struct CSVTableReaderTests {
  // Readers look at 4 KB first; only behind these do the chunks show.
  private let many = 500

  @Test(arguments: ["\n", "\r\n", "\r"], [1, 2, 7, 1 << 16])
  func `any line end ends a record, whatever the chunks`(_ end: String, _ chunk: Int) throws {
    let records = ["Ada,\"short\"", "Bo,\"a, \"\"b\"\"\""].map { $0 + end }.joined()
    let table = try table("name,note" + end + String(repeating: records, count: many), chunk: chunk)
    #expect(table.names == ["name", "note"])
    #expect(table.fields.count == 2 * many)
    #expect(Set(table.fields) == [["Ada", "short"], ["Bo", "a, \"b\""]])
    #expect(table.rows.map(\.line) == (2..<2 * many + 2).map { $0 })
    #expect(table.warnings.isEmpty)
  }

  @Test(arguments: [1, 3, 1 << 16])
  func `line ends inside quotes stay as they are`(_ chunk: Int) throws {
    let records = String(repeating: "\"1\r\n2\r3\n4\",x\ny,z\n", count: many)
    let table = try table("a,b\n" + records, chunk: chunk)
    #expect(table.fields.count == 2 * many)
    #expect(Set(table.fields) == [["1\r\n2\r3\n4", "x"], ["y", "z"]])
    #expect(table.rows.prefix(3).map(\.line) == [2, 6, 7])
    #expect(table.rows.last?.line == 5 * many + 1)
  }

  @Test func `a byte order mark is no part of a quoted name`() throws {
    let table = try table("\u{FEFF}\"full name\",age\n\"Ann, A.\",3\n")
    #expect(table.names == ["full name", "age"])
    #expect(table.fields == [["Ann, A.", "3"]])
  }

  @Test func `an empty field, an empty text and words for nothing are three things`() throws {
    let table = try table("v,w\n,\"\"\nNA,null\nnan,Infinity\n")
    #expect(
      table.cells == [
        [.null, .text("")], [.text("NA"), .text("null")], [.text("nan"), .text("Infinity")],
      ])
  }

  @Test func `a short record lacks its last cells`() throws {
    let table = try table("a,b,c\n1\n4,5,6\n")
    #expect(table.fields == [["1"], ["4", "5", "6"]])
    #expect(table.rows[0][2] == .missing)
    #expect(table.rows[0].json(table.columns) == .object(["a": "1"]))
    #expect(table.warnings.isEmpty)
  }

  @Test func `a long record gets columns of its own and a word`() throws {
    let table = try table("a,b\n1,2\n3,4,5,6\n", name: "long.csv")
    #expect(table.names == ["a", "b", "column_3", "column_4"])
    #expect(table.fields == [["1", "2"], ["3", "4", "5", "6"]])
    #expect(
      table.notes == [
        "long.csv:3: line 3 has 4 fields, the header 2; the extra ones get columns of their own"
      ])
  }

  @Test func `extra fields with nothing in them make no columns`() throws {
    let table = try table("name\n,,\nann\nben\n")
    #expect(table.names == ["name"])
    #expect(table.fields == [[nil], ["ann"], ["ben"]])
    #expect(table.notes == ["t:2: line 2 has 3 fields, the header 1; the extra ones are empty"])
  }

  @Test func `warnings of one kind are bounded`() throws {
    let rows = String(repeating: "1,2\n", count: 300_0)
    let notes = try table("a\n" + rows).notes
    #expect(notes.count == 3)
    #expect(notes.last == "t: … and 2998 more like this")
  }

  @Test func `blank lines are no records`() throws {
    #expect(try table("\n\na,b\n\n1,2\n\n\n3,4\n\n").fields == [["1", "2"], ["3", "4"]])
    #expect(try table("\n\na,b\n\n1,2\n\n").warnings.isEmpty)
  }

  @Test func `a blank line inside a single column is named`() throws {
    let table = try table("a\n1\n\n2\n\n")
    #expect(table.fields == [["1"], ["2"]])
    #expect(table.notes == ["t:3: line 3 is blank and left out"])
  }

  @Test func `an empty file has no columns and a word about it`() throws {
    for text in ["", "\u{FEFF}", "\n\n"] {
      let table = try table(text, name: "empty.csv")
      #expect(table.columns.isEmpty && table.rows.isEmpty)
      #expect(table.notes == ["empty.csv: the file is empty"])
    }
  }

  @Test func `a header alone is a table without rows`() throws {
    let table = try table("a,n")
    #expect(table.names == ["a", "n"])
    #expect(table.rows.isEmpty)
    #expect(DelimitedWriter.csv.text(table) == "a,n\n")
  }

  @Test func `names that are used twice are named in one warning`() throws {
    let table = try table("en,comment,en,\n1,2,3,4\n")
    #expect(table.names == ["en", "comment", "en_2", "column_4"])
    #expect(
      table.notes == ["t:1: columns without a name of their own are called ‘en_2’, ‘column_4’"])
  }

  @Test func `rows come before the whole file is read`() throws {
    var handedOut = 0
    let source = ByteSource(name: "t") {
      handedOut += 1
      return Array(String(repeating: "a,b\n", count: 2000).utf8)
    }
    let reader = try TableFile.text(source, format: .csv)
    for _ in 0..<10 { _ = try reader.next() }
    #expect(handedOut <= 2)
  }

  @Test(arguments: [1 << 10, 1 << 16])
  func `a huge field is a field`(_ chunk: Int) throws {
    let note = String(repeating: "x", count: 200_000)
    let table = try table("id,note\n1,\(note)\n2,\"\(note)\n\"\n", chunk: chunk)
    #expect(table.fields == [["1", note], ["2", note + "\n"]])
  }
}
