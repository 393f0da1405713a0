/// Why a value cannot go into a draft.
///
/// The caller knows the option or field and names it.
package enum MailError: Error, Hashable, Sendable {
  /// A list item that is no address, as it was typed.
  case notAnAddress(String, AddressFault)
  /// Several addresses where one is wanted.
  case severalAddresses(count: Int)
  /// A header value with a control character, which could begin another header.
  case controlCharacter(in: String)
  case notADate(String, DateFault)
  case notAMessageID(String)
  case bodyWithNUL
  case noRecipients

  /// One sentence without the option's name and without a full stop, controls escaped.
  package var message: String {
    switch self {
    case .notAnAddress(let text, let fault):
      "not an address: \(VisibleText.quoted(text)) (\(fault.message))"
    case .severalAddresses(let count): "\(count) addresses, but only one can stand here"
    case .controlCharacter(let text):
      "a control character is not allowed here: \(VisibleText.quoted(text))"
    case .notADate(let text, let fault):
      "not a date: \(VisibleText.quoted(text)) (\(fault.message))"
    case .notAMessageID(let text):
      "not a message id: \(VisibleText.quoted(text)) (write it as <name@domain>, in ASCII)"
    case .bodyWithNUL: "the text holds a NUL character, which no mail can carry"
    case .noRecipients: "nobody to write to: give at least one address"
    }
  }
}

/// What is wrong with an address.
package enum AddressFault: Error, Hashable, Sendable {
  case empty
  case noAt
  case severalAts
  case emptyLocalPart
  case emptyDomain
  case space
  case misplacedDot
  case openQuote
  case openAngle
  case strayAngle
  case textAfterAngle
  case semicolon
  case colon
  case unexpected(Unicode.Scalar)
  case nonASCIILocalPart
  case localPartTooLong
  case domainTooLong
  case labelTooLong
  case labelHyphen
  case labelCharacter(Unicode.Scalar)
  case literal
  /// Some readers would decode what stands before the @.
  case encodedWord

  package var message: String {
    switch self {
    case .empty: "there is no address; leave out any extra comma"
    case .noAt: "there is no @"
    case .severalAts: "there are several @; put commas between addresses"
    case .emptyLocalPart: "there is nothing before the @"
    case .emptyDomain: "there is nothing after the @"
    case .space: "there is a space in it; write a name as Name <address>"
    case .misplacedDot: "a dot stands at an end or beside another dot"
    case .openQuote: "a quotation mark is not closed"
    case .openAngle: "there is no > for the <"
    case .strayAngle: "< and > must stand once, around the address"
    case .textAfterAngle: "there is text after the >; put commas between addresses"
    case .semicolon: "addresses are separated by commas, not by ;"
    case .colon: "leave out everything up to the colon"
    case .unexpected(let scalar):
      "\(VisibleText.quoted(String(scalar))) cannot stand here without quotation marks"
    case .nonASCIILocalPart: "letters outside ASCII before the @ need SMTPUTF8, which is not used"
    case .localPartTooLong: "the part before the @ is longer than \(Mailbox.localPartLimit) bytes"
    case .domainTooLong: "the domain is longer than \(DomainName.limit) bytes"
    case .labelTooLong: "a part of the domain is longer than \(DomainName.labelLimit) bytes"
    case .labelHyphen: "a part of the domain has a misplaced hyphen"
    case .labelCharacter(let scalar):
      "\(VisibleText.quoted(String(scalar))) cannot stand in a domain"
    case .literal: "the part in [ ] is no IP address"
    case .encodedWord: "what stands before the @ reads as an encoded word"
    }
  }
}

/// What is wrong with a date.
package enum DateFault: Error, Hashable, Sendable {
  case form
  case noZone
  case noSuchDay
  case noSuchTime
  case noSuchZone
  case otherWeekday(String)

  package var message: String {
    switch self {
    case .form: "write it as 2026-11-30T02:40:00+01:00"
    case .noZone: "add the time zone, as in +01:00 or Z"
    case .noSuchDay: "there is no such day"
    case .noSuchTime: "there is no such time"
    case .noSuchZone: "there is no such time zone"
    case .otherWeekday(let day): "that day is a \(day)"
    }
  }
}
