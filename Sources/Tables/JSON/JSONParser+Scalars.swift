/// Words, strings and numbers (RFC 8259 §3, §6, §7).
extension JSONParser {
  mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    for byte in text.description.utf8 { try expect(byte) }
    return value
  }

  // MARK: Strings

  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    position = endOfRun
    switch peek() {
    case UInt8(ascii: "\""):
      let text = try decoded(bytes[start..<position], from: start)
      position += 1
      return text
    case UInt8(ascii: "\\"): return try escapedString(from: start)
    case nil: throw error(.unexpectedEnd)
    default: throw error(.controlCharacter)
    }
  }

  /// Where the plain characters end that begin at the position.
  private var endOfRun: Int {
    unsafe bytes.withUnsafeBufferPointer { unsafe ByteScan.firstOfNoRun(in: $0, from: position) }
      ?? bytes.count
  }

  /// The slow way, once an escape was met.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let decoded = try decoded(text[...], from: start)
        position += 1
        return decoded
      case UInt8(ascii: "\\"):
        position += 1
        try text.append(contentsOf: String(escape()).utf8)
      case 0..<0x20: throw error(.controlCharacter)
      default:
        let end = endOfRun
        text += bytes[position..<end]
        position = end
      }
    }
    throw error(.unexpectedEnd)
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = peek() else { throw error(.unexpectedEnd) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error(.badEscape, at: position - 1)
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let escape = position - 2
    let first = try hexUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let after = position
    if UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try hexUnit()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    position = after
    loneSurrogates.append(escape)
    return "\u{FFFD}"
  }

  private mutating func hexUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek() else { throw error(.unexpectedEnd) }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - 0x37)
      default: throw error(.badEscape)
      }
      position += 1
    }
    return unit
  }

  private func decoded(_ slice: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw error(.notUTF8, at: UTF8Scan.firstFault(in: bytes, from: start)?.offset)
    }
    return text
  }

  // MARK: Numbers

  mutating func number() throws(JSONError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw error(.badNumber) }
  }
}
