import Tables
import Testing

struct CellTests {
  @Test(
    arguments: [
      (Cell.missing, "", nil, nil),
      (.null, "", nil, JSONValue.null),
      (.text(""), "", "", ""),
      (.text("NULL"), "NULL", "NULL", "NULL"),
      (.number("1.10"), "1.10", "1.10", .number("1.10")),
      (.bool(false), "false", "false", false),
      (.json([1]), "[1]", "[1]", [1]),
      (.blob([]), "0 bytes", "", .object(["base64": ""])),
      (.blob([0]), "1 byte", "AA==", .object(["base64": "AA=="])),
      (.blob([0, 255]), "2 bytes", "AP8=", .object(["base64": "AP8="])),
      (.blob([0, 255, 16]), "3 bytes", "AP8Q", .object(["base64": "AP8Q"])),
      (
        .blob(Array("catalog".utf8)), "7 bytes", "Y2F0YWxvZw==", .object(["base64": "Y2F0YWxvZw=="])
      ),
    ] as [(Cell, String, String?, JSONValue?)])
  func `a cell is shown, written as a field and written as JSON`(
    _ cell: Cell, _ display: String, _ field: String?, _ json: JSONValue?
  ) {
    #expect(cell.display == display)
    #expect(cell.field == field)
    #expect(cell.json == json)
  }

  @Test func `a row in JSON leaves out what is missing and keeps what is null`() {
    let row = TableRow([.text("x"), .missing, .null])
    let columns = ["a", "b", "c", "d"].map { Column($0) }
    #expect(JSONWriter.compact(row.json(columns)) == #"{"a": "x", "c": null}"#)
  }
}
