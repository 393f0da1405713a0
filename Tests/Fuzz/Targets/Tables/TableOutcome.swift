import Tables

/// Everything that a reader says of an input.
struct TableOutcome: Equatable {
  var columns: [Column] = []
  var rows: [TableRow] = []
  var warnings: [String] = []
  var info: TableInfo?
  var rejected: [RejectedRecord] = []
  var rejectedCount = 0
  var error: String?

  /// Reads to the end, or to the first fault.
  init(_ open: () throws(TableError) -> any TableReader) {
    do throws(TableError) {
      let reader = try open()
      var rejected: [RejectedRecord] = []
      reader.onReject = { rejected.append($0) }
      do throws(TableError) {
        while let row = try reader.next() { rows.append(row) }
      } catch { self.error = error.description }
      columns = reader.columns
      // Which kind was met first depends on how much was read at once.
      warnings = reader.warnings.map(\.description).sorted()
      info = reader.info
      rejectedCount = reader.rejectedCount
      self.rejected = rejected
    } catch { self.error = error.description }
  }

  init(_ bytes: [UInt8], _ format: TableFormat, _ options: TableOptions, chunk: Int = 1 << 16) {
    self.init { () throws(TableError) in
      try TableFile.text(
        ByteSource(name: "t", bytes: bytes, chunk: chunk), format: format, options)
    }
  }

  /// The fields as a CSV writer sees them, as many as there are columns.
  var fields: [[String?]] { rows.map { row in columns.indices.map { row[$0].field } } }

  var names: [String] { columns.map(\.name) }
}

extension TableOutcome {
  /// What the reader makes of the input, after it was read in small chunks too.
  static func checked(
    _ bytes: [UInt8], _ format: TableFormat, _ options: TableOptions
  ) throws(FuzzFinding) -> TableOutcome {
    let outcome = TableOutcome(bytes, format, options)
    for chunk in [1, 2, 3, 509] {
      let other = TableOutcome(bytes, format, options, chunk: chunk)
      try FuzzFinding.expect(
        other == outcome, "chunks of \(chunk) bytes give \(other), not \(outcome)")
    }
    let names = Set(outcome.names.map { ExactText($0) })
    try FuzzFinding.expect(
      names.count == outcome.columns.count, "names are not unique: \(outcome.names)")
    for row in outcome.rows {
      try FuzzFinding.expect(
        row.cells.count <= outcome.columns.count, "a row is wider than the columns: \(row)")
    }
    let lines = outcome.rows.compactMap(\.line)
    try FuzzFinding.expect(
      format == .json || zip(lines, lines.dropFirst()).allSatisfy { $0 < $1 },
      "lines do not rise: \(lines)")
    return outcome
  }
}
