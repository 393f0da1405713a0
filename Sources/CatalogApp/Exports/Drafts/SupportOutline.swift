import SupportMail

/// What a draft will say where nobody changes it.
struct SupportOutline: Sendable {
  var words: SupportWords
  /// Whether the lines about the item follow the text.
  var tellsItem: Bool
  /// Whether the addresses are those that all drafts go to, or would go to.
  var isUsualTo: Bool
  /// What other fields of the template say, such as `Cc: desk@example.org`.
  var others: [String]
}

extension SupportLetter {
  /// The addresses, the subject and the text of the draft about an item.
  ///
  /// What an item says in place of an address stays for whoever writes to see.
  func outline(about item: SupportItem) -> SupportOutline {
    let filled = FilledTemplate(template, item, texts)
    let fields: [DraftTemplate.Field] = [.from, .replyTo, .cc, .bcc]
    return SupportOutline(
      words: SupportWords(
        to: shown(.to, filled) ?? usualTo.map(\.text).joined(separator: ", "),
        subject: subject ?? filled.subject ?? texts.subject,
        text: text ?? filled.body ?? texts.greeting),
      tellsItem: text != nil || !filled.hasDetails,
      isUsualTo: template?.template.fields[.to] == nil,
      others: fields.compactMap { field in shown(field, filled).map { field.rawValue + ": " + $0 } }
    )
  }

  /// The addresses of a field as people read them; nil where the template has none.
  private func shown(_ field: DraftTemplate.Field, _ filled: FilledTemplate) -> String? {
    guard let text = template?.template.fields[field] else { return nil }
    // As in the draft, one that is empty is none.
    if field != .to, filled.isBlank(text) { return nil }
    guard let mailboxes = try? filled.addresses(text) else { return filled.line(text) }
    return mailboxes.map(\.text).joined(separator: ", ")
  }
}
