extension Header {
  /// Whether the value is a validator of an answer, or one that is sent back.
  ///
  /// A server may put any byte from 80 to FF into one (RFC 9110 §8.8.3), and knows it again only if
  /// it is the same byte; so each is one scalar of the value, as in Latin-1.
  private var isValidator: Bool { Self.isValidator(name) }

  static func isValidator(_ name: String) -> Bool {
    let names = ["ETag", "Last-Modified", "If-None-Match", "If-Modified-Since"]
    return names.contains { Header($0, "").isNamed(name) }
  }

  /// The bytes of the value on the wire.
  private var wireValue: [UInt8] {
    let scalars = value.unicodeScalars
    guard isValidator, scalars.allSatisfy({ $0.value <= 0xFF }) else { return Array(value.utf8) }
    return scalars.map { UInt8($0.value) }
  }

  /// The line that libcurl takes, which reads `Name:` as the wish to leave a header out, and
  /// `Name;` as an empty one.
  var line: [UInt8] {
    let value = wireValue
    return Array(name.utf8) + Array(value.isEmpty ? ";".utf8 : ": ".utf8) + value
  }
}
