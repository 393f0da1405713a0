/// A finished address as found in data or typed by a person, tidied and taken apart.
///
/// Any text is accepted; ask `isWebAddress` before use.
package struct Address: Hashable, Sendable {
  /// The whole address, with everything encoded that has to be, exactly once.
  ///
  /// Blanks around it and line breaks and tabs within it are gone. A `%XX` is left alone, a `%`
  /// that starts none becomes `%25`, and so do spaces, brackets, quotes, controls and letters
  /// outside ASCII after the host.
  package let text: String

  /// In lower case; empty if there is none.
  let scheme: String
  /// What stands before the `@`, still encoded.
  let userInfo: String?
  /// The host as name servers know it, IPv6 with its brackets; nil if it or the port is malformed.
  let host: String?
  /// As written; nil if absent.
  let port: Int?
  /// Host and port as written.
  private let hostAndPort: String
  /// Path, query and fragment, or all that follows the scheme if there is no `//`.
  let rest: String
  let hasAuthority: Bool

  package init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while bytes.first.map({ $0 <= 0x20 }) ?? false { bytes.removeFirst() }
    while bytes.last.map({ $0 <= 0x20 }) ?? false { bytes.removeLast() }
    bytes.removeAll { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }

    (scheme, bytes) = Self.splitScheme(bytes)
    hasAuthority = !scheme.isEmpty && bytes.starts(with: "//".utf8)
    var authority: ArraySlice<UInt8> = []
    if hasAuthority {
      bytes = bytes.dropFirst(2)
      authority = bytes.prefix { !"/?#".utf8.contains($0) }
      bytes = bytes[authority.endIndex...]
    }
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      userInfo = Self.harmless(String(decoding: authority[..<at], as: UTF8.self))
      authority = authority[(at + 1)...]
    } else {
      userInfo = nil
    }
    hostAndPort = Self.harmless(String(decoding: authority, as: UTF8.self))
    (host, port) = Self.splitPort(Array(hostAndPort.utf8)[...])
    rest = Self.encoded(bytes)
    let start = scheme.isEmpty ? "" : scheme + (hasAuthority ? "://" : ":")
    self.text = start + (userInfo.map { $0 + "@" } ?? "") + hostAndPort + rest
  }

  /// Whether this is an http or https address with a host.
  package var isWebAddress: Bool {
    isWebScheme && host != nil
  }

  var isWebScheme: Bool {
    scheme == "http" || scheme == "https"
  }

  /// Whether the scheme is rather a host, as in `localhost:8080/feed`.
  var looksLikeHostAndPort: Bool {
    !hasAuthority && rest.utf8.first?.isDigit == true
  }

  /// The address without user and password.
  package var withoutUser: String {
    userInfo == nil ? text : "\(scheme)://\(hostAndPort)\(rest)"
  }

  /// The address for libcurl, in ASCII and without user and password.
  var wireText: String {
    "\(scheme)://\(host ?? "")\(port.map { ":\($0)" } ?? "")\(rest)"
  }

  /// User and password of the address, decoded; sent at once, as whoever wrote them there expects.
  var credentials: Credentials? {
    guard let userInfo = userInfo?.utf8, !userInfo.isEmpty else { return nil }
    let user = userInfo.prefix { $0 != UInt8(ascii: ":") }
    let password = userInfo[user.endIndex...].dropFirst()
    var credentials = Credentials(
      user: String(decoding: percentDecoded(user), as: UTF8.self),
      password: String(decoding: percentDecoded(password), as: UTF8.self))
    credentials.isSentAtOnce = true
    return credentials
  }
}

extension Address {
  private static func splitScheme(
    _ bytes: ArraySlice<UInt8>
  ) -> (scheme: String, rest: ArraySlice<UInt8>) {
    // RFC 3986 §3.1
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes.first?.isLetter == true,
      bytes[..<colon].allSatisfy({ $0.isLetterOrDigit || "+-.".utf8.contains($0) })
    else { return ("", bytes) }
    let scheme = bytes[..<colon].map(\.lowercased)
    return (String(decoding: scheme, as: UTF8.self), bytes[(colon + 1)...])
  }

  private static func splitPort(_ bytes: ArraySlice<UInt8>) -> (host: String?, port: Int?) {
    var host = bytes
    var port: ArraySlice<UInt8> = []
    let end = bytes.first == UInt8(ascii: "[") ? bytes.firstIndex(of: UInt8(ascii: "]")) : nil
    if let colon = bytes[(end ?? bytes.startIndex)...].firstIndex(of: UInt8(ascii: ":")) {
      host = bytes[..<colon]
      port = bytes[(colon + 1)...]
    }
    let isLiteral = end != nil && host.last == UInt8(ascii: "]")
    let number = Int(String(decoding: port, as: UTF8.self))
    guard !host.isEmpty, isLiteral || !host.contains(where: { "%[]:".utf8.contains($0) }),
      port.allSatisfy(\.isDigit), port.isEmpty || (0...65535).contains(number ?? -1)
    else { return (nil, nil) }
    let ascii = Punycode.asciiHost(String(decoding: host, as: UTF8.self))
    return (ascii, ascii == nil ? nil : number)
  }

  /// Encodes what may not stand in a path, query or fragment (RFC 3986 §3.3–3.5).
  private static func encoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for index in bytes.indices {
      let byte = bytes[index]
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.endIndex
        && bytes[index + 1].hexValue != nil && bytes[index + 2].hexValue != nil
      if isEscape || byte.isLetterOrDigit || "-._~!$&'()*+,;=:@/?#".utf8.contains(byte) {
        result.append(byte)
      } else {
        result.appendPercentEncoded(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Encodes what must not reach a terminal or stand in a host: controls, blanks, marks that
  /// change the direction of writing, and the delimiters no address has.
  package static func harmless(_ text: String) -> String {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      let isHarmful =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        default: "\"<>\\^`{|}".unicodeScalars.contains(scalar)
        }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        if isHarmful { result.appendPercentEncoded(byte) } else { result.append(byte) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
