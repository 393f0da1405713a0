/// The records of a text with delimiters, header and blank lines among them, one at a time.
struct CSVRecords {
  var buffer: TextBuffer
  private(set) var delimiter: Delimiter
  /// The record that was read last; its fields are places in the bytes of the buffer.
  private(set) var record = CSVRecord()
  /// The line where it begins.
  private(set) var recordLine = 1
  private var recordStart = 0
  /// The line where the next record begins.
  var line = 1
  let comment: CommentMark?
  /// How many comments were left out so far.
  var commentCount = 0

  var warnings: WarningList {
    get { buffer.text.warnings }
    set { buffer.text.warnings = newValue }
  }

  /// Takes the delimiter from the user, or finds it out where that is nil; `preferred` is the likely
  /// one by the file's name.
  ///
  /// The first `skip` lines are left out, and comments.
  init(
    _ text: TextChunks, delimiter: Delimiter?, preferred: Delimiter, skip: Int = 0,
    comment: CommentMark? = nil
  ) throws(TableError) {
    buffer = TextBuffer(text)
    self.comment = comment
    self.delimiter = preferred
    try passLines(skip)
    try passComments()
    while buffer.bytes.count - buffer.position < DelimiterGuess.sample, !buffer.isEnded {
      try buffer.fill(line: line)
    }
    if let delimiter {
      self.delimiter = delimiter
    } else if line == 1, let named = takeDelimiterLine() {
      self.delimiter = named
    } else {
      self.delimiter = DelimiterGuess.delimiter(
        of: sample, preferred: preferred, besides: comment,
        isEnd: buffer.isEnded && buffer.bytes.count - buffer.position <= DelimiterGuess.sample)
    }
  }

  /// Goes on with text that begins with a record, on that line.
  init(_ text: TextBuffer, delimiter: Delimiter, comment: CommentMark?, line: Int) {
    buffer = text
    self.comment = comment
    self.delimiter = delimiter
    self.line = line
  }

  /// Where the record begins in the source; nil where the text is not as that has it.
  var place: RowPlace? {
    buffer.offset(of: recordStart).map { RowPlace(offset: $0, line: recordLine) }
  }

  /// Goes to the next record, blank or not; false at the end.
  mutating func advance() throws(TableError) -> Bool {
    let scanner = CSVScanner(delimiter)
    try passComments()
    while true {
      if buffer.position == buffer.bytes.count {
        if buffer.isEnded { return false }
        try buffer.fill(line: line)
        continue
      }
      switch scanner.scan(
        buffer.bytes, from: buffer.position, isEnd: buffer.isEnded, into: &record)
      {
      case .needsMore: try buffer.fill(line: line)
      case .unclosedQuote(let place): throw unclosedQuote(place)
      case .record:
        recordLine = line
        recordStart = buffer.position
        line += record.lineEnds
        buffer.position = record.end
        if record.hasStrayQuote { warnings.add(.strayQuote, line: recordLine) }
        return true
      }
    }
  }

  /// Goes past the records that can be taken as they stand, up to a limit, as far as they were read
  /// from the source; where they are in the buffer, and how many.
  mutating func takeRun(fields: Int, isExact: Bool, limit: Int) throws(TableError) -> (
    bytes: Range<Int>, count: Int
  ) {
    if buffer.position == buffer.bytes.count, !buffer.isEnded { try buffer.fill(line: line) }
    let start = buffer.position
    let run = CSVRun(
      in: buffer.bytes, from: start, delimiter: delimiter, fields: fields, isExact: isExact,
      limit: limit)
    buffer.position = run.end
    line += run.lineEnds
    return (start..<run.end, run.records)
  }

  /// The bytes of the record, with its end.
  var recordBytes: ArraySlice<UInt8> { buffer.bytes[recordStart..<record.end] }

  /// The values of the record.
  var cells: [Cell] { record.fields.map { $0.cell(in: buffer.bytes) } }

  /// The bytes behind the record as the source has them, so many or all that are left; empty at the
  /// end.
  mutating func takeUndecoded(atLeast count: Int = 1) throws(TableError) -> [UInt8] {
    var bytes = buffer.takeUndecoded()
    while bytes.count < count {
      let chunk = try buffer.text.source.next()
      if chunk.isEmpty { break }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    return bytes
  }

  /// The line `sep=;` that some spreadsheets write first to name the delimiter.
  private mutating func takeDelimiterLine() -> Delimiter? {
    let bytes = buffer.bytes
    guard bytes.starts(with: "sep=".utf8), bytes.count > 5 else { return nil }
    guard let delimiter = try? Delimiter.named(String(Unicode.Scalar(bytes[4]))) else { return nil }
    var end = 5
    if bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    guard end > 5 else { return nil }
    buffer.position = end
    line = 2
    return delimiter
  }

  func unclosedQuote(_ place: Int) -> TableError {
    let before = buffer.bytes[buffer.position..<place]
    var line = line
    var start = before.startIndex
    for index in before.indices {
      let isLineEnd =
        before[index] == 0x0A || before[index] == 0x0D && buffer.bytes[index + 1] != 0x0A
      if isLineEnd {
        line += 1
        start = index + 1
      }
    }
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return TableError(
      .unclosedQuote(line: line), file: warnings.file, line: line, column: column)
  }
}
