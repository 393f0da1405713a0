/// Fills the placeholders of a text: `%@` and `%lld` in turn, `%1$@` and `%2$lld` by number, `%%`
/// for a percent sign.
enum TextTemplate {
  /// The text with the arguments in it; a placeholder without an argument stays as it is written.
  static func fill(_ template: String, with arguments: [String]) -> String {
    var result = ""
    var next = 0
    for piece in pieces(of: template) {
      switch piece {
      case .text(let text): result += text
      case .placeholder(let placeholder):
        let index = placeholder.position.map { $0 - 1 } ?? next
        if placeholder.position == nil { next += 1 }
        result += arguments.indices.contains(index) ? arguments[index] : placeholder.written
      }
    }
    return result
  }

  /// The placeholders in the order of the text.
  static func placeholders(in template: String) -> [Placeholder] {
    pieces(of: template).compactMap { if case .placeholder(let found) = $0 { found } else { nil } }
  }

  struct Placeholder: Hashable, Sendable {
    /// Counted from 1; nil where the text leaves it to the order.
    var position: Int?
    var isNumber: Bool
    /// The placeholder itself.
    var written: String
  }

  private enum Piece {
    case text(String)
    case placeholder(Placeholder)
  }

  private static func pieces(of template: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(template).unicodeScalars
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        pieces.append(.text("%"))
        rest.removeFirst()
      } else if let placeholder = takePlaceholder(from: &rest) {
        pieces.append(.placeholder(placeholder))
      } else {
        pieces.append(.text("%"))
      }
    }
    pieces.append(.text(String(rest)))
    return pieces
  }

  /// What stands behind a percent sign, taken off if it is a placeholder.
  private static func takePlaceholder(from rest: inout Substring.UnicodeScalarView) -> Placeholder?
  {
    var behind = rest
    var position: Int?
    let digits = behind.prefix { $0 >= "0" && $0 <= "9" }
    if !digits.isEmpty {
      behind = behind[digits.endIndex...]
      guard let number = Int(String(digits)), behind.popFirst() == "$" else { return nil }
      position = number
    }
    let isNumber = behind.starts(with: "lld".unicodeScalars)
    guard isNumber || behind.first == "@" else { return nil }
    behind.removeFirst(isNumber ? 3 : 1)
    defer { rest = behind }
    return Placeholder(
      position: position, isNumber: isNumber,
      written: "%" + String(rest[..<behind.startIndex]))
  }
}
