/// Goes through the characters of a part of a line with the cells that each of them takes.
struct RowCharacters {
  struct Element {
    /// Its bytes, counted from the front of the part.
    var range: Range<Int>
    /// Its first scalar.
    var first: Unicode.Scalar
    /// In cells.
    var width: Int

    var isTab: Bool { first == "\t" }
    /// A space or a tab, without a mark on it.
    var isSpace: Bool { range.count == 1 && (first == " " || first == "\t") }
  }

  let bytes: [UInt8]
  private var place = 0
  /// Text that is more than ASCII, and what of it comes next.
  private var run = ""
  private var runIndex = "".startIndex

  /// Takes well-formed UTF-8 without line ends, which begins between two characters.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next character, for which there is a column in the row; only the width of tabs depends on
  /// it.
  mutating func next(column: Int) -> Element? {
    if runIndex < run.endIndex { return nextOfRun() }
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    let isAlone = place + 1 == bytes.count || bytes[place + 1] < 0x80
    guard byte < 0x80, isAlone else {
      beginRun()
      return nextOfRun()
    }
    place += 1
    // A control is drawn as a mark of one cell.
    let width = byte == 0x09 ? Self.tabWidth(column: column) : 1
    return Element(range: place - 1..<place, first: Unicode.Scalar(byte), width: width)
  }

  /// The cells up to the next stop.
  static func tabWidth(column: Int) -> Int {
    PrintableText.tabWidth - column % PrintableText.tabWidth
  }

  private mutating func beginRun() {
    var end = place + 1
    // Two characters of ASCII beside each other are surely two.
    while end < bytes.count, bytes[end] >= 0x80 || bytes[end - 1] >= 0x80 { end += 1 }
    run = String(decoding: bytes[place..<end], as: UTF8.self)
    runIndex = run.startIndex
  }

  private mutating func nextOfRun() -> Element? {
    let character = run[runIndex]
    runIndex = run.index(after: runIndex)
    let start = place
    place += character.utf8.count
    let first = character.unicodeScalars.first ?? " "
    return Element(range: start..<place, first: first, width: Self.columns(of: character))
  }

  /// The cells of a character as it is drawn.
  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first {
      switch CellTable.kind(of: scalar) {
      case .oneCell: return 1
      case .twoCells: return 2
      case .hint: return 0
      case .joined, .control, .lineBreak: break
      }
    }
    return CellWidth.columns(of: PrintableText.clean(String(character)))
  }
}
