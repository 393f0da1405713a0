/// Where the fields of one record are in the bytes that were scanned.
struct CSVRecord {
  var fields: [CSVField] = []
  /// Where the next record begins.
  var end = 0
  /// How many line ends are in it, with its own.
  var lineEnds = 0
  var hasStrayQuote = false

  /// A line with nothing on it.
  var isBlank: Bool { fields.count == 1 && fields[0].isNull }

  /// Forgets the record but not the memory that it took.
  mutating func clear() {
    fields.removeAll(keepingCapacity: true)
    end = 0
    lineEnds = 0
    hasStrayQuote = false
  }

  /// The number of fields without those at the end that hold nothing.
  var filledCount: Int { fields.lastIndex { !$0.isNull }.map { $0 + 1 } ?? 0 }
}

/// The bytes of one field, without the quotes around them.
struct CSVField: Hashable {
  enum Form: UInt8 {
    /// Not quoted, and no quote in it.
    case plain
    /// Not quoted; its quotes are characters like any other.
    case plainWithQuote
    case quoted
    /// Quoted, with two quotes for each that is meant.
    case quotedWithQuotes
  }

  var start: Int
  var end: Int
  var form: Form

  var isQuoted: Bool { form == .quoted || form == .quotedWithQuotes }

  /// Whether nothing is there, not even quotes.
  var isNull: Bool { start == end && !isQuoted }

  /// The value that the field has in these bytes.
  func cell(in bytes: [UInt8]) -> Cell {
    isNull ? .null : .text(text(in: bytes))
  }

  func text(in bytes: [UInt8]) -> String {
    let slice = bytes[start..<end]
    return String(
      decoding: form == .quotedWithQuotes ? Self.halved(slice)[...] : slice, as: UTF8.self)
  }

  /// The bytes with one quote for two.
  static func halved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
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
    return text
  }
}
