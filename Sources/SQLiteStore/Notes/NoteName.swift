/// What folders and notes may be called, and names beside one that is taken.
package enum NoteName {
  /// In bytes, as the file systems have it that a name may be exported to.
  package static let limit = 255

  /// The name without blanks at its ends; nil where it can be none: empty, a place of the file system,
  /// with `/` or a control character, or too long.
  package static func checked(_ typed: String) -> String? {
    let scalars = typed.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    let name = String(scalars[start...end])
    guard name.utf8.count <= limit, name != ".", name != ".." else { return nil }
    let isBad = name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar == "/"
      }
    }
    return isBad ? nil : name
  }

  /// The name with words behind it: in front of its extension, cut where it would be too long.
  package static func adding(_ words: String, to name: String) -> String {
    let (stem, ending) = parts(of: name)
    var left = max(0, limit - words.utf8.count - ending.utf8.count)
    var kept = String.UnicodeScalarView()
    for scalar in stem.unicodeScalars {
      left -= Unicode.UTF8.width(scalar)
      guard left >= 0 else { break }
      kept.append(scalar)
    }
    return String(kept) + words + ending
  }

  /// The first of the name, the name with a 2, a 3 and so on that nobody has.
  static func free<Failure>(
    _ name: String, isTaken: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    var other = name
    var number = 1
    while try isTaken(other) {
      number += 1
      other = adding(" \(number)", to: name)
    }
    return other
  }

  /// The name and its extension with the dot: a few letters and digits at the end.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex else {
      return (name, "")
    }
    let ending = bytes[bytes.index(after: dot)...]
    let isShort = (1...5).contains(ending.count)
    let isPlain = ending.allSatisfy { byte in
      let letter = byte | 0x20
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isShort, isPlain else { return (name, "") }
    return (String(Substring(bytes[..<dot])), String(Substring(bytes[dot...])))
  }
}
