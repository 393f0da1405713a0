import CTerminal
import Testing

@testable import TerminalUI

struct ScreenModesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `every mode that is switched on is switched off`() {
    let (on, off) = (text(ScreenModes.enter(mouse: true)), text(ScreenModes.leave(.init())))
    let modes = on.split(separator: "\u{1B}[").filter { $0.hasSuffix("h") }.map { $0.dropLast() }
    #expect(modes.count == 5)
    for mode in modes { #expect(off.contains("\u{1B}[\(mode)l")) }
    #expect(on.contains("\u{1B}[?7l") && off.contains("\u{1B}[?7h"))
    #expect(off.contains("\u{1B}[?25h") && off.contains("\u{1B}[m"))
    #expect(off.hasSuffix("\u{1B}[?1049l"))
  }

  @Test func `a link is closed only where there are links`() {
    #expect(text(ScreenModes.leave(.init(hasLinks: true))).contains("\u{1B}]8;;\u{1B}\\"))
    #expect(!text(ScreenModes.leave(.init())).contains("\u{1B}]"))
  }

  @Test func `a signal handler has room for what switches everything off`() {
    #expect(ScreenModes.leave(.init(hasLinks: true)).count <= CTERMINAL_LEAVE_LIMIT)
  }

  @Test(arguments: [
    ("\u{1B}[?62;4c", true), ("ab\u{1B}[?1;2c", true), ("\u{1B}[?2026;2$y\u{1B}[?6c", true),
    ("\u{1B}[?2026;2$y", false), ("\u{1B}[?62;4", false), ("\u{1B}[62c", false), ("c", false),
    ("", false),
  ])
  func `the last answer is found among others`(input: String, isThere: Bool) {
    #expect(ScreenModes.containsLastAnswer(Array(input.utf8)) == isThere)
  }
}
