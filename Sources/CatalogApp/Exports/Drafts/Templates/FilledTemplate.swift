import SupportMail

/// A template with what an item says in its places.
struct FilledTemplate {
  private let template: DraftTemplate?
  private let item: SupportItem?
  private let texts: SupportTexts

  init(_ named: SupportLetter.NamedTemplate?, _ item: SupportItem?, _ texts: SupportTexts) {
    template = named?.template
    self.item = item
    self.texts = texts
  }

  /// Whether the lines about the item stand in the text.
  var hasDetails: Bool {
    template?.body.placeholders.contains(SupportItem.detailsPlaceholder) ?? false
  }

  /// What the item says stays one line; nil without a template, or where it has no subject.
  var subject: String? {
    let text = template?.fields[.subject]?.filled { VisibleText.escaped(value(of: $0)) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  var body: String? {
    template?.body.filled { name in
      guard name == SupportItem.detailsPlaceholder, let item else {
        return SupportRequest.paragraph(value(of: name))
      }
      return SupportRequest.text(about: item, texts)
    }
  }

  /// What the item says can name one address or a part of it, and add none.
  func addresses(_ text: DraftTemplate.Text) throws(MailError) -> [Mailbox] {
    try Mailbox.parseList(
      text.filled { (name) throws(MailError) in
        try Mailbox.part(value(of: name))
      })
  }

  private func value(of name: String) -> String { item?.value(of: name) ?? "" }
}
