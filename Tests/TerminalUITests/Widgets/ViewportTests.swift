import Testing

@testable import TerminalUI

struct ViewportTests {
  @Test func `it moves no more than needed`() {
    let start = Viewport(offset: 10)
    #expect(start.showing(12, of: 100, height: 5).offset == 10)
    #expect(start.showing(15, of: 100, height: 5).offset == 11)
    #expect(start.showing(9, of: 100, height: 5).offset == 9)
    #expect(start.showing(14, of: 100, height: 5, margin: 1).offset == 11)
    #expect(start.showing(99, of: 100, height: 5, margin: 1).offset == 95)
  }

  @Test func `it scrolls as far as there are rows`() {
    let start = Viewport(offset: 10)
    #expect(start.scrolled(by: 3, of: 100, height: 5).offset == 13)
    #expect(start.scrolled(by: -30, of: 100, height: 5).offset == 0)
    #expect(start.scrolled(by: .max, of: 100, height: 5).offset == 95)
    #expect(start.scrolled(by: .min, of: 100, height: 5).offset == 0)
    #expect(start.scrolled(by: 1, of: 3, height: 5).offset == 0)
  }

  @Test func `it shows the rows that there are`() {
    #expect(Viewport(offset: 2).visible(of: 10, height: 3) == 2..<5)
    #expect(Viewport(offset: 9).visible(of: 10, height: 3) == 7..<10)
    #expect(Viewport().visible(of: 2, height: 3) == 0..<2)
    #expect(Viewport().visible(of: 0, height: 3).isEmpty)
    #expect(Viewport(offset: 4).visible(of: 10, height: 0).isEmpty)
    #expect(Viewport(offset: -4).visible(of: 10, height: -1).isEmpty)
  }

  @Test func `a row that does not exist moves nothing`() {
    #expect(Viewport(offset: 3).showing(50, of: 10, height: 4).offset == 3)
    #expect(Viewport(offset: 3).showing(-1, of: 10, height: 4).offset == 3)
    #expect(Viewport(offset: 3).showing(9, of: 10, height: 0).offset == 3)
  }

  @Test func `of all places that show a row it takes the nearest`() {
    for (count, height, margin) in [
      (1, 1, 0), (7, 3, 1), (8, 4, 1), (9, 5, 2), (4, 9, 2), (6, 2, 5),
    ] {
      let last = max(0, count - height)
      let kept = min(margin, (height - 1) / 2)
      for row in 0..<count {
        let shown = max(0, row - kept)...min(count - 1, row + kept)
        let places = (0...last).filter { place in
          shown.allSatisfy { (place..<place + height).contains($0) }
        }
        for offset in -2...12 {
          let start = max(0, min(offset, last))
          let found = Viewport(offset: offset)
            .showing(row, of: count, height: height, margin: margin).offset
          #expect(places.contains(found))
          #expect(places.allSatisfy { abs($0 - start) >= abs(found - start) })
        }
      }
    }
  }
}
