/// A text whose parts are drawn in different styles.
///
/// It may hold anything: it is cleaned whenever it is measured, cut, wrapped or drawn. Characters
/// are those of the whole text: one that two spans share belongs to the first.
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: CellStyle
    /// The address that it links to.
    package var link: String?

    package init(_ text: String, _ style: CellStyle = .plain, link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  package var spans: [Span]

  package init(spans: [Span]) { self.spans = spans }

  package init(_ text: String, _ style: CellStyle = .plain) {
    self.init(spans: text.isEmpty ? [] : [Span(text, style)])
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// The text alone, as it was given.
  package var text: String {
    spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text }
  }

  package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  /// The cells it takes on one line.
  package var columns: Int {
    CellWidth.columns(of: StyledRuns(self, clean: PrintableText.clean).text)
  }

  package static func + (first: StyledText, second: StyledText) -> StyledText {
    StyledText(spans: first.spans + second.spans)
  }

  /// The same with every span's style changed.
  package func styled(_ change: (inout CellStyle) -> Void) -> StyledText {
    var copy = self
    for index in copy.spans.indices { change(&copy.spans[index].style) }
    return copy
  }
}
