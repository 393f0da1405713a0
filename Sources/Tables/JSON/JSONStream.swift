import CScan

/// Goes through a JSON text that may be large: the elements of its outermost array, or of the arrays
/// that are members of its outermost object, come one at a time.
///
/// What is wrong is found in the order of the text, and told as `JSONParser` tells it. Memory: one
/// element, or one other member.
struct JSONStream {
  enum Event {
    /// A list begins: the outermost array, which has no name, or a member.
    case list(String?)
    case element(JSONValue)
    case listEnd
    /// A member that is no list.
    case member(String)
    case end
  }

  private enum State {
    case start
    case members(isFirst: Bool)
    case elements(isFirst: Bool)
    case behind
  }

  var buffer: TextBuffer
  private var state: State
  /// Whether the outermost value is the list.
  private(set) var isRoot: Bool
  /// The line of the position, and the column in it, both from 1.
  private(set) var line: Int
  private var column = 1
  /// Where the element that was read last begins.
  private(set) var place: RowPlace?
  private(set) var elementLine = 1
  /// The lines of escapes that U+FFFD stands for, until they are taken.
  private var surrogates: [Int] = []

  init(_ text: TextChunks) {
    buffer = TextBuffer(text)
    state = .start
    isRoot = true
    line = 1
  }

  /// Goes on in a list with an element that begins the text, on that line.
  init(elements text: TextBuffer, isRoot: Bool, line: Int) {
    buffer = text
    state = .elements(isFirst: true)
    self.isRoot = isRoot
    self.line = line
  }

  mutating func takeSurrogates() -> [Int] {
    defer { surrogates = [] }
    return surrogates
  }

  mutating func next() throws(TableError) -> Event {
    let byte = try peek()
    switch state {
    case .start: return try begin(byte)
    case .members(let isFirst): return try member(isFirst, byte)
    case .elements(let isFirst): return try element(isFirst, byte)
    case .behind:
      guard byte == nil else { throw error(.textAfterValue) }
      return .end
    }
  }

  private mutating func begin(_ byte: UInt8?) throws(TableError) -> Event {
    switch byte {
    case UInt8(ascii: "["):
      pass(1)
      state = .elements(isFirst: true)
      return .list(nil)
    case UInt8(ascii: "{"):
      pass(1)
      isRoot = false
      state = .members(isFirst: true)
      return try next()
    case let byte?: throw error(.unexpected(byte))
    case nil: throw error(.unexpectedEnd)
    }
  }

  private mutating func member(_ isFirst: Bool, _ byte: UInt8?) throws(TableError) -> Event {
    if byte == UInt8(ascii: "}") {
      pass(1)
      state = .behind
      return try next()
    }
    if !isFirst { try expect(UInt8(ascii: ",")) }
    guard let quote = try peek() else { throw error(.unexpectedEnd) }
    guard quote == UInt8(ascii: "\"") else { throw error(.unexpected(quote)) }
    let name = try value(depth: 1).string ?? ""
    try expect(UInt8(ascii: ":"))
    if try peek() == UInt8(ascii: "[") {
      pass(1)
      state = .elements(isFirst: true)
      return .list(name)
    }
    _ = try value(depth: 1)
    state = .members(isFirst: false)
    return .member(name)
  }

  private mutating func element(_ isFirst: Bool, _ byte: UInt8?) throws(TableError) -> Event {
    if byte == UInt8(ascii: "]") {
      pass(1)
      state = isRoot ? .behind : .members(isFirst: false)
      return .listEnd
    }
    if !isFirst { try expect(UInt8(ascii: ",")) }
    _ = try peek()
    elementLine = line
    // What is read may move the bytes.
    let start = buffer.offset(of: buffer.position)
    let value = try value(depth: isRoot ? 1 : 2)
    place = buffer.text.isVerbatim ? start.map { RowPlace(offset: $0, line: elementLine) } : nil
    state = .elements(isFirst: false)
    return .element(value)
  }

  // MARK: Values

  /// Reads the value that begins here, inside so many others.
  private mutating func value(depth: Int) throws(TableError) -> JSONValue {
    while true {
      let read: JSONParser.Reading?
      do {
        read = try JSONParser.value(
          in: buffer.bytes, at: buffer.position, depth: depth, isEnd: buffer.isEnded)
      } catch {
        throw placed(error)
      }
      if let read {
        for place in read.loneSurrogates {
          surrogates.append(line + ends(buffer.position..<place))
        }
        pass(read.end - buffer.position)
        return read.value
      }
      try fill()
    }
  }

  private func placed(_ fault: JSONError) -> TableError {
    TableError(
      .json(fault.reason), file: buffer.text.warnings.file, line: line + fault.line - 1,
      column: fault.line == 1 ? column + fault.column - 1 : fault.column)
  }

  private func error(_ reason: JSONError.Reason) -> TableError {
    placed(JSONError(reason: reason, line: 1, column: 1))
  }

  // MARK: Bytes

  /// The next byte that is no white space; nil at the end.
  private mutating func peek() throws(TableError) -> UInt8? {
    while true {
      let bytes = buffer.bytes
      var end = buffer.position
      while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
      pass(end - buffer.position)
      if end < bytes.count { return bytes[end] }
      if buffer.isEnded { return nil }
      try fill()
    }
  }

  private mutating func expect(_ byte: UInt8) throws(TableError) {
    guard let next = try peek() else { throw error(.unexpectedEnd) }
    guard next == byte else { throw error(.unexpected(next)) }
    pass(1)
  }

  private mutating func fill() throws(TableError) {
    do throws(TableError) { try buffer.fill(line: line) } catch {
      var error = error
      if case .tooLarge = error.reason { error.column = column }
      throw error
    }
  }

  /// Goes past so many bytes, and counts lines and columns.
  private mutating func pass(_ count: Int) {
    let range = buffer.position..<buffer.position + count
    buffer.position = range.upperBound
    let ends = ends(range)
    line += ends
    let bytes = buffer.bytes[range]
    guard ends > 0, let last = bytes.lastIndex(of: 0x0A) else {
      column += Self.scalars(bytes)
      return
    }
    column = 1 + Self.scalars(bytes[(last + 1)...])
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private func ends(_ range: Range<Int>) -> Int {
    guard range.count > 16 else { return buffer.bytes[range].count { $0 == 0x0A } }
    return unsafe buffer.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      return unsafe cscan_count(base + range.lowerBound, range.count, 0x0A)
    }
  }
}
