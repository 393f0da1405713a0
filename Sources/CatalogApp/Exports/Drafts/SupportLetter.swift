import SupportMail

/// What the drafts of one run share: everything that the options say, checked.
package struct SupportLetter: Sendable {
  let texts: SupportTexts
  let diagnostics: [SupportField]
  let from: Mailbox?
  let replyTo: [Mailbox]
  let to: [Mailbox]
  let cc: [Mailbox]
  let bcc: [Mailbox]
  /// Nil where neither an option nor a template gives one.
  let subject: String?
  /// The user's words; nil where the template's stand, or the greeting.
  let text: String?
  /// Whether the lines about the item follow the text; nil: unless the template has them.
  let tellsItem: Bool?
  let date: MailDate
  /// Nil: each draft gets one of its own.
  let messageID: MessageID?
  let files: [Attachment]
  let template: NamedTemplate?
  /// Whom drafts go to where nothing else says it.
  let usualTo: [Mailbox]

  /// A template, and the option or setting that named it.
  struct NamedTemplate: Sendable {
    var option: String
    var path: String
    var template: DraftTemplate
  }

  /// Throws where no draft could have a recipient.
  package func checkRecipients() throws(SupportError) {
    let fields = template?.template.fields ?? [:]
    guard to.isEmpty, cc.isEmpty, bcc.isEmpty, usualTo.isEmpty,
      fields[.to] == nil, fields[.cc] == nil, fields[.bcc] == nil
    else { return }
    throw SupportError("--to", .mail(.noRecipients))
  }

  /// Throws where the template asks for what the items do not have; `keys` are those of their data.
  package func checkTemplate(keys: [String], hasItem: Bool = true) throws(SupportError) {
    guard let template else { return }
    do {
      let common = SupportItem.commonPlaceholders.filter { !keys.contains($0) }
      let names = hasItem ? keys + common : []
      try template.template.check(
        names,
        inFields: names.filter { name in
          name != SupportItem.detailsPlaceholder || keys.contains(name)
        })
    } catch {
      throw SupportError(template.option, .template(path: template.path, error))
    }
  }

  /// The draft about an item, or about nothing yet.
  package func draft(about item: SupportItem? = nil) throws(SupportError) -> SupportDraft {
    let content = try content(about: item)
    do throws(MailError) {
      let draft = try Draft(
        from: content.from, replyTo: content.replyTo, to: content.to, cc: content.cc,
        bcc: content.bcc, subject: content.subject, body: content.body, date: date,
        messageID: messageID ?? .random(), attachments: attachments(with: item))
      return SupportDraft(
        draft: draft, notes: notes(on: content),
        bccSource: source(of: .bcc, isGiven: !bcc.isEmpty))
    } catch {
      throw SupportError("--to", .mail(error))
    }
  }

  /// The same as a link, without files, and what there is to say of it; nobody has to be written
  /// to yet.
  package func link(
    about item: SupportItem? = nil
  ) throws(SupportError) -> (url: String, notes: [SupportNote]) {
    let content = try content(about: item)
    let url = MailtoLink.url(
      to: content.to, cc: content.cc, bcc: content.bcc, subject: content.subject,
      body: content.body)
    return (url, notes(on: content))
  }

  private func notes(on content: Content) -> [SupportNote] {
    let fields: [(DraftTemplate.Field, [Mailbox], isGiven: Bool)] = [
      (.from, content.from.map { [$0] } ?? [], from != nil),
      (.replyTo, content.replyTo, !replyTo.isEmpty), (.to, content.to, !to.isEmpty),
      (.cc, content.cc, !cc.isEmpty), (.bcc, content.bcc, !bcc.isEmpty),
    ]
    return fields.flatMap { field, mailboxes, isGiven in
      mailboxes.flatMap(\.warnings).map {
        SupportNote(source(of: field, isGiven: isGiven), .address($0))
      }
    }
  }

  /// Where the addresses of a field come from.
  private func source(of field: DraftTemplate.Field, isGiven: Bool) -> String {
    if isGiven { return "--" + field.rawValue.lowercased() }
    guard let template, template.template.fields[field] != nil else {
      return Setting.supportTo.rawValue
    }
    return "\(template.option): \(field.rawValue)"
  }

  private struct Content {
    var from: Mailbox?
    var replyTo, to, cc, bcc: [Mailbox]
    var subject: String
    var body: String
  }

  private func content(about item: SupportItem?) throws(SupportError) -> Content {
    let filled = FilledTemplate(template, item, texts)
    let body = SupportRequest(
      texts: texts, text: text ?? filled.body, item: item?.isTold == true ? item : nil,
      tellsItem: tellsItem ?? (text != nil || !filled.hasDetails), diagnostics: diagnostics
    ).body
    let filledSubject = subject == nil ? try self.filledSubject(filled) : nil
    return Content(
      from: try sender(filled),
      replyTo: try mailboxes(replyTo, .replyTo, filled) ?? [],
      to: try mailboxes(to, .to, filled) ?? usualTo,
      cc: try mailboxes(cc, .cc, filled) ?? [], bcc: try mailboxes(bcc, .bcc, filled) ?? [],
      subject: subject ?? filledSubject ?? texts.subject, body: body)
  }

  private func sender(_ filled: FilledTemplate) throws(SupportError) -> Mailbox? {
    let senders = try mailboxes(from.map { [$0] } ?? [], .from, filled) ?? []
    guard senders.count < 2 else { throw error(.from, .severalAddresses(count: senders.count)) }
    return senders.first
  }

  private func filledSubject(_ filled: FilledTemplate) throws(SupportError) -> String? {
    guard let subject = filled.subject else { return nil }
    do {
      try Draft.checkSubject(subject)
      return subject
    } catch {
      throw self.error(.subject, error)
    }
  }

  /// What is wrong with a field of the template.
  private func error(_ field: DraftTemplate.Field, _ cause: MailError) -> SupportError {
    SupportError(source(of: field, isGiven: false), .filled(cause))
  }

  /// The item's own files first, then those of the user, which keep their names.
  private func attachments(with item: SupportItem?) -> [Attachment] {
    guard let item, item.isTold else { return files }
    let own = item.attachments
    let names = FileName.numbered((files + own).map(\.name)).suffix(own.count)
    return zip(own, names).map { $0.named($1) } + files
  }

  /// The addresses of the options, else of the template; nil where neither has any.
  private func mailboxes(
    _ given: [Mailbox], _ field: DraftTemplate.Field, _ filled: FilledTemplate
  ) throws(SupportError) -> [Mailbox]? {
    guard given.isEmpty else { return given }
    guard let template, let text = template.template.fields[field] else { return nil }
    // Whom a draft goes to is never left to chance.
    if field != .to, filled.isBlank(text) { return nil }
    do {
      return try filled.addresses(text)
    } catch {
      throw self.error(field, error)
    }
  }
}
