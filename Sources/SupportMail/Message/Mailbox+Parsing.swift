extension Mailbox {
  /// The addresses of a list such as `"Doe, Jane" <jane@example.org>, bob@example.org`.
  ///
  /// Commas separate only outside quotation marks and angle brackets. One bad address refuses
  /// the list. Groups, comments and route addresses are refused.
  package static func parseList(_ text: String) throws(MailError) -> [Mailbox] {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains(where: VisibleText.isControl) else {
      throw .controlCharacter(in: text)
    }
    var mailboxes: [Mailbox] = []
    for item in items(of: scalars[...]) {
      do {
        mailboxes.append(try mailbox(trimmed(item)))
      } catch {
        let shown = String(scalars: trimmed(item))
        throw .notAnAddress(shown.isEmpty ? text : shown, error)
      }
    }
    return mailboxes
  }

  /// The one address that the text holds.
  package static func parse(_ text: String) throws(MailError) -> Mailbox {
    let mailboxes = try parseList(text)
    guard let mailbox = mailboxes.first, mailboxes.count == 1 else {
      throw .severalAddresses(count: mailboxes.count)
    }
    return mailbox
  }
}

extension Mailbox {
  fileprivate typealias Scalars = ArraySlice<Unicode.Scalar>

  /// The pieces between the commas that stand outside quotation marks and angle brackets.
  private static func items(of scalars: Scalars) -> [Scalars] {
    var items: [Scalars] = []
    var start = scalars.startIndex
    var isQuoted = false
    var isInAngles = false
    var position = start
    while position < scalars.endIndex {
      switch scalars[position] {
      case "\\" where isQuoted: position += 1
      case "\"": isQuoted.toggle()
      case "<" where !isQuoted: isInAngles = true
      case ">" where !isQuoted: isInAngles = false
      case "," where !isQuoted && !isInAngles:
        items.append(scalars[start..<position])
        start = position + 1
      default: break
      }
      position += 1
    }
    items.append(scalars[start...])
    return items
  }

  private static func mailbox(_ item: Scalars) throws(AddressFault) -> Mailbox {
    guard !item.isEmpty else { throw .empty }
    let angles = try unquoted(item).filter { item[$0] == "<" || item[$0] == ">" }
    guard let open = angles.first else { return try addressed(item, name: "") }
    guard item[open] == "<" else { throw .strayAngle }
    guard angles.count > 1 else { throw .openAngle }
    let close = angles[1]
    guard item[close] == ">" else { throw .strayAngle }
    guard close == item.endIndex - 1 else { throw .textAfterAngle }
    return try addressed(item[(open + 1)..<close], name: displayName(trimmed(item[..<open])))
  }

  /// The places of the scalars that stand outside quotation marks.
  private static func unquoted(_ item: Scalars) throws(AddressFault) -> [Int] {
    var places: [Int] = []
    var position = item.startIndex
    while position < item.endIndex {
      if item[position] == "\"" {
        position = try quotedString(item[position...]).end
      } else {
        places.append(position)
        position += 1
      }
    }
    return places
  }

  /// The text of the quoted-string at the start, and the place behind it.
  private static func quotedString(_ scalars: Scalars) throws(AddressFault) -> (
    text: String.UnicodeScalarView, end: Int
  ) {
    var text = String.UnicodeScalarView()
    var position = scalars.startIndex + 1
    while position < scalars.endIndex {
      switch scalars[position] {
      case "\"": return (text, position + 1)
      case "\\" where position + 1 < scalars.endIndex:
        position += 1
        text.append(scalars[position])
      case let scalar: text.append(scalar)
      }
      position += 1
    }
    throw .openQuote
  }

  /// The words of a name, quoted or not, with runs of unquoted spaces as one.
  private static func displayName(_ scalars: Scalars) throws(AddressFault) -> String {
    var name = String.UnicodeScalarView()
    var position = scalars.startIndex
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar == "\"" {
        let (text, end) = try quotedString(scalars[position...])
        name.append(contentsOf: text)
        position = end
        continue
      }
      position += 1
      switch scalar {
      case " " where scalars[position...].first == " ": break
      case "(", ")", "[", "]", ":", ";", "@", "\\": throw .unexpected(scalar)
      default: name.append(scalar)
      }
    }
    return String(name)
  }

  private static func addressed(_ scalars: Scalars, name: String) throws(AddressFault) -> Mailbox {
    let (localPart, rest) = try localPart(scalars)
    guard rest.first == "@" else { throw .noAt }
    let typed = String(scalars: rest.dropFirst())
    guard !typed.isEmpty else { throw .emptyDomain }
    // Some readers would decode it, and find other addresses in it (RFC 2047 §5).
    guard !ASCII.contains(localPart, "=", "?") || !ASCII.contains(localPart, "?", "=") else {
      throw .encodedWord
    }
    let domain = try DomainName.ascii(typed)
    let mailbox = Mailbox(displayName: name, localPart: localPart, domain: domain, warnings: [])
    guard written(localPart: localPart).utf8.count <= localPartLimit else {
      throw .localPartTooLong
    }
    var warnings: [MailWarning] = []
    if !typed.utf8.elementsEqual(domain.utf8) {
      warnings.append(.domainEncoded(typed: typed, ascii: domain))
    }
    if !ASCII.isDotAtom(localPart) { warnings.append(.quotedLocalPart(address: mailbox.address)) }
    return Mailbox(displayName: name, localPart: localPart, domain: domain, warnings: warnings)
  }

  /// What stands before the @, and the rest from there on.
  private static func localPart(_ scalars: Scalars) throws(AddressFault) -> (String, Scalars) {
    if scalars.first == "\"" {
      let (text, end) = try quotedString(scalars)
      guard !text.isEmpty else { throw .emptyLocalPart }
      guard text.allSatisfy(\.isASCII) else { throw .nonASCIILocalPart }
      return (String(text), scalars[end...])
    }
    let places = try unquoted(scalars)
    if places.contains(where: { scalars[$0] == ";" }) { throw .semicolon }
    let ats = places.filter { scalars[$0] == "@" }
    guard let at = ats.first else { throw .noAt }
    let localPart = scalars[..<at]
    if localPart.contains(":") { throw .colon }
    guard ats.count == 1 else { throw .severalAts }
    guard !localPart.isEmpty else { throw .emptyLocalPart }
    for scalar in localPart {
      guard scalar.isASCII else { throw .nonASCIILocalPart }
      guard scalar != " " else { throw .space }
      guard scalar == "." || ASCII.isAtomText(UInt8(truncatingIfNeeded: scalar.value)) else {
        throw .unexpected(scalar)
      }
    }
    guard ASCII.isDotAtom(String(scalars: localPart)) else { throw .misplacedDot }
    return (String(scalars: localPart), scalars[at...])
  }

  /// The scalars without spaces around them.
  static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let start = scalars.firstIndex { $0 != " " } ?? scalars.endIndex
    let end = scalars.lastIndex { $0 != " " }.map { $0 + 1 } ?? start
    return scalars[start..<max(start, end)]
  }
}
