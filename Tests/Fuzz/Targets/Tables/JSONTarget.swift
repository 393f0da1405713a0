import Tables

/// JSON is read the same whatever the chunks, and element by element as in a whole document; what is
/// written of it reads back equal, as a value and as a table.
struct JSONTarget: FuzzTarget {
  let name = "json"
  let seeds = JSONSeeds.values + ["[\(JSONSeeds.values.joined(separator: ","))]"]
  let words = JSONSeeds.words

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    var options = TableOptions()
    let table = try TableOutcome.checked(bytes, .json, options)
    options.isFlat = true
    let flat = try TableOutcome.checked(bytes, .json, options)
    try FuzzFinding.expect(
      flat.rows.count == table.rows.count, "\(flat.rows.count) flat of \(table.rows.count) rows")
    try checkList(bytes, table)
    // The text may be in another encoding; the parser takes UTF-8.
    guard let value = try? JSONParser.parse(bytes) else { return }
    for text in [JSONWriter.compact(value), JSONWriter.pretty(value)] {
      try FuzzFinding.expect(
        (try? JSONParser.parse(Array(text.utf8))) == value, "\(text) was written of \(value)")
    }
    try JSONSeeds.checkRoundTrip(table)
    try JSONSeeds.checkRoundTrip(flat)
  }

  /// The reader of large lists ends with the same fault, or reads the same rows.
  private func checkList(_ bytes: [UInt8], _ whole: TableOutcome) throws(FuzzFinding) {
    var isList = false
    let list = TableOutcome { () throws(TableError) in
      let spool = try SpoolFile(in: SpoolPlace(), name: "t")
      try spool.append(bytes)
      try spool.flush()
      guard let reader = try JSONListReader(spool.file, TableOptions()) else {
        return try TableFile.text(ByteSource(name: "t", bytes: []), format: .ndjson)
      }
      isList = true
      return reader
    }
    guard isList else { return }
    try FuzzFinding.expect(list.error == whole.error, "\(list) is not \(whole)")
    guard whole.error == nil else { return }
    try FuzzFinding.expect(list == whole, "\(list) is not \(whole)")
  }
}

/// Inputs and invariants that JSON and NDJSON share.
enum JSONSeeds {
  static let values = [
    "{\"a\":1,\"b\":{\"c\":[1,{\"d\":null}],\"e\":{}},\"b.c\":true}",
    "[1,\"x\",null,{\"a\":-0.0e+10}]",
    "{\"x\":[1,2],\"y\":[\"a\"]}", "{\"rows\":[{\"k\":1},{\"k\":2,\"k\":3}],\"next\":null}",
    "\"\\u00e9\\ud83d\\ude00\\ud800\\n\"", "18446744073709551616", "{\"\":{\"\":{\"a\":1}}}",
    "{\"a\":{\"b\":1,\"c\":2},\"a\":{\"b\":3}}",
  ]
  static let words = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "\\udc00", "null", "true",
    "false", "NaN", "1", "-", "0", ".", "e", "E+", "{}", "[]", "\"a\":", "{\"a\":", "\"a.b\":1,",
    "{\"a\":{\"b\":1}}", "\n", "\r\n", " ", "\u{FEFF}", "é", "\u{0}", "\u{FFFD}", "[[", "]]",
    "\"value\":",
  ]

  /// The rows, written an object a line, are the same rows again.
  static func checkRoundTrip(_ table: TableOutcome) throws(FuzzFinding) {
    let objects = table.rows.map { $0.json(table.columns) }
    let text = objects.map { JSONWriter.compact($0) + "\n" }.joined()
    let again = TableOutcome(Array(text.utf8), .ndjson, TableOptions())
    try FuzzFinding.expect(
      again.error == nil && again.rejectedCount == 0
        && again.rows.map { $0.json(again.columns) }.elementsEqual(objects, by: areEqual),
      "\(text) was written of \(table.rows)")
  }

  /// Whether two objects have the same members; columns that come late may stand further back.
  private static func areEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    let (left, right) = (left.members ?? [], right.members ?? [])
    return left.count == right.count
      && right.allSatisfy { member in
        left.contains { $0.name.utf8.elementsEqual(member.name.utf8) && $0.value == member.value }
      }
  }
}
