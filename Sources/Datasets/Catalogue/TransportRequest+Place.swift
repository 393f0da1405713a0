extension TransportRequest {
  /// The address without the user and password that may stand in it: what is told, and kept.
  package var place: String {
    let bytes = Array(address.utf8)
    guard let host = Self.afterSlashes(bytes) else { return address }
    let end = bytes[host...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    guard let sign = bytes[host..<end].lastIndex(of: UInt8(ascii: "@")) else { return address }
    return String(decoding: bytes[..<host] + bytes[(sign + 1)...], as: UTF8.self)
  }

  /// Where the part behind `https://` begins.
  private static func afterSlashes(_ bytes: [UInt8]) -> Int? {
    bytes.indices.dropLast(2).first { bytes[$0...].starts(with: "://".utf8) }.map { $0 + 3 }
  }
}
