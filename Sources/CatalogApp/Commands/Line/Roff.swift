/// Text as roff reads it (groff_char(7)).
enum Roff {
  /// The text with everything that roff or a terminal might take for something else named; hyphens
  /// stay those that can be copied into a shell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n": result += " "
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex + "]"
      }
    }
    return result
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// A line of finished text; a dot or quote at its start would make it a request.
  static func line(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: ".") || text.utf8.first == UInt8(ascii: "'")
      ? "\\&" + text : text
  }
}
