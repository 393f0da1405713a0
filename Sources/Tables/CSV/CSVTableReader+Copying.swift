extension CSVTableReader {
  /// Appends the next rows, with a field for each column, as a writer writes them, without making
  /// values of them.
  ///
  /// Ends where the text has `size` bytes, after `limit` rows, which is lowered by each, or behind the
  /// last row. False where there are no more rows.
  package func copyRows(
    as writer: DelimitedWriter, columns: Int, limit: inout Int, to text: inout [UInt8],
    until size: Int
  ) throws(TableError) -> Bool {
    let isSame = writer.delimiter == records.delimiter.byte && columns == headerWidth
    while limit > 0, text.count < size {
      if isSame, takesRuns {
        let run = try records.takeRun(fields: columns, isExact: true, limit: limit)
        text += records.buffer.bytes[run.bytes]
        limit -= run.count
        if limit == 0 || text.count >= size { continue }
      }
      guard try advance() else { return false }
      limit -= 1
      copyRow(as: writer, columns: columns, to: &text)
    }
    return limit > 0
  }

  private func copyRow(as writer: DelimitedWriter, columns: Int, to text: inout [UInt8]) {
    let fields = records.record.fields
    let bytes = records.buffer.bytes
    // A line with nothing on it would be no record at all.
    if columns == 1, fields[0].isNull {
      text += [0x22, 0x22, 0x0A]
      return
    }
    for index in 0..<width {
      if index > 0 { text.append(writer.delimiter) }
      copy(fields[index], in: bytes, as: writer, to: &text)
    }
    for index in width..<max(columns, width) where index > 0 { text.append(writer.delimiter) }
    text.append(0x0A)
  }

  private func copy(
    _ field: CSVField, in bytes: [UInt8], as writer: DelimitedWriter, to text: inout [UInt8]
  ) {
    let content = bytes[field.start..<field.end]
    guard needsQuotes(field, content, writer) else {
      text += content
      return
    }
    text.append(0x22)
    if field.form == .plainWithQuote {
      for byte in content {
        if byte == 0x22 { text.append(byte) }
        text.append(byte)
      }
    } else {
      text += content
    }
    text.append(0x22)
  }

  private func needsQuotes(
    _ field: CSVField, _ content: ArraySlice<UInt8>, _ writer: DelimitedWriter
  ) -> Bool {
    guard let first = content.first, let last = content.last else { return field.isQuoted }
    if first == 0x20 || first == 0x09 || last == 0x20 || last == 0x09 { return true }
    switch field.form {
    case .plainWithQuote, .quotedWithQuotes: return true
    case .plain:
      return writer.delimiter != records.delimiter.byte && content.contains(writer.delimiter)
    case .quoted:
      return content.contains { $0 == writer.delimiter || $0 == 0x0A || $0 == 0x0D }
    }
  }
}
