/// Writes CSV and TSV (RFC 4180 with LF) that reads back as the same cells.
///
/// A field that holds nothing is empty, the empty text is `""`. A field is quoted if it holds the
/// delimiter, a quote, CR or LF, or has a blank at either end.
package struct DelimitedWriter: Sendable {
  package static let csv = DelimitedWriter(.comma)
  package static let tsv = DelimitedWriter(.tab)

  let delimiter: UInt8

  package init(_ delimiter: Delimiter) { self.delimiter = delimiter.byte }

  /// Appends the line of column names.
  package func appendHeader(_ columns: [Column], to text: inout String) {
    var start = ""
    for (index, column) in columns.enumerated() {
      if index > 0 { start.unicodeScalars.append(Unicode.Scalar(delimiter)) }
      // A reader would take these for something else than a name.
      let name = column.name.utf8
      let isTricky =
        index == 0 && (name.starts(with: "\u{FEFF}".utf8) || name.starts(with: "sep=".utf8))
      append(column.name, quoted: isTricky, to: &start)
    }
    text += start + "\n"
  }

  /// Appends a record, with a field for each column.
  package func append(_ row: TableRow, columns: Int, to text: inout String) {
    // A line with nothing on it would be no record at all.
    if columns == 1, row[0].field == nil {
      text += "\"\"\n"
      return
    }
    for index in 0..<max(columns, row.cells.count) {
      if index > 0 { text.unicodeScalars.append(Unicode.Scalar(delimiter)) }
      if let field = row[index].field { append(field, quoted: field.isEmpty, to: &text) }
    }
    text += "\n"
  }

  /// The whole table, with its header even where there are no rows.
  package func text(_ table: Table) -> String {
    var text = ""
    if !table.columns.isEmpty { appendHeader(table.columns, to: &text) }
    for row in table.rows { append(row, columns: table.columns.count, to: &text) }
    return text
  }

  private func append(_ field: String, quoted: Bool, to text: inout String) {
    guard quoted || needsQuotes(field) else {
      text += field
      return
    }
    text += "\""
    for (index, part) in field.utf8.split(separator: 0x22, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { text += "\"\"" }
      text += String(decoding: part, as: UTF8.self)
    }
    text += "\""
  }

  private func needsQuotes(_ field: String) -> Bool {
    let bytes = field.utf8
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first == 0x20 || first == 0x09 || last == 0x20 || last == 0x09 { return true }
    return bytes.contains { $0 == delimiter || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
  }
}
