/// Writes the marks that `PrintableText` promises.
struct PrintableTextBuilder {
  private let keepsLines: Bool
  private var output = String.UnicodeScalarView()
  /// What follows the last tab or line break, which is measured at the next tab.
  private var segment = String.UnicodeScalarView()
  private var columnsBeforeSegment = 0
  /// Whether a tag continues the flag emoji that was written last.
  private var isInFlag = false

  static func clean(_ text: String, keepsLines: Bool) -> String {
    var builder = PrintableTextBuilder(keepsLines: keepsLines)
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // CR LF is one break, written for the CR.
      if !(scalar == "\n" && last == "\r") { builder.add(scalar) }
      last = scalar
    }
    builder.endSegment()
    return String(builder.output)
  }

  private init(keepsLines: Bool) { self.keepsLines = keepsLines }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch CellTable.kind(of: scalar) {
    case .joined, .oneCell, .twoCells: write(scalar)
    case .hint: break
    case .lineBreak: writeLineBreak()
    case .control where scalar == "\t" && keepsLines: writeTab()
    case .control where isInFlag && Self.tags.contains(scalar): segment.append(scalar)
    case .control: writeMark(for: scalar.value)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    segment.append(scalar)
    isInFlag = scalar == Self.blackFlag
  }

  private mutating func writeLineBreak() {
    guard keepsLines else { return write("\u{23CE}") }
    endSegment()
    output.append("\n")
    columnsBeforeSegment = 0
    isInFlag = false
  }

  private mutating func writeTab() {
    endSegment()
    let stop = PrintableText.tabWidth
    for _ in 0..<(stop - columnsBeforeSegment % stop) { write(" ") }
  }

  private mutating func writeMark(for value: UInt32) {
    let picture: UInt32? = value < 0x20 ? 0x2400 + value : value == 0x7F ? 0x2421 : nil
    if let picture, let scalar = Unicode.Scalar(picture) { return write(scalar) }
    let digits = String(value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    for scalar in "<U+\(zeros)\(digits)>".unicodeScalars { write(scalar) }
  }

  private mutating func endSegment() {
    segment = LooseJoiners.removed(from: segment)
    columnsBeforeSegment += CellWidth.columns(of: String(segment))
    output.append(contentsOf: segment)
    segment = String.UnicodeScalarView()
  }

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
}
