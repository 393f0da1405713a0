extension Address {
  private static let maximumShownBytes = 500  // A `data:` address can have megabytes.

  /// The address for messages and logs: no user, no password, and `***` for secret parameters.
  package var shown: String {
    let shown = Self.masked(isWebAddress ? withoutUser : afterLastAt)
    guard shown.utf8.count > Self.maximumShownBytes else { return shown }
    return String(decoding: shown.utf8.prefix(Self.maximumShownBytes), as: UTF8.self) + "…"
  }

  /// A malformed address may have its `@` anywhere: `https://ann:pa/ss@host` has no such host.
  private var afterLastAt: String {
    guard let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return text }
    return (hasAuthority ? "\(scheme)://" : "") + String(text[text.utf8.index(after: at)...])
  }

  private static func masked(_ text: String) -> String {
    var result = ""
    var isParameter = false
    var start = text.utf8.startIndex
    while start < text.utf8.endIndex {
      // A part ends before its delimiter, which is copied as it is.
      let part = text.utf8[start...].prefix { !"?#&;".utf8.contains($0) }
      result += isParameter ? maskedParameter(Substring(part)) : String(Substring(part))
      start = part.endIndex
      guard start < text.utf8.endIndex else { break }
      result.unicodeScalars.append(text.unicodeScalars[start])
      isParameter = isParameter || "?#".unicodeScalars.contains(text.unicodeScalars[start])
      start = text.utf8.index(after: start)
    }
    return result
  }

  private static func maskedParameter(_ part: Substring) -> String {
    guard let equals = part.utf8.firstIndex(of: UInt8(ascii: "=")),
      part.utf8.index(after: equals) < part.utf8.endIndex,
      isSecret(part[..<equals])
    else { return String(part) }
    return part[..<equals] + "=***"
  }

  /// Whether a parameter of that name usually holds a secret: `token`, `api_key`, `X-Amz-Signature`.
  private static func isSecret(_ name: Substring) -> Bool {
    let letters = percentDecoded(name.utf8).filter(\.isLetterOrDigit).map(\.lowercased)
    let name = String(decoding: letters, as: UTF8.self)
    let parts = ["token", "secret", "passw", "pwd", "credential", "signature", "apikey"]
    let whole = ["auth", "authorization", "jwt", "key", "pass", "pin", "sessionid", "sid", "sig"]
    return whole.contains(name) || name.hasSuffix("key") || parts.contains { contains(name, $0) }
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    text.utf8.indices.contains { text.utf8[$0...].starts(with: part.utf8) }
  }
}
