import Markup

extension TextDocument {
  /// A fragment read from text.
  init(_ html: String, base: String? = nil) { self.init(html: Array(html.utf8), base: base) }

  /// A page read from text.
  static func page(_ html: String, base: String? = nil) -> TextDocument {
    TextDocument(html: Array(html.utf8), base: base, kind: .page)
  }
}

extension InlineText: ExpressibleByStringLiteral {
  /// The words of a literal, without styles.
  public init(stringLiteral text: String) { self.init(text) }
}
