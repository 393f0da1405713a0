/// The five parts of an address or a reference (RFC 3986 §3), nil where one is absent.
struct AddressParts {
  var scheme: ArraySlice<UInt8>?
  var authority: ArraySlice<UInt8>?
  var path: ArraySlice<UInt8>
  var query: ArraySlice<UInt8>?
  var fragment: ArraySlice<UInt8>?

  /// Takes clean bytes apart; any bytes have parts.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if let length = Self.schemeLength(of: rest) {
      scheme = rest.prefix(length)
      rest = rest.dropFirst(length + 1)
    }
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = rest[(hash + 1)...]
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      authority = rest[..<(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)]
      rest = rest[(authority?.endIndex ?? rest.startIndex)...]
    }
    path = rest
  }

  /// The bytes of the scheme before its colon; nil where there is none.
  static func schemeLength(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, first.isASCIILetter else { return nil }
    for (length, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ":") { return length }
      guard byte.isASCIILetter || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte) else {
        return nil
      }
    }
    return nil
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    if let scheme { bytes += scheme + [UInt8(ascii: ":")] }
    if let authority { bytes += Array("//".utf8) + authority }
    bytes += path
    if let query { bytes += [UInt8(ascii: "?")] + query }
    if let fragment { bytes += [UInt8(ascii: "#")] + fragment }
    return bytes
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
