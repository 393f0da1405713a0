/// Text from outside made safe to print: nothing in it can drive a terminal or turn it round.
///
/// What may do so becomes a visible mark, so that it is seen and not obeyed:
///
/// - C0 controls and DEL: their pictures, ␛ for ESC, ␉ for a tab in one line (U+2400 to U+2421)
/// - line breaks in one line, CR LF as one: ⏎
/// - C1 controls, direction marks, overrides and isolates, other format controls, tags outside an
///   emoji flag, and noncharacters: `<U+202E>`
///
/// Soft hyphen, zero width space, word joiner and U+FEFF are left out: they are invisible, and
/// terminals disagree about their width. So are joiners that join nothing, because terminals may join
/// to them what is printed next. Everything else, right-to-left letters included, stays in
/// its order. Cleaning twice changes nothing. Text without any of these is returned as it is.
package enum PrintableText {
  /// A text for one line, as in a list or a table cell.
  package static func clean(_ text: String) -> String {
    isClean(text, keepsLines: false) ? text : PrintableTextBuilder.clean(text, keepsLines: false)
  }

  /// A text of several lines: every line break becomes LF, tabs become spaces up to the next stop.
  package static func cleanLines(_ text: String) -> String {
    isClean(text, keepsLines: true) ? text : PrintableTextBuilder.clean(text, keepsLines: true)
  }

  /// Columns between tab stops; four, because panes are narrow.
  static let tabWidth = 4

  private static func isClean(_ text: String, keepsLines: Bool) -> Bool {
    let newline: UInt8 = keepsLines ? 0x0A : 0x20
    if text.utf8.allSatisfy({ CellWidth.isPrintable($0) || $0 == newline }) { return true }
    return text.unicodeScalars.allSatisfy { scalar in
      switch CellTable.kind(of: scalar) {
      case .joined: !LooseJoiners.isJoiner(scalar)
      case .oneCell, .twoCells: true
      case .lineBreak: keepsLines && scalar == "\n"
      case .control, .hint: false
      }
    }
  }
}
