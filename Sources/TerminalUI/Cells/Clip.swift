/// Text made to fit a number of cells; `PrintableText` comes first, because controls have no width.
package enum Clip {
  /// Where a text stands in more room than it needs.
  package enum Alignment: Sendable {
    case leading
    /// An odd cell stands behind the text.
    case centre
    case trailing
  }

  /// A text in exactly so many cells: cut as by `cut(_:columns:)`, or padded with spaces.
  package static func fit(
    _ text: String, columns: Int, alignment: Alignment = .leading
  ) -> String {
    let (text, width) = measuredCut(text, columns: max(0, columns))
    let room = max(0, columns - width)
    guard room > 0 else { return text }
    let before =
      switch alignment {
      case .leading: 0
      case .centre: room / 2
      case .trailing: room
      }
    guard before > 0 else { return text + spaces(room) }
    // Measured again, because a mark that begins the text joins the space before it.
    let padded = spaces(before) + text
    return padded + spaces(columns - CellWidth.columns(of: padded))
  }

  /// A text in at most so many cells; one that needs more ends in one `…`.
  ///
  /// Wide characters stay whole, so a cut text may be one cell short. Cost: no more than what is
  /// kept, however long the text.
  package static func cut(_ text: String, columns: Int) -> String {
    measuredCut(text, columns: max(0, columns)).text
  }

  private static func measuredCut(_ text: String, columns: Int) -> (text: String, width: Int) {
    var width = 0
    var (kept, keptWidth) = (text.startIndex, 0)  // what stays if the rest does not fit
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      width += CellWidth.columns(of: text[index])
      if width > columns {
        guard columns > 0 else { return ("", 0) }
        return (text[..<kept] + "…", keptWidth + 1)
      }
      if width < columns { (kept, keptWidth) = (next, width) }
      index = next
    }
    return (text, width)
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
