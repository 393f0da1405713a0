import Datasets
import TerminalUI

/// A detail document as plain lines, to be copied or read in a draft.
enum PlainDetail {
  /// Title, text, fields and addresses, each on lines of their own.
  static func text(of document: DetailDocument, _ texts: Texts) -> String {
    var lines = [texts.text(of: document.title)]
    if let subtitle = document.subtitle { lines.append(texts.text(of: subtitle)) }
    for text in document.plainTexts { lines += ["", text] }
    if !document.fields.isEmpty { lines.append("") }
    lines += document.fields.map { texts.text(of: $0.label) + ": " + texts.text(of: $0.value) }
    if !document.links.isEmpty { lines.append("") }
    lines += document.links.map(\.address)
    return lines.joined(separator: "\n") + "\n"
  }
}
