/// An item in a list: what every front shows of it before it is opened.
package struct ListRow: Hashable, Sendable {
  package var title: Phrase
  package var subtitle: Phrase?

  package init(_ title: Phrase, subtitle: Phrase? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}
