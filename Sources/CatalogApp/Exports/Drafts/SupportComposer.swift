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

  /// What all drafts with these options share; nothing has been written when this throws.
  package func letter(_ options: SupportOptions) throws(SupportError) -> SupportLetter {
    let text = try text(options)
    return SupportLetter(
      texts: texts, diagnostics: diagnostics,
      from: try value(options.from, "--from", Mailbox.parse),
      replyTo: try addresses(options.replyTo.map { [$0] } ?? [], "--reply-to"),
      to: try addresses(options.to, "--to"), cc: try addresses(options.cc, "--cc"),
      bcc: try addresses(options.bcc, "--bcc"), subject: try subject(options), text: text,
      tellsItem: options.tellsItem,
      date: try value(options.date, "--date", MailDate.parse) ?? now,
      messageID: try value(options.messageID, "--message-id", MessageID.parse),
      files: try files(options.attach), template: try template(options),
      usualTo: try addresses(options.usualTo.map { [$0] } ?? [], Setting.supportTo.rawValue))
  }

  /// The item that a file tells about itself.
  package func item(fromJSON path: String) throws(SupportError) -> SupportItem {
    let option = "--from-json"
    let bytes = try file(path, option)
    do {
      if var item = SupportItem(json: try JSONParser.parse(bytes)) {
        item.origin = [SupportField(texts.sourceLabel, FileName.cleaned(path))]
        return item
      }
    } catch {
      throw SupportError(option, .notJSON(path: path, error))
    }
    throw SupportError(option, .notAnObject(path: path))
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

  private func subject(_ options: SupportOptions) throws(SupportError) -> String? {
    guard let subject = options.subject, !subject.isEmpty else { return nil }
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
    return try textFile(path, option)
  }

  private func textFile(_ path: String, _ option: String) throws(SupportError) -> String {
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

  private func template(
    _ options: SupportOptions
  ) throws(SupportError) -> SupportLetter.NamedTemplate? {
    guard let (path, option) = options.template else { return nil }
    return SupportLetter.NamedTemplate(
      option: option, path: path, template: try template(path, option))
  }

  /// The template in a file, which the option or the setting names.
  func template(_ path: String, _ option: String) throws(SupportError) -> DraftTemplate {
    let text = try textFile(path, option)
    do {
      return try DraftTemplate(text)
    } catch {
      throw SupportError(option, .template(path: path, error))
    }
  }

  // MARK: Files

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
