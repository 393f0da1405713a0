extension RowFilter {
  /// Reads `COLUMN=VALUE`, `COLUMN >= VALUE`, `COLUMN contains TEXT`, `COLUMN is empty` and the like.
  ///
  /// The longest name of a column that stands before a comparison is the column, so its own name may
  /// have a comparison in it. Blanks around the comparison do not count; where none is before `=` or
  /// `!=`, all that is behind it does: `city= Ghent` is another value than `city=Ghent`. What other
  /// programs write for a comparison (`n==5`) is none: a value that begins so is written apart (`n = =5`).
  package init(_ typed: String, columns: [String]) throws(Fault) {
    let bytes = Array(typed.utf8)
    var strange: Fault?
    for text in [bytes[...], bytes.drop(while: Self.isBlank)] {
      let names = columns.filter { text.starts(with: $0.utf8) }
        .sorted { $0.utf8.count > $1.utf8.count }
      for name in names {
        do throws(Fault) {
          guard let (comparison, value) = try Self.tail(text.dropFirst(name.utf8.count)) else {
            continue
          }
          self.init(name, comparison, value)
          return
        } catch {
          strange = strange ?? error
        }
      }
    }
    if case .unknownComparison(_, _?) = strange { throw strange ?? .noComparison }
    guard let start = bytes.firstIndex(where: Self.isSign) else {
      throw strange ?? .noComparison
    }
    // What only looks the same does where nothing is the very one.
    let name = Self.trimmed(bytes[..<start])
    guard let column = columns.first(where: { $0 == name }) else { throw .unknownColumn(name) }
    let blank = start > 0 && Self.isBlank(bytes[start - 1]) ? start - 1 : start
    guard let (comparison, value) = try Self.tail(bytes[blank...]) else { throw .noComparison }
    self.init(column, comparison, value)
  }

  /// Reads the comparison and the value behind a name; nil where no comparison begins there.
  private static func tail(_ rest: ArraySlice<UInt8>) throws(Fault) -> (Comparison, String)? {
    let text = rest.drop(while: isBlank)
    guard let first = text.first else { return nil }
    let isApart = text.count < rest.count
    guard isSign(first) else { return isApart ? try words(text) : nil }
    let run = text.prefix(while: isSign)
    if isApart {
      let sign = String(decoding: run, as: UTF8.self)
      guard let comparison = Comparison(rawValue: sign) else {
        throw .unknownComparison(sign, nearest: alias(sign))
      }
      return (
        comparison, String(decoding: text[run.endIndex...].drop(while: isBlank), as: UTF8.self)
      )
    }
    if isForeign(run, text.dropFirst(run.count)) {
      let sign = String(decoding: run, as: UTF8.self)
      throw .unknownComparison(sign, nearest: alias(sign))
    }
    // The longest sign, since a value may begin with one too.
    for length in [2, 1] {
      let sign = String(decoding: run.prefix(length), as: UTF8.self)
      guard run.count >= length, let comparison = Comparison(rawValue: sign) else { continue }
      let value = text.dropFirst(length)
      let isExact = comparison == .equal || comparison == .notEqual
      return (
        comparison, String(decoding: isExact ? value : value.drop(while: isBlank), as: UTF8.self)
      )
    }
    let sign = String(decoding: run, as: UTF8.self)
    throw .unknownComparison(sign, nearest: alias(sign))
  }

  /// Reads a comparison in words; capitals do not matter.
  private static func words(_ text: ArraySlice<UInt8>) throws(Fault) -> (Comparison, String) {
    let pieces = text.split(whereSeparator: isBlank)
    let words = pieces.map { String(decoding: $0, as: UTF8.self).lowercased() }
    if words == ["is", "empty"] { return (.isEmpty, "") }
    if words == ["is", "not", "empty"] { return (.isNotEmpty, "") }
    if words.first == "contains", let end = pieces.first?.endIndex {
      return (.contains, String(decoding: text[end...].drop(while: isBlank), as: UTF8.self))
    }
    let word = text.prefix { !isBlank($0) && !isSign($0) }
    let name = String(decoding: word, as: UTF8.self)
    throw .unknownComparison(name, nearest: alias(name.lowercased()))
  }

  /// What other programs write for a comparison.
  private static func alias(_ sign: String) -> String? {
    switch sign {
    case "==", "===", "equals", "eq", "is": "="
    case "<>", "!==", "=!", "!", "ne": "!="
    case "=>", "ge": ">="
    case "=<", "le": "<="
    case "<<", "lt": "<"
    case ">>", "gt": ">"
    case "=~", "~=", "~~", "!~": "~"
    case "has", "like", "includes", "matches", "contain": "contains"
    case "empty", "isempty": "is empty"
    default: nil
    }
  }

  /// Whether a comparison of other programs stands there; `=<` may begin a value that is markup.
  private static func isForeign(_ run: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
    switch String(decoding: run, as: UTF8.self) {
    case "==", "===", "!==", "<>", "=>": return true
    case "=<":
      let first = rest.drop(while: isBlank).first
      return first.map { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") } ?? true
    default: return false
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }
    return end.map { String(decoding: start[...$0], as: UTF8.self) } ?? ""
  }
}
