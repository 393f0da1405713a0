import Testing

@testable import TerminalUI

/// Bytes of a terminal by what they are called, and the events they are.
struct InputCase: CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var events: [InputEvent]

  init(_ name: String, _ text: String, _ events: InputEvent...) {
    self.init(name, bytes: Array(text.utf8), events)
  }

  init(_ name: String, bytes: [UInt8], _ events: [InputEvent]) {
    self.name = name
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String { name }
}

extension InputEvent {
  static func key(_ key: Key, _ modifiers: KeyPress.Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  static func type(_ character: Character, _ modifiers: KeyPress.Modifiers = []) -> InputEvent {
    .key(KeyPress(.character(character), modifiers))
  }

  static func mouse(
    _ action: MouseEvent.Action, _ x: Int, _ y: Int, _ modifiers: KeyPress.Modifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(action, at: Point(x: x, y: y), modifiers))
  }
}

extension InputCase {
  /// Every case is complete without a time-out.
  static let all = text + escape + keys + foreignKeys + mouse + paste + replies + dropped

  static let text = [
    InputCase("letters", "aG~", .type("a"), .type("G"), .type("~")),
    InputCase("wide and accented", "é日👍", .type("é"), .type("日"), .type("👍")),
    InputCase("CR and LF", "\r\n", .key(.enter), .key(.enter)),
    InputCase("Tab", "\t", .key(.tab)),
    InputCase("DEL and Ctrl-H", "\u{7F}\u{8}", .key(.backspace), .key(.backspace)),
    InputCase("Ctrl-Space", "\0", .type(" ", .control)),
    InputCase("Ctrl-A", "\u{1}", .type("a", .control)),
    InputCase("Ctrl-Z", "\u{1A}", .type("z", .control)),
    InputCase(
      "Ctrl with signs", "\u{1C}\u{1D}\u{1E}\u{1F}", .type("\\", .control), .type("]", .control),
      .type("^", .control), .type("_", .control)),
    InputCase(
      "bad UTF-8", bytes: [0xC3, 0x61, 0xFF, 0x62],
      [.type("\u{FFFD}"), .type("a"), .type("\u{FFFD}"), .type("b")]),
    InputCase(
      "a character cut off by a key", bytes: [0xE6, 0x97, 0x0D], [.type("\u{FFFD}"), .key(.enter)]),
    InputCase(
      "a surrogate", bytes: [0xED, 0xA0, 0x80], Array(repeating: .type("\u{FFFD}"), count: 3)),
    InputCase("a C1 control", "a\u{9B}b", .type("a"), .type("b")),
  ]

  static let escape = [
    InputCase("Alt-x", "\u{1B}x", .type("x", .alt)),
    InputCase("a string of ESC X", "\u{1B}X\u{1B}\\a", .type("a")),
    InputCase("Alt-é", "\u{1B}éa", .type("é", .alt), .type("a")),
    InputCase("Alt-Enter", "\u{1B}\r", .key(.enter, .alt)),
    InputCase("Alt-Backspace", "\u{1B}\u{7F}", .key(.backspace, .alt)),
    InputCase("Ctrl-Alt-D", "\u{1B}\u{4}", .type("d", [.control, .alt])),
    InputCase("Alt-Up with two ESC", "\u{1B}\u{1B}[A", .key(.up, .alt)),
    InputCase("Alt-F1 with two ESC", "\u{1B}\u{1B}OP", .key(.function(1), .alt)),
    InputCase("Escape, then Alt-x", "\u{1B}\u{1B}x", .key(.escape), .type("x", .alt)),
    InputCase(
      "Escape, then a reply", "\u{1B}\u{1B}[?6c", .key(.escape), .reply(.deviceAttributes([6]))),
    InputCase(
      "Alt and a bad byte", bytes: [0x1B, 0xFF, 0x61], [.type("\u{FFFD}", .alt), .type("a")]),
    InputCase(
      "Alt and half a character", bytes: [0x1B, 0xE6, 0x61], [.type("\u{FFFD}", .alt), .type("a")]),
    InputCase(
      "Alt-[ held down", "\u{1B}[\u{1B}[\r", .type("[", .alt), .type("[", .alt), .key(.enter)),
    InputCase("Alt-O, then Enter", "\u{1B}O\r", .type("O", .alt), .key(.enter)),
    InputCase(
      "Alt-] held down", "\u{1B}]\u{1B}]\u{1B}x", .type("]", .alt), .type("]", .alt),
      .type("x", .alt)),
    InputCase("Ctrl-C in the midst", "\u{1B}[1;5\u{3}", .type("c", .control)),
    InputCase("a sequence cut off by the next", "\u{1B}[1;\u{1B}[B", .key(.down)),
    InputCase("a character in the midst", "\u{1B}[1;é", .type("é")),
  ]
}
