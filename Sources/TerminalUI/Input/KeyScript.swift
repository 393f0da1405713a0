/// The keys of a script in one line, such as `j j enter / bot enter ctrl-d "two words"`.
///
/// Blanks stand between words. A word that names a key is that key, any other is typed letter by
/// letter. What stands between double quotes is typed as it is, blanks and names too; two of them
/// are one that is typed.
package enum KeyScript {
  package static func parse(_ text: String) throws(KeyScriptError) -> [KeyPress] {
    var presses: [KeyPress] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        presses += try takeQuoted(&rest)
      } else {
        presses += try takeWord(&rest)
      }
    }
    return presses
  }

  private static func takeWord(_ rest: inout Substring) throws(KeyScriptError) -> [KeyPress] {
    let word = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(word.count)
    if let press = KeyPress(named: word) { return [press] }
    let isMeantAsKey = ["ctrl-", "alt-", "shift-"].contains { word.lowercased().hasPrefix($0) }
    if isMeantAsKey { throw .unknownKey(word) }
    return type(word)
  }

  private static func takeQuoted(_ rest: inout Substring) throws(KeyScriptError) -> [KeyPress] {
    let start = rest
    var quoted = ""
    repeat {
      // Before another one right behind, the quote that ended the last part is text.
      if rest.startIndex != start.startIndex { quoted += "\"" }
      rest.removeFirst()
      let part = rest.prefix { $0 != "\"" }
      quoted += part
      rest = rest[part.endIndex...]
      guard !rest.isEmpty else { throw .unclosedQuote(String(start)) }
      rest.removeFirst()
    } while rest.first == "\""
    return type(quoted)
  }

  /// The keys that type a text; a line break is Enter, a tab Tab.
  private static func type(_ text: String) -> [KeyPress] {
    text.map { character in
      switch character.asciiValue {
      case let byte? where character.isNewline || byte < 0x20 || byte == 0x7F:
        KeyPress(controlCharacter: byte)
      default: KeyPress(character)
      }
    }
  }
}

/// Why a script of keys cannot be read.
package enum KeyScriptError: Error, Hashable, Sendable {
  /// A word with a modifier and no key behind it.
  case unknownKey(String)
  /// The text from the quote that is not closed.
  case unclosedQuote(String)

  /// One sentence without the option's name and without a full stop, controls made visible.
  package var message: String {
    switch self {
    case .unknownKey(let word):
      "there is no key “\(PrintableText.clean(word))”; such names are ctrl-d, alt-x, shift-up"
    case .unclosedQuote(let text):
      "the quote that begins with \(PrintableText.clean(text)) is not closed; end it with \""
    }
  }
}
