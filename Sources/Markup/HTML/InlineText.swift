/// Running text whose parts may be stressed or lead somewhere.
package struct InlineText: Hashable, Sendable {
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let emphasis = Style(rawValue: 1)
    package static let strong = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let strikethrough = Style(rawValue: 8)
    /// The text tells what a picture shows.
    package static let image = Style(rawValue: 16)
  }

  package struct Run: Hashable, Sendable {
    /// Never empty; blanks are collapsed, and a line break is a `\n`.
    package var text: String
    package var style: Style
    /// The whole address that it links to.
    package var link: String?
    /// The address of the picture that it tells of.
    package var image: String?

    package init(
      _ text: String, _ style: Style = [], link: String? = nil, image: String? = nil
    ) {
      self.text = text
      self.style = style
      self.link = link
      self.image = image
    }
  }

  package var runs: [Run]

  package init(_ runs: [Run] = []) { self.runs = runs }

  package init(_ text: String) { runs = text.isEmpty ? [] : [Run(text)] }

  /// The words alone.
  package var text: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }
}
