import Tables

/// NDJSON is read the same whatever the chunks; each line that is not blank is a row or is handed on
/// as rejected, once.
struct NDJSONTarget: FuzzTarget {
  let name = "ndjson"
  let seeds = [
    JSONSeeds.values.joined(separator: "\n"), "{\"a\":1}\nbad\n\n{\"b\":{\"c\":2}}\r\n[1,]\n",
    "nothing\n", "\u{FEFF}{\"a\":1}\n{\"a\":\"\\ud800\"}",
  ]
  let words = JSONSeeds.words + ["\n\n", "{\"a\":1}\n", "bad\n"]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    var options = TableOptions()
    for isFlat in [false, true] {
      options.isFlat = isFlat
      let table = try TableOutcome.checked(bytes, .ndjson, options)
      try FuzzFinding.expect(
        table.rejected.count == table.rejectedCount,
        "\(table.rejected.count) of \(table.rejectedCount) were handed on")
      let lines = table.rows.compactMap(\.line) + table.rejected.map(\.line)
      try FuzzFinding.expect(Set(lines).count == lines.count, "a line came twice: \(lines)")
      try FuzzFinding.expect(
        (table.error == nil) == (!table.rows.isEmpty || table.rejected.isEmpty),
        "\(table.rows.count) rows, error \(table.error ?? "none")")
      try JSONSeeds.checkRoundTrip(table)
    }
  }
}
