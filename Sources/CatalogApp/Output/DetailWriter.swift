package import Datasets
import Markup
import TerminalUI

/// Lays out a detail document as text: nothing is cut, long text is wrapped.
package struct DetailWriter {
  private let texts: Texts
  private let gate: TextGate
  private let style: Style
  /// The room in cells; nil wraps nothing.
  private let width: Int?

  package init(texts: Texts, gate: TextGate, style: Style, width: Int?) {
    self.texts = texts
    self.gate = gate
    self.style = style
    self.width = width
  }

  /// The document as lines, each with its line end.
  package func text(_ document: DetailDocument) -> String {
    var lines = [style.bold(shown(document.title))]
    if let subtitle = document.subtitle { lines.append(shown(subtitle)) }
    if !document.fields.isEmpty { lines += [""] + fields(document.fields) }
    for text in document.plainTexts(layout) { lines += [""] + Self.lines(gate.lines(text)) }
    if !document.links.isEmpty { lines.append("") }
    // An address is never cut or broken: it is there to be copied.
    lines += document.links.map { gate.line($0.address) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ phrase: Phrase) -> String { gate.line(texts.text(of: phrase)) }

  private func fields(_ fields: [DetailDocument.Field]) -> [String] {
    let labels = fields.map { shown($0.label) + ":" }
    let column = min(labels.map(CellWidth.columns).max() ?? 0, 24)
    return zip(fields, labels).flatMap { field, label in
      let value = gate.lines(texts.text(of: field.outline ?? field.value))
      let room = width.map { max(20, $0 - column - 1) }
      let lines = field.outline == nil ? wrapped(value, room: room) : outline(value, room: room)
      let head = style.dim(Clip.fit(label, columns: max(column, CellWidth.columns(of: label))))
      let indent = String(repeating: " ", count: column + 1)
      return [head + " " + (lines.first ?? "")] + lines.dropFirst().map { indent + $0 }
    }
  }

  /// How running text fits the room: measured as it is printed.
  private var layout: TextDocument.PlainTextLayout? {
    guard let width else { return nil }
    let gate = gate
    return TextDocument.PlainTextLayout(
      width: width, columns: { CellWidth.columns(of: gate.lines($0)) },
      wrap: { Clip.wrap(gate.lines($0), columns: $1) },
      wrapSimple: { gate.isUnicode && Clip.wrapSimple($0, in: $1, columns: $2, to: &$3) })
  }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// Lines that stand further in stay there where they are broken.
  private func outline(_ text: String, room: Int?) -> [String] {
    Self.lines(text).flatMap { line in
      let blanks = min(line.utf8.prefix { $0 == 0x20 }.count, (room ?? .max) / 2)
      let rest = String(Substring(line.utf8.drop { $0 == 0x20 }))
      return wrapped(rest, room: room.map { max(1, $0 - blanks) })
        .map { String(repeating: " ", count: blanks) + $0 }
    }
  }

  private func wrapped(_ text: String, room: Int?) -> [String] {
    let lines = Self.lines(text)
    guard let room else { return lines }
    return lines.flatMap { Clip.wrap($0, columns: room) }
  }
}
