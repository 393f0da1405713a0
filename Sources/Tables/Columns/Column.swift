/// A column of a table.
package struct Column: Hashable, Sendable {
  /// The name, which no other column of the table has.
  package var name: String
  /// The name that the file gives, if it gives one; it may be used twice.
  package var given: String?

  package init(_ name: String, given: String?) {
    self.name = name
    self.given = given
  }

  package init(_ name: String) { self.init(name, given: name) }
}

/// A text that is equal only to the same scalars, not to what looks the same.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}
