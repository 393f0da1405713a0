import Datasets
import Markup

extension DetailDocument {
  /// Characters of a longer text that a draft quotes: enough to know it again.
  private static let quotedCharacters = 2_000

  /// The same with the beginning of a longer text as a paragraph.
  func quoting(_ text: [TextBlock]) -> DetailDocument {
    guard !text.isEmpty else { return self }
    var document = self
    let plain = TextDocument(blocks: text).plainText()
    let start = plain.prefix(Self.quotedCharacters)
    guard start.endIndex < plain.endIndex else {
      document.blocks.append(.paragraph(plain.utf8.last == 0x0A ? String(plain.dropLast()) : plain))
      return document
    }
    // A word that is cut would be another one.
    let end = start.lastIndex { $0.isWhitespace } ?? start.endIndex
    document.blocks.append(.paragraph(String(start[..<end]) + " …"))
    return document
  }
}
