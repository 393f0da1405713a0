import Markup

extension TextBlock {
  /// A paragraph of plain words.
  static func words(_ text: String) -> TextBlock { .paragraph(InlineText(text)) }
}
