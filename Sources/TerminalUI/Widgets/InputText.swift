/// What is inserted into a `TextInput`, made fit for it.
enum InputText {
  /// A text with LF for every line break and no tabs, or in a single line with spaces for both.
  static func clean(_ text: String, isMultiline: Bool) -> String {
    if text.utf8.allSatisfy({ CellWidth.isPrintable($0) || isMultiline && $0 == 0x0A }) {
      return text
    }
    var output = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        output.append(contentsOf: (isMultiline ? "    " : " ").unicodeScalars)
      } else if CellTable.kind(of: scalar) != .lineBreak {
        output.append(scalar)
      } else if !(scalar == "\n" && last == "\r") {  // CR LF is one break
        output.append(isMultiline ? "\n" : " ")
      }
      last = scalar
    }
    return String(output)
  }

  /// As many whole characters as so many bytes hold.
  static func prefix(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    return String(text[..<text.roundedDown(end)])
  }
}
