extension CellGrid {
  /// The rows as text, without blanks at their ends.
  package var lines: [String] {
    (0..<size.height).map { y in
      var line = ""
      for x in 0..<size.width { line += text(of: self[x, y]) }
      return line.trimmingBlanks
    }
  }

  /// The styles as text: a letter for each style but the plain one, which is a blank, and what the
  /// letters mean.
  package var styleLines: (lines: [String], legend: [String]) {
    var letters: [CellStyle: Character] = [:]
    var legend: [String] = []
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    func letter(of style: CellStyle) -> Character {
      if style == .plain { return " " }
      if let letter = letters[style] { return letter }
      let letter = letters.count < alphabet.count ? alphabet[letters.count] : "*"
      letters[style] = letter
      legend.append("\(letter): \(description(of: style))")
      return letter
    }
    let lines = (0..<size.height).map { y in
      String((0..<size.width).map { letter(of: self[$0, y].style) }).trimmingBlanks
    }
    return (lines, legend)
  }

  private func description(of style: CellStyle) -> String {
    var words = style.attributes.names
    if style.foreground != .standard { words.append(style.foreground.name) }
    if style.background != .standard { words.append("on \(style.background.name)") }
    if let link = link(of: style) { words.append("link \(link)") }
    return words.joined(separator: " ")
  }
}

extension CellGrid: Equatable {
  /// Whether both look the same.
  package static func == (first: CellGrid, second: CellGrid) -> Bool {
    guard first.size == second.size, first.cursor == second.cursor else { return false }
    return zip(first.cells, second.cells).allSatisfy { isSame($0, in: first, $1, in: second) }
  }

  static func isSame(
    _ cell: Cell, in grid: CellGrid, _ other: Cell, in otherGrid: CellGrid
  ) -> Bool {
    if cell.glyph.cluster == nil, cell.style.link == 0 {
      return cell == other
    }
    var (style, otherStyle) = (cell.style, other.style)
    guard grid.link(of: style) == otherGrid.link(of: otherStyle) else { return false }
    style.link = 0
    otherStyle.link = 0
    return style == otherStyle && cell.isWide == other.isWide
      && grid.text(of: cell).unicodeScalars.elementsEqual(
        otherGrid.text(of: other).unicodeScalars)
  }
}

extension CellStyle.Attributes {
  fileprivate var names: [String] {
    let all: [(CellStyle.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension CellColor {
  fileprivate var name: String {
    switch kind {
    case .standard: return "standard"
    case .palette: return "palette \(index)"
    case .indexed: return "colour \(index)"
    case .rgb:
      let (red, green, blue) = parts
      return "rgb \(red) \(green) \(blue)"
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    guard let end = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...end])
  }
}
