extension NamedReferences {
  /// The characters of a name, without `&` and `;`, as UTF-8; nil where nobody gave it.
  static func utf8(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    all[String(decoding: name, as: UTF8.self)]?.utf8
  }

  /// The longest name at the beginning that HTML reads without a semicolon, for what old pages hold.
  static func unclosed(_ name: ArraySlice<UInt8>) -> (length: Int, utf8: [UInt8])? {
    for length in stride(from: min(name.count, longestUnclosed), to: 1, by: -1) {
      if let found = all[String(decoding: name.prefix(length), as: UTF8.self)], found.isOpen {
        return (length, found.utf8)
      }
    }
    return nil
  }

  /// The longest name of all.
  static let longest = 32
  /// `frac12`, `brvbar`, `Aacute` and the like.
  private static let longestUnclosed = 6

  private struct Characters {
    var utf8: [UInt8]
    /// Whether it is read without a semicolon.
    var isOpen: Bool
  }

  /// Made when the first name but the five of XML is met: half a millisecond.
  private static let all: [String: Characters] = {
    var all: [String: Characters] = [:]
    all.reserveCapacity(2_200)
    for entry in text.description.utf8.split(separator: UInt8(ascii: " ")) {
      let isOpen = entry.contains(UInt8(ascii: "~"))
      let parts = entry.split(separator: UInt8(ascii: isOpen ? "~" : "="))
      guard parts.count == 2 else { continue }
      var utf8: [UInt8] = []
      for scalar in parts[1].split(separator: UInt8(ascii: ",")) {
        utf8.append(scalar: UInt32(Substring(scalar), radix: 16) ?? 0xFFFD)
      }
      all[String(Substring(parts[0]))] = Characters(utf8: utf8, isOpen: isOpen)
    }
    return all
  }()
}
