/// Finds the delimiter by trying each candidate on the first records.
enum DelimiterGuess {
  /// The rarer one is in other text, the earlier it stands: of equally good ones the first wins.
  private static let candidates: [Delimiter] = [.tab, .pipe, .semicolon, .comma]
  private static let records = 200

  /// So many bytes are looked at, however many are at hand: the answer must not depend on that.
  static let sample = 4096

  /// The delimiter that splits the first record and most others into as many fields.
  ///
  /// Candidates that the first record lacks are out: a comma in a text does not beat the semicolons
  /// of a header. The share of equal records counts twice, the number of fields once.
  ///
  /// `preferred` is the answer where none splits anything, `comment` is none. `isEnd` says that the
  /// text ends where the sample does.
  static func delimiter(
    of sample: [UInt8], preferred: Delimiter, besides comment: CommentMark? = nil, isEnd: Bool
  ) -> Delimiter {
    var best = (delimiter: preferred, score: 0.0)
    for candidate in candidates where candidate.byte != comment?.byte {
      let score = score(candidate, sample, isEnd: isEnd)
      if score > best.score { best = (candidate, score) }
    }
    return best.delimiter
  }

  private static func score(_ delimiter: Delimiter, _ sample: [UInt8], isEnd: Bool) -> Double {
    var widths = widths(delimiter, sample, isEnd: isEnd)
    if widths.isEmpty { widths = self.widths(delimiter, sample, isEnd: true) }
    guard let header = widths.first, header > 1 else { return 0 }
    let share = Double(widths.count { $0 == header }) / Double(widths.count)
    return share * share * Double(header - 1)
  }

  private static func widths(_ delimiter: Delimiter, _ sample: [UInt8], isEnd: Bool) -> [Int] {
    let scanner = CSVScanner(delimiter)
    var widths: [Int] = []
    var position = 0
    var record = CSVRecord()
    while position < sample.count, widths.count < records {
      guard case .record = scanner.scan(sample, from: position, isEnd: isEnd, into: &record)
      else { break }
      position = record.end
      if !record.isBlank { widths.append(record.fields.count) }
    }
    return widths
  }
}
