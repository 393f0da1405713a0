import CScan

/// Turns the chunks of a source into chunks of valid UTF-8 without a byte order mark.
///
/// The encoding is decided once: by a byte order mark, else as given, else UTF-16 where every other
/// byte is zero, else UTF-8 until a byte that is none. A text that was plain ASCII up to there goes
/// on as windows-1252; one that had UTF-8 in it is damaged, and U+FFFD stands for the bytes.
struct TextChunks {
  /// How sure the encoding is.
  private enum Ground { case undecided, guessed, given, marked }

  private(set) var encoding: TextEncoding
  var warnings: WarningList

  let source: ByteSource
  private let isGiven: Bool
  private var ground: Ground
  /// Bytes of a sequence whose end was not read yet.
  private var carry: [UInt8] = []
  /// How many bytes of the source lie before `carry`.
  private var offset = 0
  private var line = 1
  private var isPlainASCII = true
  /// Whether all text so far is as the source has it, but for a byte order mark.
  private(set) var isVerbatim = true
  /// The length of that mark.
  private(set) var markLength = 0
  private var isEnded = false

  /// Takes the encoding from the user, or finds it out where that is nil.
  init(_ source: ByteSource, encoding: TextEncoding? = nil) {
    self.source = source
    self.encoding = encoding ?? .utf8
    ground = .undecided
    isGiven = encoding != nil
    warnings = WarningList(file: source.name)
  }

  /// How the file is packed.
  var compression: Compression? { source.compression }

  /// The next chunk; empty at the end, and from then on.
  mutating func next() throws(TableError) -> [UInt8] {
    while !isEnded {
      var bytes = try ground == .undecided ? source.prefix(EncodingSniff.sample) : source.next()
      isEnded = bytes.isEmpty
      if ground == .undecided { decide(&bytes) }
      if !carry.isEmpty {
        bytes = carry + bytes
        carry = []
      }
      let text = try decoded(bytes)
      if !text.isEmpty { return text }
    }
    return []
  }

  /// The bytes of a sequence whose end was not read yet.
  mutating func takeCarry() -> [UInt8] {
    defer { carry = [] }
    return carry
  }

  private mutating func decide(_ bytes: inout [UInt8]) {
    if let mark = EncodingSniff.mark(bytes) {
      encoding = mark.encoding
      ground = .marked
      bytes.removeFirst(mark.length)
      offset = mark.length
      markLength = mark.length
    } else if isGiven {
      ground = .given
    } else {
      encoding = EncodingSniff.unmarked(bytes) ?? .utf8
      ground = .guessed
    }
  }

  private mutating func decoded(_ bytes: [UInt8]) throws(TableError) -> [UInt8] {
    switch encoding {
    case .utf8: return try utf8(bytes)
    case .utf16LittleEndian, .utf16BigEndian: return utf16(bytes)
    default:
      offset += bytes.count
      return singleBytes(bytes)
    }
  }

  // MARK: Single bytes

  private mutating func singleBytes(_ bytes: [UInt8]) -> [UInt8] {
    guard let upperHalf = encoding.upperHalf else { return bytes }
    isVerbatim = false
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += upperHalf[Int(byte) - 0x80] }
    }
    return text
  }

  // MARK: UTF-8

  private mutating func utf8(_ bytes: [UInt8]) throws(TableError) -> [UInt8] {
    var text: [UInt8] = []
    var start = 0
    while let fault = UTF8Scan.firstFault(in: bytes, from: start) {
      if fault.isCutOff && !isEnded {
        carry = Array(bytes[fault.offset...])
        break
      }
      let place = offset + fault.offset
      if ground == .given {
        throw TableError(
          .notInEncoding(byte: bytes[fault.offset], offset: place, encoding: encoding),
          file: source.name, line: line + lineEnds(bytes[..<fault.offset]))
      }
      if ground == .guessed, isPlainASCII, !bytes[..<fault.offset].contains(where: { $0 >= 0x80 }) {
        encoding = .windows1252
        warnings.add(.guessedEncoding(encoding, offset: place))
        offset += bytes.count
        return singleBytes(bytes)
      }
      warnings.add(
        .replacedBytes(offset: place, encoding: encoding),
        line: line + lineEnds(bytes[..<fault.offset]))
      isVerbatim = false
      text += bytes[start..<fault.offset]
      text += [0xEF, 0xBF, 0xBD]
      start = fault.offset + fault.length
    }
    let end = bytes.count - carry.count
    if start > 0 { text += bytes[start..<end] }
    let whole = start > 0 ? text : carry.isEmpty ? bytes : Array(bytes[..<end])
    offset += end
    if isPlainASCII { isPlainASCII = !whole.contains { $0 >= 0x80 } }
    line += lineEnds(whole[...])
    return whole
  }

  private func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe cscan_count(base, buffer.count, 0x0A)
    }
  }

  // MARK: UTF-16

  private mutating func utf16(_ bytes: [UInt8]) -> [UInt8] {
    isVerbatim = false
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard let first = unit(bytes, index) else { break }
      var scalar = Unicode.Scalar(first)
      var length = 2
      if UTF16.isLeadSurrogate(first) {
        let second = unit(bytes, index + 2)
        if second == nil && !isEnded { break }
        if let second, UTF16.isTrailSurrogate(second) {
          scalar = UTF16.decode(UTF16.EncodedScalar([first, second]))
          length = 4
        }
      }
      if let scalar {
        text += Array(String(scalar).utf8)
      } else {
        replace(&text, at: index)
      }
      index += length
    }
    if index < bytes.count, isEnded {
      replace(&text, at: index)
      index = bytes.count
    }
    carry = Array(bytes[index...])
    offset += index
    return text
  }

  private func unit(_ bytes: [UInt8], _ index: Int) -> UInt16? {
    guard index + 1 < bytes.count else { return nil }
    let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
  }

  private mutating func replace(_ text: inout [UInt8], at index: Int) {
    warnings.add(.replacedBytes(offset: offset + index, encoding: encoding))
    text += [0xEF, 0xBF, 0xBD]
  }
}
