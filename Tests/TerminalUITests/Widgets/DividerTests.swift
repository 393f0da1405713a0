import Testing

@testable import TerminalUI

struct DividerTests {
  @Test func `a line from top to bottom`() {
    #expect(Divider().lines(1, 3) == ["│", "│", "│"])
    #expect(Divider().styles(2, 1) == ["a", "a: dim"])
    #expect(Divider(isDragged: true).styles(1, 1) == ["a", "a: bold"])
    #expect(Divider().lines(3, 2) == ["│", "│"])
  }

  @Test func `without borders it is blank`() {
    #expect(Divider(borders: .none).lines(1, 2) == ["", ""])
  }
}
