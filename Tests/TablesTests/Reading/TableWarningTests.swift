import Tables
import Testing

struct TableWarningTests {
  @Test(
    arguments: [
      (.emptyFile, "the file is empty"),
      (
        .guessedEncoding(.windows1252, offset: 1),
        "not UTF-8 (byte offset 1), read as windows-1252; --encoding names another"
      ),
      (
        .replacedBytes(offset: 9, encoding: .utf8),
        "bytes at offset 9 are not UTF-8, shown as U+FFFD"
      ),
      (
        .renamedColumns(["a_2", "b_2", "c_2", "d_2", "e_2", "f_2"]),
        "columns without a name of their own are called ‘a_2’, ‘b_2’, ‘c_2’, ‘d_2’, ‘e_2’ and 1 more"
      ),
      (
        .extraFields(count: 4, header: 2),
        "line 3 has 4 fields, the header 2; the extra ones get columns of their own"
      ),
      (
        .emptyExtraFields(count: 4, header: 2),
        "line 3 has 4 fields, the header 2; the extra ones are empty"
      ),
      (
        .strayQuote, "line 3 has a quote that closes no field; the field is taken as it stands"
      ),
      (.blankLines, "line 3 is blank and left out"),
      (.repeatedKey("b"), "line 3 has the key ‘b’ more than once; the last value is taken"),
      (.loneSurrogate, "line 3 has half a surrogate pair, shown as U+FFFD"),
      (
        .otherMembers(["count", "next"]),
        "the members ‘count’, ‘next’ beside the list are not part of the table"
      ),
      (
        .writeAheadLogIgnored,
        "changes that are still in the -wal file cannot be read in this folder"
      ),
      (
        .brokenText(column: "a"),
        "a text in column ‘a’ is not UTF-8, its bad bytes are shown as U+FFFD"
      ),
      (.more(7), "… and 7 more like this"),
    ] as [(TableWarning.Reason, String)])
  func `a warning is one sentence after its place`(
    _ reason: TableWarning.Reason, _ sentence: String
  ) {
    #expect(TableWarning(reason, file: "f.csv", line: 3).description == "f.csv:3: " + sentence)
  }

  @Test func `a record without a line is called a record`() {
    #expect(
      TableWarning(.repeatedKey("b"), file: "f").description
        == "f: a record has the key ‘b’ more than once; the last value is taken")
  }
}
