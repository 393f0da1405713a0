/// The program's texts in one language.
///
/// Nothing is read before the first text is asked for. What is put into a text is not changed:
/// whoever passes words from outside makes them clean for a terminal first (`PrintableText`).
package struct Texts: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// A text without placeholders.
  package subscript(message: Message) -> String {
    template(of: message.rawValue, quantity: nil)
  }

  /// A text with its placeholders filled: `%@`, `%lld`, or numbered from 1 as in `%2$@`.
  ///
  /// The first whole number among the arguments decides between singular and plural. Numbers are
  /// written with plain digits.
  package func callAsFunction(_ message: Message, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }

  func filled(_ key: String, _ arguments: [any TextArgument]) -> String {
    let quantity = arguments.lazy.compactMap(\.quantity).first
    return TextTemplate.fill(
      template(of: key, quantity: quantity), with: arguments.map(\.shownText))
  }

  /// The text about a name that is not known, and the nearest one that is.
  package func unknown(_ message: Message, _ name: String, among names: [String]) -> String {
    self(message, name) + suggestion(for: name, among: names)
  }

  /// What to put behind a text about a name that is not known: the nearest one that is, if any.
  func suggestion(for name: String, among names: [String]) -> String {
    Suggestion.nearest(name, in: names).map { " " + self(.didYouMean, $0) } ?? ""
  }

  /// The key itself where the catalogue has no such text, which a test rules out.
  func template(of key: String, quantity: Int?) -> String {
    guard let entry = TextCatalogue.table(for: language).entry(of: key) else { return key }
    return entry.text(for: language.pluralForm(of: quantity ?? 0))
  }
}

/// What can stand in a text: words and whole numbers.
package protocol TextArgument: Sendable {
  var shownText: String { get }
  /// The number that a plural is chosen by; nil for words.
  var quantity: Int? { get }
}

extension String: TextArgument {
  package var shownText: String { self }
  package var quantity: Int? { nil }
}

extension Int: TextArgument {
  package var shownText: String { String(self) }
  package var quantity: Int? { self }
}
