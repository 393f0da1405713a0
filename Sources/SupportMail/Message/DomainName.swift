/// A domain as it is written into a draft: ASCII labels, or an IP address in brackets.
package enum DomainName {
  /// In bytes, without a last dot (RFC 1035 §3.1).
  package static let limit = 253
  /// In bytes, in the ASCII form (RFC 1035 §2.3.4).
  package static let labelLimit = 63

  /// The domain in ASCII: labels of other letters become A-labels (RFC 5890 §2.3.2.1), the case
  /// of ASCII labels stays as typed.
  static func ascii(_ typed: String) throws(AddressFault) -> String {
    if typed.utf8.first == UInt8(ascii: "[") { return try literal(typed) }
    let labels = typed.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isDot)
    var written: [String] = []
    for label in labels {
      guard !label.isEmpty else { throw .misplacedDot }
      written.append(try asciiLabel(String(label)))
    }
    let domain = written.joined(separator: ".")
    guard domain.utf8.count <= limit else { throw .domainTooLong }
    return domain
  }

  /// The full stop and what East Asian keyboards give for it (RFC 3490 §3.1).
  private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
  }

  private static func asciiLabel(_ typed: String) throws(AddressFault) -> String {
    let mapped = IDNA.mapped(typed)
    let label =
      if !mapped.allSatisfy(\.isASCII) {
        try encoded(mapped)
      } else if typed.utf8.allSatisfy({ $0 < 0x80 }) {
        typed
      } else {
        String(scalars: mapped)
      }
    for scalar in label.unicodeScalars {
      guard scalar == "-" || ASCII.isAlphanumeric(UInt8(truncatingIfNeeded: scalar.value)) else {
        throw scalar == " " ? .space : scalar == "@" ? .severalAts : .labelCharacter(scalar)
      }
    }
    let hyphen = UInt8(ascii: "-")
    guard label.utf8.first != hyphen, label.utf8.last != hyphen else { throw .labelHyphen }
    guard label.utf8.count <= labelLimit else { throw .labelTooLong }
    return label
  }

  private static func encoded(_ scalars: [Unicode.Scalar]) throws(AddressFault) -> String {
    if let odd = scalars.first(where: { !IDNA.isAllowed($0) }) { throw .labelCharacter(odd) }
    if let first = scalars.first, IDNA.isMark(first) { throw .labelCharacter(first) }
    let hasMisplacedHyphen =
      scalars.first == "-" || scalars.last == "-" || scalars.dropFirst(2).prefix(2) == ["-", "-"]
    guard !hasMisplacedHyphen else { throw .labelHyphen }
    // Longer ones cannot fit, and the encoding takes quadratic time.
    guard scalars.count <= labelLimit else { throw .labelTooLong }
    return "xn--" + Punycode.encoded(scalars)
  }

  /// An IPv4 or IPv6 address in brackets (RFC 5321 §4.1.3), as typed.
  private static func literal(_ typed: String) throws(AddressFault) -> String {
    guard typed.utf8.count > 2, typed.utf8.last == UInt8(ascii: "]") else { throw .literal }
    let inner = typed.utf8.dropFirst().dropLast()
    guard isIPv4(inner) || isIPv6(inner) else { throw .literal }
    return typed
  }

  private static func isIPv4(_ text: Substring.UTF8View) -> Bool {
    let numbers = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        (1...3).contains(number.count) && number.allSatisfy(ASCII.isDigit)
          && number.reduce(0) { $0 * 10 + Int($1) - 0x30 } <= 255
      }
  }

  /// By its characters and colons only; nobody is helped by more.
  private static func isIPv6(_ text: Substring.UTF8View) -> Bool {
    let tag = "ipv6:".utf8
    guard text.count <= 45 + tag.count else { return false }
    let isTagged = text.prefix(tag.count).map { $0 | 0x20 }.elementsEqual(tag.map { $0 | 0x20 })
    let address = text.dropFirst(tag.count)
    return isTagged && address.count { $0 == UInt8(ascii: ":") } >= 2
      && address.allSatisfy { byte in
        ASCII.isDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
          || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
      }
  }
}
