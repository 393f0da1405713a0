/// Asks the terminal to copy a text, wherever the program runs (OSC 52).
package enum ClipboardSequence {
  /// The bytes of UTF-8 that most terminals take: 100,000 bytes are hterm's limit for the whole
  /// sequence, of which four carry three.
  package static let limit = 74_994

  /// The bytes to send; nil where the text is longer than the limit, or nobody would obey.
  ///
  /// tmux obeys the sequence with `set-clipboard on` and hands it on in an envelope with
  /// `allow-passthrough on`; which of them is set cannot be asked, so it gets both. screen knows the
  /// envelope only, and only short ones.
  package static func bytes(copying text: String, _ profile: TerminalProfile) -> [UInt8]? {
    guard text.utf8.count <= limit, profile.canAddress else { return nil }
    let plain = Array("\u{1B}]52;c;".utf8) + base64(text.utf8) + [bell]
    switch profile.multiplexer {
    case nil: return plain
    case .tmux: return plain + inTmuxEnvelope(plain)
    case .screen: return inScreenEnvelopes(plain)
    }
  }

  private static let bell: UInt8 = 0x07
  private static let escape: UInt8 = 0x1B
  private static let end = Array("\u{1B}\\".utf8)

  /// Each ESC inside stands twice.
  private static func inTmuxEnvelope(_ sequence: [UInt8]) -> [UInt8] {
    let inside = sequence.flatMap { $0 == escape ? [$0, $0] : [$0] }
    return Array("\u{1B}Ptmux;".utf8) + inside + end
  }

  /// The bytes that old versions of screen take in one string are 256.
  private static let screenLimit = 240

  private static func inScreenEnvelopes(_ sequence: [UInt8]) -> [UInt8] {
    stride(from: 0, to: sequence.count, by: screenLimit).flatMap { start in
      Array("\u{1B}P".utf8) + sequence[start..<min(start + screenLimit, sequence.count)] + end
    }
  }

  /// RFC 4648 §4.
  private static func base64(_ bytes: String.UTF8View) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(bytes)
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for digit in 0..<4 {
        let isFilling = digit > group.count
        output.append(
          isFilling ? UInt8(ascii: "=") : alphabet[value >> (18 - 6 * digit) & 63])
      }
    }
    return output
  }
}
