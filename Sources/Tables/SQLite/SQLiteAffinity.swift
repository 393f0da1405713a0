/// What SQLite does to the values of a column (https://www.sqlite.org/datatype3.html).
enum SQLiteAffinity: String, Sendable {
  case integer = "INTEGER"
  case numeric = "NUMERIC"
  case real = "REAL"
  case text = "TEXT"
  case none = ""

  /// The affinity of a declared type, by §3.1.
  init(declared: String, isStrict: Bool = false) {
    let type = declared.uppercased()
    self =
      if type.contains("INT") {
        .integer
      } else if ["CHAR", "CLOB", "TEXT"].contains(where: type.contains) {
        .text
      } else if type.isEmpty || type.contains("BLOB") || (isStrict && type == "ANY") {
        .none
      } else if ["REAL", "FLOA", "DOUB"].contains(where: type.contains) {
        .real
      } else {
        .numeric
      }
  }

  /// Whether a text keeps what it says in such a column.
  ///
  /// An exact one comes back byte by byte; otherwise numbers may be printed in another way, as long
  /// as they stay the same numbers: `1.10` as 1.1, but neither `007` as 7 nor digits that a binary
  /// float has no room for.
  func keeps(_ text: String, exactly: Bool) -> Bool {
    guard self == .integer || self == .numeric || self == .real, Self.looksNumeric(text) else {
      return true
    }
    switch PrintedNumber(text) {
    case .integer where self != .real: return true
    case .real(let number) where self == .real || number != number.rounded(): return true
    default: break
    }
    guard !exactly, text.utf8.first != UInt8(ascii: "+"), let given = DecimalNumber(text) else {
      return false
    }
    return printed(text).map { DecimalNumber($0) == given } ?? false
  }

  /// How a text that looks like a number comes back from such a column; nil where it is too large for
  /// one.
  func printed(_ text: String) -> String? {
    let bytes = text.utf8.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let bare = String(decoding: bytes, as: UTF8.self)
    if self != .real, let integer = Int64(bare) { return String(integer) }
    guard let number = Double(bare), number.isFinite else { return nil }
    if self != .real, let integer = Int64(exactly: number) { return String(integer) }
    return number.description
  }

  /// Whether SQLite would take the text for a number, with blanks around it.
  static func looksNumeric(_ text: String) -> Bool {
    var bytes = text.utf8[...]
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    bytes = bytes.drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes = bytes.dropLast() }
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
      bytes = bytes.dropFirst()
    }
    var digits = 0
    func dropDigits() -> Int {
      let count = bytes.prefix { $0 &- 0x30 < 10 }.count
      bytes = bytes.dropFirst(count)
      return count
    }
    digits = dropDigits()
    if bytes.first == UInt8(ascii: ".") {
      bytes = bytes.dropFirst()
      digits += dropDigits()
    }
    guard digits > 0 else { return false }
    guard let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") else { return bytes.isEmpty }
    bytes = bytes.dropFirst()
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
      bytes = bytes.dropFirst()
    }
    return dropDigits() > 0 && bytes.isEmpty
  }
}
