package import SupportMail
import Tables

/// Makes the draft that the options ask for, or says which option stands in the way.
package struct SupportComposer: Sendable {
  package var texts: SupportTexts
  /// What may be told about program and system; leave it empty for `--no-diagnostics`.
  package var diagnostics: [SupportField]
  /// The draft's date where none is given.
  package var now: MailDate

  package init(
    texts: SupportTexts, diagnostics: [SupportField] = [],
    now: MailDate = .now()
  ) {
    self.texts = texts
    self.diagnostics = diagnostics
    self.now = now
  }

  /// The draft; nothing has been written when this throws.
  ///
  /// The item is that of a source, where one was named.
  package func draft(
    _ options: SupportOptions, item: SupportItem? = nil
  ) throws(SupportError) -> SupportDraft {
    let to = try addresses(options.to, "--to")
    let cc = try addresses(options.cc, "--cc")
    let bcc = try addresses(options.bcc, "--bcc")
    let replyTo = try addresses(options.replyTo.map { [$0] } ?? [], "--reply-to")
    let from = try value(options.from, "--from", Mailbox.parse)
    let date = try value(options.date, "--date", MailDate.parse) ?? now
    let messageID = try value(options.messageID, "--message-id", MessageID.parse) ?? .random()
    let subject = try subject(options)
    let text = try text(options)
    let item = try options.fromJSON.map(readItem) ?? item
    let request = SupportRequest(
      texts: texts, text: text, item: item, diagnostics: diagnostics)
    var attachments = try files(options.attach)
    if let item {
      let own = item.attachment
      // A file's name is the user's choice, so it is the item that gets a number.
      let names = FileName.numbered(attachments.map(\.name) + [own.name])
      attachments.insert(own.named(names.last ?? own.name), at: 0)
    }
    do {
      let draft = try Draft(
        from: from, replyTo: replyTo, to: to, cc: cc, bcc: bcc, subject: subject,
        body: request.body, date: date, messageID: messageID, attachments: attachments)
      return SupportDraft(draft: draft)
    } catch {
      throw SupportError("--to", .mail(error))
    }
  }

  // MARK: Header values

  private func addresses(
    _ lists: [String], _ option: String
  ) throws(SupportError) -> [Mailbox] {
    var mailboxes: [Mailbox] = []
    for list in lists {
      mailboxes += try value(list, option, Mailbox.parseList) ?? []
    }
    return mailboxes
  }

  private func value<Value>(
    _ text: String?, _ option: String, _ parse: (String) throws(MailError) -> Value
  ) throws(SupportError) -> Value? {
    guard let text else { return nil }
    do {
      return try parse(text)
    } catch {
      throw SupportError(option, .mail(error))
    }
  }

  private func subject(_ options: SupportOptions) throws(SupportError) -> String {
    guard let subject = options.subject, !subject.isEmpty else { return texts.subject }
    _ = try value(subject, "--subject", Draft.checkSubject)
    return subject
  }

  // MARK: Body

  private func text(_ options: SupportOptions) throws(SupportError) -> String? {
    guard let path = options.bodyFile else {
      _ = try value(options.body, "--body", Draft.checkBody)
      return options.body
    }
    let option = "--body-file"
    guard options.body == nil else {
      throw SupportError(option, .twoBodies)
    }
    var bytes = try file(path, option)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SupportError(option, .notUTF8(path: path))
    }
    guard !text.utf8.contains(0) else {
      throw SupportError(option, .notText(path: path))
    }
    return text
  }

  // MARK: Files

  private func readItem(_ path: String) throws(SupportError) -> SupportItem {
    let option = "--from-json"
    let bytes = try file(path, option)
    do {
      if let item = SupportItem(json: try JSONParser.parse(bytes)) { return item }
    } catch {
      throw SupportError(option, .notJSON(path: path, error))
    }
    throw SupportError(option, .notAnObject(path: path))
  }

  private func file(_ path: String, _ option: String) throws(SupportError) -> [UInt8] {
    do {
      return try InputFile.read(path, room: AttachmentReader.limit)
    } catch {
      throw SupportError(option, .input(error))
    }
  }

  private func files(_ paths: [String]) throws(SupportError) -> [Attachment] {
    var reader = AttachmentReader()
    var attachments: [Attachment] = []
    for path in paths {
      do {
        attachments.append(try reader.read(path))
      } catch {
        throw SupportError("--attach", .input(error))
      }
    }
    return attachments
  }
}
