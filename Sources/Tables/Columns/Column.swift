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
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}
