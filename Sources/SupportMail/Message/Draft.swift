/// An unsent message: what a mail program opens for writing on.
///
/// A draft that exists can be written: its parts are checked when they are made.
package struct Draft: Sendable {
  package let from: Mailbox?
  package let replyTo: [Mailbox]
  package let to: [Mailbox]
  package let cc: [Mailbox]
  /// Stays in the file: the mail program takes it out when it sends.
  package let bcc: [Mailbox]
  package let subject: String
  /// Lines may end in CRLF, CR or LF.
  package let body: String
  package let date: MailDate
  package let messageID: MessageID
  /// In their order, with different names.
  package let attachments: [Attachment]

  /// A draft of checked parts.
  ///
  /// Throws when nobody is written to, when the subject holds a control character, or the body a
  /// NUL. Of attachments with one name the later ones get numbers.
  package init(
    from: Mailbox? = nil, replyTo: [Mailbox] = [], to: [Mailbox], cc: [Mailbox] = [],
    bcc: [Mailbox] = [], subject: String, body: String, date: MailDate,
    messageID: MessageID = .random(), attachments: [Attachment] = []
  ) throws(MailError) {
    guard !(to.isEmpty && cc.isEmpty && bcc.isEmpty) else { throw .noRecipients }
    try Draft.checkSubject(subject)
    try Draft.checkBody(body)
    self.from = from
    self.replyTo = replyTo
    self.to = to
    self.cc = cc
    self.bcc = bcc
    self.subject = subject
    self.body = body
    self.date = date
    self.messageID = messageID
    let names = FileName.numbered(attachments.map(\.name))
    self.attachments = zip(attachments, names).map { $0.named($1) }
  }

  /// Throws when the subject holds a control character (RFC 5322 §2.2), a line end above all.
  package static func checkSubject(_ subject: String) throws(MailError) {
    guard !subject.unicodeScalars.contains(where: VisibleText.isControl) else {
      throw .controlCharacter(in: subject)
    }
  }

  /// Throws when the body holds a NUL.
  package static func checkBody(_ body: String) throws(MailError) {
    guard !body.utf8.contains(0) else { throw .bodyWithNUL }
  }
}
