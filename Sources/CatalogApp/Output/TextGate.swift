import TerminalUI

/// What text from outside goes through before people see it: controls and direction overrides
/// become marks, and letters that the locale has none of become close ones.
package struct TextGate: Sendable {
  private static let messageLimit = 1_000

  /// Whether more than ASCII can be shown.
  let isUnicode: Bool

  /// Decides by the locale's character set: what is not said counts as UTF-8.
  package init(_ environment: Environment) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first?.lowercased() ?? "utf-8"
    isUnicode = locale.utf8.contains(sequence: "utf-8") || locale.utf8.contains(sequence: "utf8")
  }

  /// The text on one line.
  package func line(_ text: String) -> String { shown(PrintableText.clean(text)) }

  /// The text on one line of a length that can be read; what was typed or answered may be endless.
  package func message(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > Self.messageLimit, scalars.count > Self.messageLimit else {
      return line(text)
    }
    return line(String(String.UnicodeScalarView(scalars.prefix(Self.messageLimit)))) + "…"
  }

  /// The text with its line ends.
  package func lines(_ text: String) -> String { shown(PrintableText.cleanLines(text)) }

  /// Lines of data for programs, on a terminal, which they must not drive: with their tabs too.
  package func data(_ text: String) -> String {
    text.utf8.split(separator: 0x09, omittingEmptySubsequences: false)
      .map { PrintableText.cleanLines(String(Substring($0))) }.joined(separator: "\t")
  }

  private func shown(_ text: String) -> String {
    isUnicode ? text : ASCIIText.transliterate(text)
  }
}

extension String.UTF8View {
  fileprivate func contains(sequence: String) -> Bool {
    let part = Array(sequence.utf8)
    return indices.contains { self[$0...].starts(with: part) }
  }
}
