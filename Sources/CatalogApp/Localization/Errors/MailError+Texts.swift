package import SupportMail

extension MailError {
  /// The sentence of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch self {
    case .notAnAddress(let text, let fault):
      texts(.mailNotAnAddress, VisibleText.quoted(text), fault.message(texts))
    case .severalAddresses(let count): texts(.mailSeveralAddresses, count)
    case .controlCharacter(let text): texts(.mailControlCharacter, VisibleText.quoted(text))
    case .notADate(let text, let fault):
      texts(.mailNotADate, VisibleText.quoted(text), fault.message(texts))
    case .notAMessageID(let text): texts(.mailNotAMessageID, VisibleText.quoted(text))
    case .bodyWithNUL: texts[.mailBodyNUL]
    case .noRecipients: texts[.mailNoRecipients]
    }
  }
}

extension MailWarning {
  /// The sentence of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch self {
    case .domainEncoded(let typed, let ascii):
      texts(.mailDomainEncoded, VisibleText.quoted(typed), ascii)
    case .quotedLocalPart(let address):
      texts(.mailQuotedLocalPart, VisibleText.escaped(address))
    }
  }
}

extension DateFault {
  /// The part of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch self {
    case .form: texts[.dateForm]
    case .noZone: texts[.dateNoZone]
    case .noSuchDay: texts[.dateNoSuchDay]
    case .noSuchTime: texts[.dateNoSuchTime]
    case .noSuchZone: texts[.dateNoSuchZone]
    case .otherWeekday(let day):
      texts(.dateOtherWeekday, ErrorMessage(rawValue: "weekday." + day).map { texts[$0] } ?? day)
    }
  }
}
