@testable import TerminalUI

extension InputCase {
  static let mouse = [
    InputCase(
      "press and release", "\u{1B}[<0;1;1M\u{1B}[<2;80;24m", .mouse(.press(.left), 0, 0),
      .mouse(.release(.right), 79, 23)),
    InputCase(
      "drag and move", "\u{1B}[<33;5;6M\u{1B}[<35;5;6M", .mouse(.drag(.middle), 4, 5),
      .mouse(.move, 4, 5)),
    InputCase(
      "wheel", "\u{1B}[<64;2;3M\u{1B}[<65;2;3M\u{1B}[<66;2;3M\u{1B}[<67;2;3M",
      .mouse(.wheelUp, 1, 2), .mouse(.wheelDown, 1, 2), .mouse(.wheelLeft, 1, 2),
      .mouse(.wheelRight, 1, 2)),
    InputCase(
      "mouse with modifiers", "\u{1B}[<28;2;3M",
      .mouse(.press(.left), 1, 2, [.shift, .alt, .control])
    ),
    InputCase(
      "places outside", "\u{1B}[<0;0;-7M\u{1B}[<0;;M", .mouse(.press(.left), 0, 0),
      .mouse(.press(.left), 0, 0)),
    InputCase(
      "a place far out", "\u{1B}[<0;99999999999999999999999;2M",
      .mouse(.press(.left), ControlSequence.maximum - 1, 1)),
    InputCase("buttons nobody knows", "\u{1B}[<128;1;1M\u{1B}[<3;1;1M\u{1B}[<64;1;1m\u{1B}[<0;1M"),
    InputCase("X10 mouse", bytes: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x00, 0x61], [.type("a")]),
    InputCase("X10 mouse cut off", "\u{1B}[M \u{1B}[A", .key(.up)),
  ]

  static let paste = [
    InputCase("paste", "\u{1B}[200~a\r\nb\t\u{1B}[201~c", .paste("a\r\nb\t"), .type("c")),
    InputCase(
      "paste with sequences", "\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[201\u{1B}[20\u{3}\u{1B}[201~",
      .paste("\u{1B}[A\u{1B}\u{1B}[201\u{1B}[20\u{3}")),
    InputCase(
      "paste with graphemes", "\u{1B}[200~e\u{301}👩‍👩‍👧\u{1B}[201~", .paste("e\u{301}👩‍👩‍👧")),
    InputCase(
      "paste of bad UTF-8",
      bytes: Array("\u{1B}[200~".utf8) + [0xFF, 0x61, 0xE6] + Array("\u{1B}[201~".utf8),
      [.paste("\u{FFFD}a\u{FFFD}")]),
    InputCase("paste of nothing", "\u{1B}[200~\u{1B}[201~\u{1B}[201~a", .type("a")),
    InputCase("Escape, then a paste", "\u{1B}\u{1B}[200~a\u{1B}[201~", .key(.escape), .paste("a")),
  ]

  static let replies = [
    InputCase("DA1", "\u{1B}[?64;1;22c", .reply(.deviceAttributes([64, 1, 22]))),
    InputCase("DECRPM", "\u{1B}[?2026;2$y", .reply(.mode(2026, state: 2))),
    InputCase(
      "background with BEL", "\u{1B}]11;rgb:ffff/8080/0000\u{7}",
      .reply(.background(red: 255, green: 128, blue: 0))),
    InputCase(
      "background with ST", "\u{1B}]11;rgb:f/08/800\u{1B}\\",
      .reply(.background(red: 255, green: 8, blue: 128))),
    InputCase(
      "background with alpha", "\u{1B}]11;rgba:00/ff/00/80\u{7}",
      .reply(.background(red: 0, green: 255, blue: 0))),
  ]

  static let dropped = [
    InputCase("focus", "\u{1B}[I\u{1B}[Oa", .type("a")),
    InputCase("XTVERSION", "\u{1B}P>|WezTerm 日\u{1B}\\a", .type("a")),
    InputCase("other strings", "\u{1B}]52;c;cXVpdA==\u{7}\u{1B}_Gi=1;OK\u{1B}\\\u{1B}^x\u{1B}\\"),
    InputCase("other replies", "\u{1B}[>1;10;0c\u{1B}[24;80R\u{1B}[4;2$y\u{1B}P1$r0m\u{1B}\\"),
    InputCase("colours that are none", "\u{1B}]11;rgb:+f/-1/0\u{7}\u{1B}]11;rgb:12345/0/0\u{7}"),
    InputCase("controls in a string", "\u{1B}]l\r:q\u{3}\u{1B}\\a", .type("a")),
    InputCase("a string that ends in a key", "\u{1B}]title\u{1B}[A", .key(.up)),
    InputCase(
      "unknown sequences", "\u{1B}[99~\u{1B}[1 q\u{1B}[?5$1x\u{1B}[E\u{1B}Oz\u{1B}[[Qa", .type("a")),
    InputCase(
      "numbers too large", "\u{1B}[99999999999999999999;99999999999999999999~a", .type("a")),
    InputCase("a sequence too long", "\u{1B}[\(String(repeating: "1;", count: 400))Aa", .type("a")),
    InputCase(
      "a string too long", "\u{1B}P>|\(String(repeating: "x", count: 9000))\u{7}a", .type("a")),
  ]
}
