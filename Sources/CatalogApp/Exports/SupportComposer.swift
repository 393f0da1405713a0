package import SupportMail
import Tables

/// Makes the draft that the options ask for, or says which option stands in the way.
package struct SupportComposer: Sendable {
  package var texts: SupportTexts
  /// What may be told about program and system; leave it empty for `--no-diagnostics`.
  package var diagnostics: [SupportField]
  /// The user's home folder, which the diagnostics show as `~`.
  package var home: String?
  /// The draft's date where none is given.
  package var now: MailDate

  package init(
    texts: SupportTexts, diagnostics: [SupportField] = [], home: String? = nil,
    now: MailDate = .now()
  ) {
    self.texts = texts
    self.diagnostics = diagnostics
    self.home = home
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
      texts: texts, text: text, item: item, diagnostics: shownDiagnostics)
    var attachments = try files(options.attach)
    if let item {
      let own = item.attachment
      // A file's name is the user's choice, so it is the item that gets a number.
      let names = FileName.numbered(attachments.map(\.name) + [own.name])
      let attachment = Attachment(name: names.last ?? own.name, type: own.type, bytes: own.bytes)
      attachments.insert(attachment, at: 0)
    }
    do {
      let draft = try Draft(
        from: from, replyTo: replyTo, to: to, cc: cc, bcc: bcc, subject: subject,
        body: request.body, date: date, messageID: messageID, attachments: attachments)
      return SupportDraft(draft: draft)
    } catch {
      throw SupportError(option: "--to", sentence: error.message, exitCode: 64)
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
      throw SupportError(option: option, sentence: error.message, exitCode: 64)
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
      throw SupportError(option: option, sentence: "leave out this or --body", exitCode: 64)
    }
    var bytes = try file(path, option)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let name = VisibleText.quoted(path, limit: 400)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SupportError(
        option: option, sentence: "\(name) is not UTF-8; convert it first", exitCode: 65)
    }
    guard !text.utf8.contains(0) else {
      throw SupportError(
        option: option, sentence: "\(name) holds a NUL character, so it is no text", exitCode: 65)
    }
    return text
  }

  private var shownDiagnostics: [SupportField] {
    guard let home else { return diagnostics }
    return diagnostics.map { SupportField($0.label, HomeFolder.hidden(in: $0.value, home: home)) }
  }

  // MARK: Files

  private func readItem(_ path: String) throws(SupportError) -> SupportItem {
    let option = "--from-json"
    let bytes = try file(path, option)
    let name = VisibleText.quoted(path, limit: 400)
    do {
      if let item = SupportItem(json: try JSONParser.parse(bytes)) { return item }
    } catch {
      let place = "line \(error.line), column \(error.column)"
      throw SupportError(
        option: option, sentence: "\(name), \(place): \(error.message)", exitCode: 65)
    }
    throw SupportError(
      option: option, sentence: "\(name) holds JSON, but not one object", exitCode: 65)
  }

  private func file(_ path: String, _ option: String) throws(SupportError) -> [UInt8] {
    do {
      return try InputFile.read(path, room: AttachmentReader.limit)
    } catch {
      throw SupportError(option: option, sentence: error.message, exitCode: error.exitCode)
    }
  }

  private func files(_ paths: [String]) throws(SupportError) -> [Attachment] {
    var reader = AttachmentReader()
    var attachments: [Attachment] = []
    for path in paths {
      do {
        attachments.append(try reader.read(path))
      } catch {
        throw SupportError(option: "--attach", sentence: error.message, exitCode: error.exitCode)
      }
    }
    return attachments
  }
}
