/// Finds the fields of one record in bytes (RFC 4180, and what is in the wild).
///
/// A record ends with LF, CR LF or CR. A field is quoted if its first character but spaces is a
/// quote, and that quote is closed just before the next delimiter or line end (or spaces and then
/// these). Every other quote is a character like any other. So a quote that closes nothing spoils
/// one field, not the rest of the file.
struct CSVScanner {
  enum Outcome {
    case record
    /// The bytes end before the record does.
    case needsMore
    /// The quote at that place is not closed before the end of the text.
    case unclosedQuote(at: Int)
  }

  /// Longer quoted fields of tab-separated text are taken as text with a stray quote in it.
  static let quotedLimit = 16 << 20

  let delimiter: UInt8

  /// In tab-separated text a quote is often just an inch mark, so an unclosed one is no error.
  private var allowsUnclosed: Bool { delimiter == Delimiter.tab.byte }

  init(_ delimiter: Delimiter) { self.delimiter = delimiter.byte }

  /// Finds the record that begins at `start`, which is before the end of the bytes.
  ///
  /// `isEnd` says that the text ends where the bytes do. Cost: one pass, and no memory once `record`
  /// had as many fields before.
  func scan(
    _ bytes: [UInt8], from start: Int, isEnd: Bool, into record: inout CSVRecord
  ) -> Outcome {
    record.clear()
    var index = start
    while true {
      switch quotedField(in: bytes, from: index, isEnd: isEnd, lineEnds: &record.lineEnds) {
      case .field(let field, let end):
        record.fields.append(field)
        index = end
      case .needsMore: return .needsMore
      case .unclosed(let quote) where !allowsUnclosed: return .unclosedQuote(at: quote)
      case .stray, .unclosed:
        record.hasStrayQuote = true
        fallthrough
      case .none:
        let field = plainField(in: bytes, from: index)
        if field.end == bytes.count && !isEnd { return .needsMore }
        record.fields.append(field)
        index = field.end
      }
      guard index < bytes.count else {
        record.end = index
        return .record
      }
      if bytes[index] == delimiter {
        index += 1
        continue
      }
      if bytes[index] == 0x0D {
        if index + 1 == bytes.count && !isEnd { return .needsMore }
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      }
      record.end = index + 1
      record.lineEnds += 1
      return .record
    }
  }

  private func plainField(in bytes: [UInt8], from start: Int) -> CSVField {
    var index = start
    var form = CSVField.Form.plain
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { break }
      if byte == 0x22 { form = .plainWithQuote }
      index += 1
    }
    return CSVField(start: start, end: index, form: form)
  }

  // MARK: Quotes

  private enum Quoted {
    case field(CSVField, end: Int)
    /// The field does not begin with a quote.
    case none
    case needsMore
    /// The quote is followed by text after its end.
    case stray
    case unclosed(quote: Int)
  }

  @inline(__always)
  private func quotedField(
    in bytes: [UInt8], from start: Int, isEnd: Bool, lineEnds: inout Int
  ) -> Quoted {
    let open = endOfBlanks(in: bytes, from: start)
    guard open < bytes.count, bytes[open] == 0x22 else { return .none }
    return quotedField(in: bytes, openedAt: open, isEnd: isEnd, lineEnds: &lineEnds)
  }

  private func quotedField(
    in bytes: [UInt8], openedAt open: Int, isEnd: Bool, lineEnds: inout Int
  ) -> Quoted {
    var index = open + 1
    var inside = 0
    var form = CSVField.Form.quoted
    while index < bytes.count {
      switch bytes[index] {
      case 0x22:
        if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
          form = .quotedWithQuotes
          index += 2
          continue
        }
        let end = endOfBlanks(in: bytes, from: index + 1)
        if end == bytes.count && !isEnd { return .needsMore }
        guard end == bytes.count || isFieldEnd(bytes[end]) else { return .stray }
        lineEnds += inside
        return .field(CSVField(start: open + 1, end: index, form: form), end: end)
      case 0x0A: inside += 1
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] != 0x0A: inside += 1
      default: break
      }
      index += 1
      if allowsUnclosed, index - open > Self.quotedLimit { return .stray }
    }
    return isEnd ? .unclosed(quote: open) : .needsMore
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == 0x0A || byte == 0x0D
  }

  @inline(__always)
  private func endOfBlanks(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20, delimiter != 0x20 { index += 1 }
    return index
  }
}
