import Testing

@testable import TerminalUI

struct ScrollBarTests {
  private func thumb(_ first: Int, _ height: Int, of count: Int) -> Int? {
    ScrollBar(first: first, visible: height, count: count).lines(1, height).firstIndex(of: "▐")
  }

  @Test func `the thumb is at an end only where the list is`() {
    #expect(thumb(0, 5, of: 1000) == 0)
    #expect(thumb(1, 5, of: 1000) == 1)
    #expect(thumb(500, 5, of: 1000) == 2)
    #expect(thumb(994, 5, of: 1000) == 3)
    #expect(thumb(995, 5, of: 1000) == 4)
    #expect(thumb(9999, 5, of: 1000) == 4)
  }

  @Test func `the thumb never moves back`() {
    for height in 1..<8 {
      var last = 0
      for first in 0...30 - height {
        guard let place = thumb(first, height, of: 30) else { Issue.record("no thumb"); return }
        #expect(place >= last)
        last = place
      }
      #expect(last == height - 1)
    }
  }
}
