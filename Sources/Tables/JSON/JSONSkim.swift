/// Finds out which list in a large JSON text its rows are, without making values.
///
/// Of a text that is no JSON it says something; who reads the list finds the fault. Cost: nothing for
/// an array, else one pass; memory: a chunk.
struct JSONSkim {
  private static let chunk = 1 << 18

  /// The member that is the only list of objects, as `JSONLayout` chooses it.
  ///
  /// It is -1 for the outermost array, and nil where the text is something else, which is read as a
  /// whole.
  static func list(in file: SeekableFile, from start: Int) throws(TableError) -> Int? {
    var skim = JSONSkim()
    var offset = start
    while !skim.isDone {
      let bytes = try file.bytes(at: offset, count: offset == start ? 1 << 12 : chunk)
      if bytes.isEmpty { break }
      offset += bytes.count
      unsafe bytes.withUnsafeBufferPointer { unsafe skim.add($0) }
    }
    return skim.list
  }

  private var isDone = false
  private var isArray = false
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether a member's value comes next.
  private var awaitsValue = false
  private var member = -1
  private var isInList = false
  private var awaitsElement = false
  /// Of the list that goes on.
  private var hasElements = false
  private var areObjects = true
  private var lists: [Int] = []

  private var list: Int? {
    if isArray { return -1 }
    var lists = lists
    if isInList, hasElements, areObjects { lists.append(member) }
    return lists.count == 1 ? lists.first : nil
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < bytes.count, !isDone {
      guard isInString else {
        unsafe add(bytes[place])
        place += 1
        continue
      }
      if isEscaped {
        isEscaped = false
        place += 1
        continue
      }
      guard let end = unsafe ByteScan.firstOfNoRun(in: bytes, from: place) else { return }
      let byte = unsafe bytes[end]
      if byte == UInt8(ascii: "\"") { isInString = false }
      if byte == UInt8(ascii: "\\") { isEscaped = true }
      place = end + 1
    }
  }

  private mutating func add(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: break
    case UInt8(ascii: "\""):
      beginValue(isObject: false)
      isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
    case UInt8(ascii: ","): if depth == 2 { awaitsElement = true }
    case UInt8(ascii: ":"):
      guard depth == 1 else { break }
      member += 1
      awaitsValue = true
    default: beginValue(isObject: false)
    }
  }

  private mutating func open(_ byte: UInt8) {
    if depth == 0 {
      isArray = byte == UInt8(ascii: "[")
      isDone = isArray
    }
    if depth == 1, awaitsValue, byte == UInt8(ascii: "[") {
      isInList = true
      awaitsElement = true
      hasElements = false
      areObjects = true
    } else {
      beginValue(isObject: byte == UInt8(ascii: "{"))
    }
    awaitsValue = false
    depth += 1
  }

  private mutating func beginValue(isObject: Bool) {
    if depth == 0 { isDone = isDone || !isObject }
    if depth == 1 { awaitsValue = false }
    guard depth == 2, isInList, awaitsElement else { return }
    awaitsElement = false
    hasElements = true
    if !isObject { areObjects = false }
  }

  private mutating func close() {
    if depth == 2, isInList {
      if hasElements, areObjects { lists.append(member) }
      isInList = false
    }
    depth -= 1
    if depth <= 0 { isDone = true }
  }
}
