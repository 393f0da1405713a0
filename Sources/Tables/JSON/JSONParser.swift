/// Reads one JSON text (RFC 8259) from UTF-8 bytes.
///
/// A byte order mark and white space around the value are allowed. Lone surrogate escapes become
/// U+FFFD, since no text can hold them. Cost: one pass, O(n), without recursion.
package struct JSONParser {
  /// Deeper texts are refused, so that hostile ones cannot exhaust the stack of those who walk the
  /// value.
  package static let depthLimit = 512

  let bytes: [UInt8]
  private let start: Int
  var position: Int
  private var elements: [Int] = []
  var loneSurrogates: [Int] = []

  /// An array or object whose end was not read yet.
  private struct Open {
    var isObject: Bool
    /// Where its values or members begin among those of all open ones.
    var start: Int
  }

  private var open: [Open] = []
  private var values: [JSONValue] = []
  private var members: [JSONValue.Member] = []
  /// The names that wait for their values, one for each open object.
  private var names: [String] = []

  /// How many values the text is inside of.
  private let depth: Int

  /// Begins with a value in the middle of a text.
  init(_ bytes: [UInt8], from place: Int, depth: Int) {
    self.bytes = bytes
    self.depth = depth
    start = place
    position = place
  }

  private init(_ bytes: [UInt8]) {
    depth = 0
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
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error(.textAfterValue) }
    return JSONDocument(
      value: value, elements: parser.elements, loneSurrogates: parser.loneSurrogates)
  }

  mutating func value() throws(JSONError) -> JSONValue {
    while true {
      guard var value = try scalarOrOpening() else { continue }
      // The value may end those that it is in.
      while let container = open.last {
        skipSpace()
        if container.isObject {
          members.append(.init(names.removeLast(), value))
          guard take(UInt8(ascii: "}")) else {
            try expect(UInt8(ascii: ","))
            skipSpace()
            try name()
            break
          }
          value = .object(Array(members[container.start...]))
          members.removeLast(members.count - container.start)
        } else {
          values.append(value)
          guard take(UInt8(ascii: "]")) else {
            try expect(UInt8(ascii: ","))
            skipSpace()
            if open.count == 1 { elements.append(position) }
            break
          }
          value = .array(Array(values[container.start...]))
          values.removeLast(values.count - container.start)
        }
        open.removeLast()
      }
      if open.isEmpty { return value }
    }
  }

  /// A value that is whole; nil after the beginning of an array or object with something in it.
  private mutating func scalarOrOpening() throws(JSONError) -> JSONValue? {
    guard let byte = peek() else { throw error(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "{"):
      try enter(isObject: true, start: members.count)
      if take(UInt8(ascii: "}")) { return leave(.object([JSONValue.Member]())) }
      try name()
      return nil
    case UInt8(ascii: "["):
      try enter(isObject: false, start: values.count)
      if take(UInt8(ascii: "]")) { return leave(.array([])) }
      if open.count == 1 { elements.append(position) }
      return nil
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error(.unexpected(byte))
    }
  }

  private mutating func enter(isObject: Bool, start: Int) throws(JSONError) {
    guard open.count + depth < Self.depthLimit else {
      throw error(.tooDeep(limit: Self.depthLimit))
    }
    open.append(Open(isObject: isObject, start: start))
    position += 1
    skipSpace()
  }

  private mutating func leave(_ value: JSONValue) -> JSONValue {
    open.removeLast()
    return value
  }

  /// Reads a member's name, and goes to its value.
  private mutating func name() throws(JSONError) {
    guard let byte = peek() else { throw error(.unexpectedEnd) }
    guard byte == UInt8(ascii: "\"") else { throw error(.unexpected(byte)) }
    names.append(try string())
    skipSpace()
    try expect(UInt8(ascii: ":"))
    skipSpace()
  }

  // MARK: Bytes

  func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard let next = peek() else { throw error(.unexpectedEnd) }
    guard next == byte else { throw error(.unexpected(next)) }
    position += 1
  }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  func error(_ reason: JSONError.Reason, at place: Int? = nil) -> JSONError {
    let before = bytes[start..<max(start, min(place ?? position, bytes.count))]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? start
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return JSONError(reason: reason, line: line, column: column)
  }
}
