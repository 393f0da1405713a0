/// Text for terminals whose locale cannot show more than ASCII.
package enum ASCIIText {
  /// The text in ASCII, each character in the cells it had, so that columns stay straight.
  ///
  /// Latin letters lose their accents, lines and arrows get their nearest sign, full-width forms
  /// their own letter with a space; everything else becomes `?` for each cell.
  package static func transliterate(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var output = ""
    for character in text {
      if character.isASCII {
        output.append(character)
        continue
      }
      let columns = CellWidth.columns(of: character)
      guard columns > 0 else { continue }
      if let ascii = character.unicodeScalars.first.flatMap({ CellTable.ascii(for: $0) }) {
        output.unicodeScalars.append(ascii)
        if columns == 2 { output.append(" ") }
      } else {
        output.append(columns == 2 ? "??" : "?")
      }
    }
    return output
  }
}
