/// The program's texts in one language.
///
/// Arguments are put in as they are: what comes from outside must be clean for a terminal before.
package struct Texts: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// Every key of the string catalogue.
  package static var catalogueKeys: Set<String> { StringCatalogue.embedded.keys }

  package subscript(message: Message) -> String { self[message.rawValue] }

  /// The text of a key; the key itself where the catalogue has none.
  package subscript(key: String) -> String { entry(key)?.other ?? key }

  /// The text with its placeholders replaced, in order (`%@`) or by number (`%2$@`).
  package func callAsFunction(_ message: Message, _ arguments: String...) -> String {
    self(message.rawValue, arguments)
  }

  package func callAsFunction(_ key: String, _ arguments: [String]) -> String {
    Self.filled(self[key], arguments)
  }

  /// The text for that many, its number replaced (`%lld`).
  package func callAsFunction(_ message: Message, count: Int) -> String {
    let entry = entry(message.rawValue)
    let text = (count == 1 ? entry?.one : nil) ?? entry?.other ?? message.rawValue
    return Self.filled(text, [String(count)])
  }

  /// The text about a name that is not known, and the nearest one that is.
  package func unknown(_ message: Message, _ name: String, among names: [String]) -> String {
    let text = self(message, name)
    guard let nearest = Suggestion.nearest(to: name, among: names) else { return text }
    return text + " " + self(.didYouMean, nearest)
  }

  private func entry(_ key: String) -> StringCatalogue.Entry? {
    StringCatalogue.embedded.entry(key, in: language)
  }

  private static func filled(_ text: String, _ arguments: [String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var next = 0
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        result.append(scalar)
        continue
      }
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      let index = Self.index(&rest) ?? next
      next = index + 1
      rest = rest.dropFirst(rest.starts(with: "lld".unicodeScalars) ? 3 : 1)
      if arguments.indices.contains(index) {
        result.append(contentsOf: arguments[index].unicodeScalars)
      }
    }
    return String(result)
  }

  /// Takes `2$` from the front.
  private static func index(_ rest: inout Substring.UnicodeScalarView) -> Int? {
    guard let digit = rest.first, rest.dropFirst().first == "$",
      let number = Int(String(digit))
    else { return nil }
    rest = rest.dropFirst(2)
    return number - 1
  }
}
