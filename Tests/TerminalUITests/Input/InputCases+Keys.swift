@testable import TerminalUI

extension InputCase {
  static let keys = [
    InputCase(
      "arrows", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .key(.up), .key(.down), .key(.right),
      .key(.left)),
    InputCase(
      "application arrows", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", .key(.up), .key(.down),
      .key(.right), .key(.left)),
    InputCase(
      "Home", "\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", .key(.home), .key(.home), .key(.home),
      .key(.home)),
    InputCase(
      "End", "\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", .key(.end), .key(.end), .key(.end), .key(.end)),
    InputCase(
      "editing keys", "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", .key(.insert), .key(.delete),
      .key(.pageUp), .key(.pageDown)),
    InputCase("Ctrl-Up", "\u{1B}[1;5A", .key(.up, .control)),
    InputCase("Shift-Alt-Left", "\u{1B}[1;4D", .key(.left, [.shift, .alt])),
    InputCase("Super is left out", "\u{1B}[1;9D", .key(.left)),
    InputCase(
      "Ctrl-Right of old", "\u{1B}[5C\u{1B}O5C", .key(.right, .control), .key(.right, .control)),
    InputCase("Ctrl-Delete", "\u{1B}[3;5~", .key(.delete, .control)),
    InputCase("Shift-Tab", "\u{1B}[Z\u{1B}[1;2Z", .key(.tab, .shift), .key(.tab, .shift)),
    InputCase(
      "F1 to F4", "\u{1B}OP\u{1B}[Q\u{1B}[1;2R\u{1B}[14~", .key(.function(1)), .key(.function(2)),
      .key(.function(3), .shift), .key(.function(4))),
    InputCase(
      "F5 to F24", "\u{1B}[15~\u{1B}[17~\u{1B}[23;5~\u{1B}[29~\u{1B}[34~\u{1B}[45~",
      .key(.function(5)), .key(.function(6)), .key(.function(11), .control), .key(.function(16)),
      .key(.function(20)), .key(.function(24))),
    InputCase(
      "keypad", "\u{1B}OM\u{1B}Oj\u{1B}Op\u{1B}Oy\u{1B}OX", .key(.enter), .type("*"), .type("0"),
      .type("9"), .type("=")),
  ]

  static let foreignKeys = [
    InputCase("Linux console", "\u{1B}[[A\u{1B}[[E", .key(.function(1)), .key(.function(5))),
    InputCase("rxvt Ctrl-Home", "\u{1B}[7^", .key(.home, .control)),
    InputCase("rxvt Shift-Home", "\u{1B}[7$", .key(.home, .shift)),
    InputCase("rxvt Ctrl-Shift-Home", "\u{1B}[7@", .key(.home, [.control, .shift])),
    InputCase("rxvt Shift-Up", "\u{1B}[a", .key(.up, .shift)),
    InputCase("rxvt Ctrl-Up", "\u{1B}Oa", .key(.up, .control)),
    InputCase("kitty Ctrl-A", "\u{1B}[97;5u", .type("a", .control)),
    InputCase("kitty capitals", "\u{1B}[97;2u\u{1B}[49:33;2u", .type("A"), .type("!")),
    InputCase("kitty Alt-Shift-A", "\u{1B}[97;4u", .type("A", .alt)),
    InputCase("kitty Ctrl-Shift-A", "\u{1B}[97;6u", .type("a", .control)),
    InputCase("kitty Ctrl-I is Tab", "\u{1B}[105;5u", .key(.tab)),
    InputCase(
      "kitty controls", "\u{1B}[27u\u{1B}[13;2u\u{1B}[9;5u\u{1B}[127;3u", .key(.escape),
      .key(.enter, .shift), .key(.tab, .control), .key(.backspace, .alt)),
    InputCase("kitty repeats and lets go", "\u{1B}[97;1:2u\u{1B}[97;1:3u\u{1B}[1;1:3A", .type("a")),
    InputCase(
      "kitty keypad", "\u{1B}[57404u\u{1B}[57413u\u{1B}[57414u\u{1B}[57421u\u{1B}[57387u",
      .type("5"), .type("+"), .key(.enter), .key(.pageUp), .key(.function(24))),
    InputCase("kitty media key", "\u{1B}[57430u"),
    InputCase(
      "modifyOtherKeys", "\u{1B}[27;5;97~\u{1B}[27;2;13~", .type("a", .control),
      .key(.enter, .shift)),
  ]
}
