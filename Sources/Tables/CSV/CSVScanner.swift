/// Finds the fields of one record in bytes (RFC 4180, and what is in the wild).
///
/// A record ends with LF, CR LF or CR. A field is quoted if its first character but spaces is a
/// quote, and that quote is closed just before the next delimiter or line end (or spaces and then
/// these). Every other quote is a character like any other. So a quote that closes nothing spoils
/// one field, not the rest of the file.
struct CSVScanner {
  enum Outcome {
    case record(Record)
    /// The bytes end before the record does.
    case needsMore
    /// The quote at that place is not closed before the end of the text.
    case unclosedQuote(at: Int)
  }

  struct Record {
    var cells: [Cell] = []
    /// Where the next record begins.
    var end = 0
    /// How many line ends are in it, with its own.
    var lineEnds = 0
    var hasStrayQuote = false

    /// A line with nothing on it.
    var isBlank: Bool { cells.count == 1 && cells.first == .null }
  }

  /// Longer quoted fields of tab-separated text are taken as text with a stray quote in it.
  static let quotedLimit = 16 << 20

  let delimiter: UInt8

  /// In tab-separated text a quote is often just an inch mark, so an unclosed one is no error.
  private var allowsUnclosed: Bool { delimiter == Delimiter.tab.byte }

  init(_ delimiter: Delimiter) { self.delimiter = delimiter.byte }

  /// The record that begins at `start`, which is before the end of the bytes.
  ///
  /// `isEnd` says that the text ends where the bytes do.
  func record(in bytes: [UInt8], from start: Int, isEnd: Bool) -> Outcome {
    var record = Record()
    var index = start
    while true {
      switch quotedField(in: bytes, from: index, isEnd: isEnd) {
      case .field(let text, let end, let lineEnds):
        record.cells.append(.text(text))
        record.lineEnds += lineEnds
        index = end
      case .needsMore: return .needsMore
      case .unclosed(let quote) where !allowsUnclosed: return .unclosedQuote(at: quote)
      case .stray, .unclosed:
        record.hasStrayQuote = true
        fallthrough
      case .none:
        let end = endOfPlainField(in: bytes, from: index)
        if end == bytes.count && !isEnd { return .needsMore }
        record.cells.append(
          end == index ? .null : .text(String(decoding: bytes[index..<end], as: UTF8.self)))
        index = end
      }
      guard index < bytes.count else {
        record.end = index
        return .record(record)
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
      return .record(record)
    }
  }

  private func endOfPlainField(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { return index }
      index += 1
    }
    return index
  }

  // MARK: Quotes

  private enum Quoted {
    case field(String, end: Int, lineEnds: Int)
    /// The field does not begin with a quote.
    case none
    case needsMore
    /// The quote is followed by text after its end.
    case stray
    case unclosed(quote: Int)
  }

  private func quotedField(in bytes: [UInt8], from start: Int, isEnd: Bool) -> Quoted {
    let open = endOfBlanks(in: bytes, from: start)
    guard open < bytes.count, bytes[open] == 0x22 else { return .none }
    var index = open + 1
    var lineEnds = 0
    var hasDoubledQuote = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x22:
        if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
          hasDoubledQuote = true
          index += 2
          continue
        }
        let end = endOfBlanks(in: bytes, from: index + 1)
        if end == bytes.count && !isEnd { return .needsMore }
        guard end == bytes.count || isFieldEnd(bytes[end]) else { return .stray }
        let text = bytes[open + 1..<index]
        return .field(
          hasDoubledQuote
            ? halved(text) : String(decoding: text, as: UTF8.self), end: end, lineEnds: lineEnds)
      case 0x0A: lineEnds += 1
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] != 0x0A: lineEnds += 1
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

  private func endOfBlanks(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20, delimiter != 0x20 { index += 1 }
    return index
  }

  /// The text with one quote for two.
  private func halved(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var skips = false
    for byte in bytes {
      if byte == 0x22 {
        skips.toggle()
        if !skips { continue }
      }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
