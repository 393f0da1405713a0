import Testing

@testable import TerminalUI

struct KeyHintsTests {
  private let hints = [("⏎", "open"), ("/", "search"), ("s", "sort"), ("?", "help")]

  @Test func `as many hints as fit whole, and the last`() {
    let foot = KeyHints(hints: hints)
    #expect(foot.lines(40, 1) == ["⏎ open  / search  s sort  ? help"])
    #expect(foot.lines(32, 1) == ["⏎ open  / search  s sort  ? help"])
    #expect(foot.lines(31, 1) == ["⏎ open  / search  ? help"])
    #expect(foot.lines(20, 1) == ["⏎ open  ? help"])
    #expect(foot.lines(13, 1) == ["? help"])
    #expect(foot.lines(5, 1) == [""])
    #expect(foot.styles(14, 1) == ["a       a", "a: bold"])
  }

  @Test func `without hints the foot is empty`() {
    #expect(KeyHints(hints: []).lines(20, 1) == [""])
  }

  @Test func `a message stands in place of the hints`() {
    let foot = KeyHints(hints: hints, message: StyledText("Copied", .bold) + " the address")
    #expect(foot.lines(12, 1) == ["Copied the …"])
    #expect(foot.styles(12, 1) == ["aaaaaa", "a: bold"])
  }

  @Test func `tiny feet`() {
    #expect(KeyHints(hints: hints).lines(1, 1) == [""])
    #expect(KeyHints(hints: [("?", "h")]).lines(3, 2) == ["? h", ""])
  }
}
