/// Words as shells read them back unchanged.
enum ShellQuoting {
  /// A word in single quotes, in which bash and zsh know no escape at all (POSIX XCU §2.2.2).
  static func posix(_ word: String) -> String {
    quoted(word) { $0 == "'" ? "'\\''" : nil }
  }

  /// A word as it is where every shell reads it so, else in quotes.
  static func posixIfNeeded(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-./:".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty ? word : posix(word)
  }

  /// A word in single quotes of fish, in which a backslash escapes itself and the quote.
  static func fish(_ word: String) -> String {
    quoted(word) { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil }
  }

  /// Text with a backslash before each of these characters.
  static func backslashed(_ text: String, _ characters: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if characters.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func quoted(_ word: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var result = "'"
    for scalar in word.unicodeScalars {
      if let escaped = escape(scalar) {
        result += escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}
