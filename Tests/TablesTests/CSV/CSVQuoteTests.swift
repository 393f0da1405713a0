import Tables
import Testing

struct CSVQuoteTests {
  @Test func `a quote that is never closed is an error at the quote`() throws {
    let error = try #require(throws: TableError.self) {
      try table("name,note\nAnn,\"unfinished\nBen,fine\nCy,fine\n", name: "open.csv")
    }
    #expect(
      error.description == "open.csv:2:5: the quote that opens here, on line 2, is never closed")
    #expect(error.kind == .badData)
  }

  @Test(arguments: [1, 5, 1 << 16])
  func `the records before an open quote are read first`(_ chunk: Int) throws {
    let text = "a,b\n" + String(repeating: "1,2\n", count: 2000) + "3,\"4\n5,6\n"
    let reader = try reader(Array(text.utf8), chunk: chunk)
    for _ in 0..<2000 { #expect(try reader.next()?.cells == [.text("1"), .text("2")]) }
    let error = try #require(throws: TableError.self) { try reader.next() }
    #expect(error.line == 2002)
    #expect(error.column == 3)
  }

  @Test func `the place of an open quote counts lines and scalars`() throws {
    let error = try #require(throws: TableError.self) {
      try table("a,b,c\n\"1\r\n\r2\",\u{E9}\u{E9},\"x\n")
    }
    #expect(error.line == 4)
    #expect(error.column == 7)
  }

  @Test func `a quote that closes nothing is a character`() throws {
    let table = try table("a,b\n5\" pipe,6\n\"an \"\"x\" y,7\n8,\"z\"\n")
    #expect(table.fields == [["5\" pipe", "6"], ["\"an \"\"x\" y", "7"], ["8", "z"]])
    #expect(
      table.notes == [
        "t:3: line 3 has a quote that closes no field; the field is taken as it stands"
      ])
  }

  @Test func `blanks around quotes are no part of the field`() throws {
    #expect(try table("a, \"b, c\" \n\"1\" , \"2\"").fields == [["1", "2"]])
    #expect(try table("a,b\n x , 5\"\n").fields == [[" x ", " 5\""]])
  }

  @Test func `in tab-separated text an open quote spoils one field`() throws {
    let table = try table(
      "a\tb\tc\n1\t\"one\tp\n2\ttwo\tq\n3\t\"three\"\tr\n4\tfour\"\ts\n5\t\"five\tt\n", .tsv)
    #expect(
      table.fields == [
        ["1", "\"one", "p"], ["2", "two", "q"], ["3", "three", "r"], ["4", "four\"", "s"],
        ["5", "\"five", "t"],
      ])
  }

  @Test func `in tab-separated text a field may be quoted too`() throws {
    let table = try table("id\ttext\tk\n1\t\"one\r\ntwo\"\tx\n2\tthree\ty\n", .tsv)
    #expect(table.fields == [["1", "one\r\ntwo", "x"], ["2", "three", "y"]])
  }
}
