import SupportMail

/// What a draft will say where nobody changes it.
struct SupportOutline: Sendable {
  var words: SupportWords
  /// Whether the lines about the item follow the text.
  var tellsItem: Bool
  /// Whether the addresses are those that all drafts go to, or would go to.
  var isUsualTo: Bool
}

extension SupportLetter {
  /// The addresses, the subject and the text of the draft about an item.
  ///
  /// Addresses that an item does not give are left to whoever writes.
  func outline(about item: SupportItem) -> SupportOutline {
    let filled = FilledTemplate(template, item, texts)
    let mailboxes = (try? mailboxes(to, .to, filled)) ?? usualTo
    return SupportOutline(
      words: SupportWords(
        to: mailboxes.map(\.text).joined(separator: ", "),
        subject: subject ?? filled.subject ?? texts.subject,
        text: text ?? filled.body ?? texts.greeting),
      tellsItem: text != nil || !filled.hasDetails,
      isUsualTo: template?.template.fields[.to] == nil)
  }
}
