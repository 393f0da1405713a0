import Tables
import Testing

struct CSVLeftOutTests {
  private func options(
    hasHeader: Bool = true, skip: Int = 0, comment: String? = nil, delimiter: Delimiter? = nil
  ) throws -> TableOptions {
    var options = TableOptions(delimiter: delimiter)
    options.hasHeader = hasHeader
    options.skip = skip
    options.comment = try CommentMark.named(comment)
    return options
  }

  @Test func `without a header the first record is data`() throws {
    let table = try table("1,,3\n4,5,6\n", options(hasHeader: false))
    #expect(table.names == ["column_1", "column_2", "column_3"])
    #expect(table.fields == [["1", nil, "3"], ["4", "5", "6"]])
    #expect(table.rows.map(\.line) == [1, 2])
    #expect(table.notes.isEmpty)
  }

  @Test func `without a header wider records get columns, and one note`() throws {
    let table = try table("1\n2,3,\n", options(hasHeader: false, delimiter: .comma))
    #expect(table.names == ["column_1", "column_2", "column_3"])
    #expect(table.fields == [["1"], ["2", "3", nil]])
    #expect(
      table.notes == [
        "t:2: line 2 has 3 fields, the first record 1; the extra ones get columns of their own"
      ])
  }

  @Test func `a header of numbers is a header`() throws {
    #expect(try table("2023,2024\n1,2\n").names == ["2023", "2024"])
  }

  @Test func `blank records before one column of data are told`() throws {
    let blank = try table("\n7\n", options(hasHeader: false))
    #expect(blank.fields == [["7"]])
    #expect(blank.notes == ["t:1: line 1 is blank and left out"])
    #expect(try table("", options(hasHeader: false)).notes == ["t: the file is empty"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [1, 2, 1 << 16])
  func `lines before the header are left out, and counted`(_ end: String, _ chunk: Int) throws {
    let lines = ["Report \"of", "today;;;", "a,b", "1,2", "", "3,\"x"]
    let error = try #require(throws: TableError.self) {
      let reader = try reader(
        Array(lines.joined(separator: end).utf8), chunk: chunk, options(skip: 2))
      #expect(reader.columns.map(\.name) == ["a", "b"])
      #expect(reader.info.skippedLines == 2)
      #expect(try reader.next()?.line == 4)
      _ = try reader.next()
    }
    #expect(error.description.hasPrefix("t:6:3: the quote that opens here, on line 6,"))
  }

  @Test func `fewer lines than are left out are an empty file`() throws {
    let table = try table("a,b\n1,2", options(skip: 9))
    #expect(table.columns.isEmpty && table.rows.isEmpty)
    #expect(table.notes == ["t: the file is empty"])
  }

  @Test(arguments: [1, 3, 1 << 16])
  func `comments are left out and counted, those in quotes are none`(_ chunk: Int) throws {
    let text = "# a \"quote;\n#\na,b\n1,\"x\n# no comment\"\n#,\"\n \"#2\",#\n# end"
    let table = try Table(
      reader(Array(text.utf8), chunk: chunk, options(comment: "#")))
    #expect(table.names == ["a", "b"])
    #expect(table.fields == [["1", "x\n# no comment"], ["#2", "#"]])
    #expect(table.rows.map(\.line) == [4, 7])
    #expect(table.notes == ["t: 4 comments that begin with ‘#’ are left out"])
  }

  @Test func `one comment is one`() throws {
    #expect(
      try table("a\n;\n1\n", options(comment: ";")).notes
        == ["t: 1 comment that begins with ‘;’ is left out"])
    #expect(try table("a\n1\n", options(comment: "#")).notes.isEmpty)
  }

  @Test func `the delimiter is guessed from what is left`() throws {
    let preamble = (1...3000).map { "#;;;;;;;\($0)\n" }.joined()
    let text = preamble + "a,b\n#;;;\n1,2\n"
    let commented = try reader(Array(text.utf8), options(comment: "#"))
    #expect(commented.info.delimiter == .comma)
    #expect(try commented.next()?.line == 3003)
    let skipped = try reader(Array("x;y;z;a,b\na,b\n1,2\n".utf8), options(skip: 1))
    #expect(skipped.info.delimiter == .comma)
    #expect(try table("a;b,c\n;x\n1;2,3\n", options(comment: ";")).names == ["a;b", "c"])
  }

  @Test func `the line that names the delimiter is the first one only`() throws {
    #expect(try table("sep=;\na;b\n1;2\n", options(comment: "#")).names == ["a", "b"])
    #expect(try table("sep=;\na;b\n1;2\n", options(skip: 1)).names == ["a", "b"])
  }

  @Test(arguments: ["##", "", "é", "\"", " ", "a", "5"])
  func `a comment begins with one ASCII character`(_ name: String) throws {
    let error = try #require(throws: TableError.self) { try CommentMark.named(name) }
    #expect(
      error.description
        == "--comment: ‘\(name)’ begins no comments; "
        + "give one ASCII character that is no letter, digit or quote")
    #expect(error.kind.rawValue == 64)
  }

  @Test func `comments do not begin with the delimiter`() throws {
    let error = try #require(throws: TableError.self) {
      try table("a;b\n", options(comment: ";", delimiter: .semicolon))
    }
    #expect(
      error.description
        == "--comment: ‘;’ cannot begin comments, since it stands between the fields")
  }

  @Test(arguments: [
    ("1,2\n3,4\n", false, nil as String?, 2), ("a,b\n#x\n3,4\n# y", true, "#", 1),
    ("\n#\n1\n\n2", false, "#", 2), ("", false, nil, 0),
  ])
  func `rows are counted without those that are left out`(
    _ text: String, _ hasHeader: Bool, _ comment: String?, _ count: Int
  ) throws {
    let options = try options(hasHeader: hasHeader, comment: comment)
    let known = try reader(Array(text.utf8), options).countRest()
    #expect(known == (comment == nil ? count : nil))
    #expect(try table(text, options).rows.count == count)
  }
}
