extension CSVRecords {
  /// The error with its place, where the record that begins here is too large: the quote that may be
  /// unclosed, else the beginning of the record.
  func placed(_ error: TableError) -> TableError {
    guard case .tooLarge = error.reason, error.column == nil else { return error }
    var error = error
    error.column = 1
    var record = CSVRecord()
    let scanned = CSVScanner(delimiter).scan(
      buffer.bytes, from: buffer.position, isEnd: true, into: &record)
    if case .unclosedQuote(let place) = scanned {
      let quote = unclosedQuote(place)
      error.line = quote.line
      error.column = quote.column
    }
    return error
  }
}
