/// Reads one JSON text (RFC 8259) from UTF-8 bytes.
///
/// A byte order mark and white space around the value are allowed. Lone surrogate escapes become
/// U+FFFD, since no text can hold them. Cost: one pass, O(n).
package struct JSONParser {
  /// Deeper texts are refused, so that hostile ones cannot exhaust the stack.
  package static let depthLimit = 512

  private let bytes: [UInt8]
  private let start: Int
  private var position: Int
  private var elements: [Int] = []
  private var loneSurrogates: [Int] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
  }

  /// The value that the bytes hold, with nothing behind it.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try document(bytes).value
  }

  /// The value that the bytes hold, and where things of interest are in them.
  static func document(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    var parser = JSONParser(bytes)
    parser.skipSpace()
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error(.textAfterValue) }
    return JSONDocument(
      value: value, elements: parser.elements, loneSurrogates: parser.loneSurrogates)
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard let byte = peek() else { throw error(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error(.unexpected(byte))
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard let byte = peek() else { throw error(.unexpectedEnd) }
      guard byte == UInt8(ascii: "\"") else { throw error(.unexpected(byte)) }
      let name = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      members.append(.init(name, try value(depth: depth)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    position += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      skipSpace()
      if depth == 1 { elements.append(position) }
      values.append(try value(depth: depth))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    for byte in text.description.utf8 { try expect(byte) }
    return value
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let text = try decoded(bytes[start..<position], from: start)
        position += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw error(.controlCharacter)
      default: position += 1
      }
    }
    throw error(.unexpectedEnd)
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
        text.append(byte)
        position += 1
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

  private mutating func number() throws(JSONError) -> String {
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

  // MARK: Bytes

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard let next = peek() else { throw error(.unexpectedEnd) }
    guard next == byte else { throw error(.unexpected(next)) }
    position += 1
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func error(_ reason: JSONError.Reason, at place: Int? = nil) -> JSONError {
    let before = bytes[start..<max(start, min(place ?? position, bytes.count))]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? start
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return JSONError(reason: reason, line: line, column: column)
  }
}

/// A JSON value and where things of interest are in its bytes.
struct JSONDocument: Sendable {
  var value: JSONValue
  /// Where the elements of the outermost array begin; empty if the value is no array.
  var elements: [Int]
  /// Where the escapes are that U+FFFD stands for.
  var loneSurrogates: [Int]
}
