package import SupportMail

extension AddressFault {
  /// The part of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch self {
    case .empty: texts[.addressEmpty]
    case .noAt: texts[.addressNoAt]
    case .severalAts: texts[.addressSeveralAts]
    case .emptyLocalPart: texts[.addressNoLocalPart]
    case .emptyDomain: texts[.addressNoDomain]
    case .space: texts[.addressSpace]
    case .misplacedDot: texts[.addressDot]
    case .openQuote: texts[.addressOpenQuote]
    case .openAngle: texts[.addressOpenAngle]
    case .strayAngle: texts[.addressStrayAngle]
    case .textAfterAngle: texts[.addressTextAfter]
    case .semicolon: texts[.addressSemicolon]
    case .colon: texts[.addressColon]
    case .unexpected(let scalar):
      texts(.addressUnexpected, VisibleText.quoted(String(scalar)))
    case .nonASCIILocalPart: texts[.addressNonASCII]
    case .localPartTooLong: texts(.addressLocalPartTooLong, Mailbox.localPartLimit)
    case .domainTooLong: texts(.addressDomainTooLong, DomainName.limit)
    case .labelTooLong: texts(.addressLabelTooLong, DomainName.labelLimit)
    case .labelHyphen: texts[.addressHyphen]
    case .labelCharacter(let scalar):
      texts(.addressCharacter, VisibleText.quoted(String(scalar)))
    case .literal: texts[.addressLiteral]
    case .encodedWord: texts[.addressEncodedWord]
    }
  }
}
