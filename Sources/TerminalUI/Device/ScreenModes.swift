/// What is switched on for a full screen, and off again in one place.
enum ScreenModes {
  /// The alternate screen, no wrapping at the last column, pastes in brackets.
  static func enter(mouse: Bool) -> [UInt8] {
    bytes("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[m") + (mouse ? mouseOn : [])
  }

  /// Clicks, drags and the wheel, with places beyond column 223 (SGR).
  static let mouseOn = bytes("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h")
  static let mouseOff = bytes("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l")

  /// Undoes everything, also where a frame was cut off: first it ends a string, a synchronized
  /// update and a link that may be open.
  static func leave(_ profile: TerminalProfile) -> [UInt8] {
    bytes("\u{1B}\\\u{1B}[?2026l" + (profile.hasLinks ? "\u{1B}]8;;\u{1B}\\" : "") + "\u{1B}[m")
      + mouseOff + bytes("\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
  }

  /// Asks for synchronized updates (DECRQM), the background (OSC 11) and, because every terminal
  /// answers this and answers come in turn, at last for its abilities (DA1).
  static let questions = bytes("\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[c")

  /// Whether the answer to the last question is among the bytes: `CSI ? … c`.
  static func containsLastAnswer(_ input: [UInt8]) -> Bool {
    let start = bytes("\u{1B}[?")
    return input.indices.contains { index in
      guard input[index...].starts(with: start) else { return false }
      let rest = input[(index + start.count)...]
      let end = rest.first { !($0 == UInt8(ascii: ";") || $0 &- UInt8(ascii: "0") < 10) }
      return end == UInt8(ascii: "c")
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
