/// A piece of XML or HTML, as a place in the text that it was read from.
package enum MarkupToken: Hashable, Sendable {
  /// Characters and references to characters.
  case text(Range<Int>)
  /// Characters without references: what a CDATA section holds.
  case verbatim(Range<Int>)
  case start(MarkupTag)
  /// An end tag, by its name.
  case end(name: Range<Int>)
  /// A document type declaration, with what stands between its brackets.
  case doctype(Range<Int>)
  /// A comment or a processing instruction.
  case comment
}

/// A start tag: `<name attributes>`, or `<name attributes/>`.
package struct MarkupTag: Hashable, Sendable {
  package var name: Range<Int>
  package var attributes: Range<Int>
  /// Whether it ends the element too.
  package var isEmpty: Bool
}
