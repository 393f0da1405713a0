/// Resolves references to characters: `&amp;`, `&#233;`, `&eacute;`.
package enum CharacterReferences {
  /// How much may be left out.
  package enum Dialect: Sendable {
    /// A semicolon ends every reference: what an address holds behind `&` is left alone.
    case xml
    /// Old names such as `&copy` are read without one, where no letter, digit or `=` follows.
    case html
  }

  /// Appends the characters of a range of UTF-8 with references; what is none stays as it is.
  ///
  /// Names that XML does not know are read as HTML's, because feeds use them without declaring them.
  /// Names in `entities` come before. Cost: one pass; text between references is copied as a whole.
  package static func append(
    _ range: Range<Int>, of bytes: [UInt8], to text: inout [UInt8], dialect: Dialect = .xml,
    entities: EntityTable? = nil
  ) {
    var position = range.lowerBound
    while true {
      position = appendPredefined(position..<range.upperBound, of: bytes, to: &text)
      if position == range.upperBound { return }
      position = reference(
        at: position, of: bytes, end: range.upperBound, to: &text, dialect, entities)
    }
  }

  /// Appends what stands before the first reference that XML itself has no name for; where that is.
  ///
  /// The text gets room for all of the range at once, which none of these references makes longer.
  private static func appendPredefined(
    _ range: Range<Int>, of bytes: [UInt8], to text: inout [UInt8]
  ) -> Int {
    var position = range.lowerBound
    text.append(addingCapacity: range.count) { span in
      unsafe span.withUnsafeMutableBufferPointer { made, count in
        while position < range.upperBound {
          let ampersand = bytes.first(UInt8(ascii: "&"), in: position..<range.upperBound)
          let run = position..<(ampersand ?? range.upperBound)
          unsafe bytes.withUnsafeBytes {
            unsafe UnsafeMutableRawBufferPointer(
              rebasing: UnsafeMutableRawBufferPointer(made)[count...]
            )
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[run]))
          }
          count += run.count
          position = run.upperBound
          guard ampersand != nil,
            let (character, length) = predefined(at: position, of: bytes, end: range.upperBound)
          else { return }
          unsafe made[count] = character
          count += 1
          position += length
        }
      }
    }
    return position
  }

  /// The text of a whole with its references resolved.
  package static func resolved(_ text: String, dialect: Dialect = .html) -> String {
    guard mayHaveReference(text) else { return text }
    let bytes = Array(text.utf8)
    var resolved: [UInt8] = []
    resolved.reserveCapacity(bytes.count)
    append(0..<bytes.count, of: bytes, to: &resolved, dialect: dialect)
    return String(decoding: resolved, as: UTF8.self)
  }

  /// Whether an ampersand stands before what a reference begins with.
  private static func mayHaveReference(_ text: String) -> Bool {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      var from = 0
      while let ampersand = unsafe bytes.first(UInt8(ascii: "&"), in: from..<bytes.count) {
        from = ampersand + 1
        guard from < bytes.count else { return false }
        if unsafe bytes[from] == UInt8(ascii: "#") || bytes[from].beginsName { return true }
      }
      return false
    } ?? true
  }

  /// What XML itself has a name for, if that is there: most references are to these.
  private static func predefined(
    at ampersand: Int, of bytes: [UInt8], end: Int
  ) -> (character: UInt8, length: Int)? {
    let rest = end - ampersand
    guard rest >= 4 else { return nil }
    switch (bytes[ampersand + 1], bytes[ampersand + 2], bytes[ampersand + 3]) {
    case (UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: ";")): return (UInt8(ascii: "<"), 4)
    case (UInt8(ascii: "g"), UInt8(ascii: "t"), UInt8(ascii: ";")): return (UInt8(ascii: ">"), 4)
    case (UInt8(ascii: "a"), UInt8(ascii: "m"), UInt8(ascii: "p"))
    where rest > 4 && bytes[ampersand + 4] == UInt8(ascii: ";"):
      return (UInt8(ascii: "&"), 5)
    case (UInt8(ascii: "q"), UInt8(ascii: "u"), UInt8(ascii: "o"))
    where rest > 5 && bytes[ampersand + 4] == UInt8(ascii: "t")
      && bytes[ampersand + 5] == UInt8(ascii: ";"):
      return (UInt8(ascii: "\""), 6)
    case (UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "o"))
    where rest > 5 && bytes[ampersand + 4] == UInt8(ascii: "s")
      && bytes[ampersand + 5] == UInt8(ascii: ";"):
      return (UInt8(ascii: "'"), 6)
    default: return nil
    }
  }

  /// Appends what the reference at an ampersand stands for; where to go on.
  private static func reference(
    at ampersand: Int, of bytes: [UInt8], end: Int, to text: inout [UInt8], _ dialect: Dialect,
    _ entities: EntityTable?
  ) -> Int {
    let start = ampersand + 1
    if start < end, bytes[start] == UInt8(ascii: "#") {
      if let next = doubled(at: ampersand, of: bytes, end: end, to: &text) { return next }
      if let next = number(at: start + 1, of: bytes, end: end, to: &text, dialect) { return next }
    } else {
      var stop = start
      while stop < end, stop - start < EntityTable.longestName, bytes[stop].isNameCharacter {
        stop += 1
      }
      let isClosed = stop < end && bytes[stop] == UInt8(ascii: ";")
      let name = bytes[start..<stop]
      if isClosed, stop > start, let known = characters(of: name, entities) {
        text += known
        return stop + 1
      }
      if !isClosed, dialect == .html, let (length, utf8) = NamedReferences.unclosed(name),
        start + length == stop, stop == end || bytes[stop] != UInt8(ascii: "=")
      {
        text += utf8
        return stop
      }
    }
    text.append(UInt8(ascii: "&"))
    return start
  }

  private static func characters(of name: ArraySlice<UInt8>, _ entities: EntityTable?) -> [UInt8]? {
    if let known = entities?.take(name) { return known }
    return name.count <= NamedReferences.longest ? NamedReferences.utf8(name) : nil
  }

  /// Numbers that are the bytes of one character of UTF-8; nil where they are not.
  ///
  /// A program that takes UTF-8 for Latin-1 writes `&#195;&#169;` for é.
  private static func doubled(
    at ampersand: Int, of bytes: [UInt8], end: Int, to text: inout [UInt8]
  ) -> Int? {
    var octets: [UInt8] = []
    var place = ampersand
    while octets.count < 4, place + 5 < end, bytes[place] == UInt8(ascii: "&"),
      bytes[place + 1] == UInt8(ascii: "#"), bytes[place + 5] == UInt8(ascii: ";"),
      let octet = UInt8(bytes.text((place + 2)..<(place + 5))),
      octet >= 0x80, (octet >= 0xC2) == octets.isEmpty
    {
      octets.append(octet)
      place += 6
      if octets.count > 1, UTF8Check.firstFault(in: octets) == nil {
        text += octets
        return place
      }
    }
    return nil
  }

  /// A number behind `&#`; nil where there is none.
  ///
  /// Numbers 128 to 159 are read as windows-1252, which is what they are meant as; those that no text
  /// may hold become U+FFFD.
  private static func number(
    at start: Int, of bytes: [UInt8], end: Int, to text: inout [UInt8], _ dialect: Dialect
  ) -> Int? {
    guard start < end else { return nil }
    let isHex = bytes[start] | 0x20 == UInt8(ascii: "x")
    var place = isHex ? start + 1 : start
    let first = place
    var value: UInt32 = 0
    while place < end, let digit = bytes[place].digit(isHex: isHex) {
      value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
      place += 1
    }
    guard place > first else { return nil }
    let isClosed = place < end && bytes[place] == UInt8(ascii: ";")
    guard isClosed || dialect == .html else { return nil }
    let isControl = value < 0x20 && value != 0x0A && value != 0x09 && value != 0x0D
    let isNoCharacter = isControl || value & 0xFFFE == 0xFFFE
    let scalar = value < 0x100 ? Windows1252.scalar(UInt8(value)) : value
    text.append(scalar: isNoCharacter ? 0xFFFD : scalar)
    return isClosed ? place + 1 : place
  }
}

extension UInt8 {
  /// Whether a name may go on with it.
  var isNameCharacter: Bool {
    beginsName || isDigit || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }

  fileprivate func digit(isHex: Bool) -> UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46 where isHex: self - 0x37
    case 0x61...0x66 where isHex: self - 0x57
    default: nil
    }
  }
}
