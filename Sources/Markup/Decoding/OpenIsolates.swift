/// Counts the stretches of text with a direction of their own (U+2066 to U+2069) that are open, so that
/// none reaches beyond its text.
struct OpenIsolates: Sendable {
  /// More of them in each other than anybody writes are left out, for all must be closed.
  static let most = 64
  private static let end: [UInt8] = [0xE2, 0x81, 0xA9]

  private var count = 0

  /// Notes the character at a position of UTF-8; whether it is to be left out: one that closes
  /// nothing, and one that would be too deep.
  mutating func leavesOut(at position: Int, of bytes: [UInt8]) -> Bool {
    guard bytes[position] == 0xE2, position + 2 < bytes.count, bytes[position + 1] == 0x81,
      (0xA6...0xA9).contains(bytes[position + 2])
    else { return false }
    let next = count + (bytes[position + 2] == 0xA9 ? -1 : 1)
    guard (0...Self.most).contains(next) else { return true }
    count = next
    return false
  }

  /// What closes those that are open.
  var closing: [UInt8] { (0..<count).flatMap { _ in Self.end } }
}
