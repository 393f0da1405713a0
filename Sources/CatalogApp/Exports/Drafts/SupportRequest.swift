import SupportMail

/// What a support draft says: the user's words, the item, and what helps to find the fault.
package struct SupportRequest: Sendable {
  /// In Unicode scalars; the attached data has the rest.
  private static let valueLimit = 500

  package var texts: SupportTexts
  /// The user's words; nil for the greeting.
  package var text: String?
  package var item: SupportItem?
  /// Whether the lines about the item follow the text.
  package var tellsItem: Bool
  /// What may be told about the program and the system, and nothing else; empty for none.
  package var diagnostics: [SupportField]

  package init(
    texts: SupportTexts, text: String? = nil, item: SupportItem? = nil, tellsItem: Bool = true,
    diagnostics: [SupportField] = []
  ) {
    self.texts = texts
    self.text = text
    self.item = item
    self.tellsItem = tellsItem
    self.diagnostics = diagnostics
  }

  /// The text, a blank line, the item, the diagnostics, and the line about them.
  ///
  /// Exactly the text where there is nothing else. Lines end in LF.
  package var body: String {
    let told = tellsItem ? item.map { [Self.text(about: $0, texts)] } : nil
    let sections = (told ?? []) + diagnosticsSections
    let text = text ?? texts.greeting
    guard !sections.isEmpty else { return text }
    let isEnded = text.utf8.last == 0x0A || text.utf8.last == 0x0D
    let start = text.isEmpty ? "" : text + (isEnded ? "\n" : "\n\n")
    return start + sections.joined(separator: "\n\n") + "\n"
  }

  /// The lines about an item.
  static func text(about item: SupportItem, _ texts: SupportTexts) -> String {
    let names = [
      SupportField(texts.nameLabel, item.name), SupportField(texts.idLabel, item.id),
      SupportField(texts.datasetLabel, item.dataset),
    ]
    let lines = [texts.itemHeading] + lines(names + item.fields + item.origin)
    return ([lines.joined(separator: "\n")] + item.paragraphs.map(paragraph))
      .joined(separator: "\n\n")
  }

  private var diagnosticsSections: [String] {
    guard !diagnostics.isEmpty else { return [] }
    let lines = [texts.diagnosticsHeading] + Self.lines(diagnostics)
    return [lines.joined(separator: "\n"), texts.diagnosticsNote]
  }

  /// A line for each field with a value; whatever the value holds, it stays one line.
  private static func lines(_ fields: [SupportField]) -> [String] {
    fields.filter { !$0.value.isEmpty }.map { field in
      trimmed("\(VisibleText.escaped(field.label)): \(VisibleText.escaped(shortened(field.value)))")
    }
  }

  /// The lines of the paragraph, which end in LF, CR LF or CR, each without controls.
  static func paragraph(_ text: String) -> String {
    let pieces = TextLines.pieces(of: text[...].utf8)
    let lines = pieces.map { trimmed(VisibleText.escaped(String(Substring($0.line)))) }
    let isEnded = pieces.last?.end.isEmpty == false
    return lines.joined(separator: "\n") + (isEnded ? "\n" : "")
  }

  /// Without blanks at the end, behind which Thunderbird joins the next line.
  private static func trimmed(_ line: String) -> String {
    var bytes = line.utf8[...]
    while bytes.last == 0x20 { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }

  private static func shortened(_ value: String) -> String {
    let scalars = value.unicodeScalars
    guard value.utf8.count > valueLimit, scalars.count > valueLimit else { return value }
    return String(String.UnicodeScalarView(scalars.prefix(valueLimit))) + "…"
  }
}
