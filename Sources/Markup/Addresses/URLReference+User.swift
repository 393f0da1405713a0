extension URLReference {
  /// The address without the user and password that may stand before its host: what a feed or a page
  /// gives away is not shown, kept or sent on.
  package static func withoutUser(_ address: String) -> String {
    guard address.holds(UInt8(ascii: "@")) else { return address }
    let bytes = Array(address.utf8)
    guard let scheme = AddressParts.schemeLength(of: bytes[...]),
      bytes[(scheme + 1)...].starts(with: "//".utf8)
    else { return address }
    let start = scheme + 3
    let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    guard let sign = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) else { return address }
    return String(decoding: bytes[..<start] + bytes[(sign + 1)...], as: UTF8.self)
  }
}
