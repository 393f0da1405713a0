import Testing

@testable import TerminalUI

struct PageDotsTests {
  @Test func `a dot for each page`() {
    #expect(PageDots(page: 0, count: 3).lines(11, 1) == ["   ● · ·"])
    #expect(PageDots(page: 2, count: 3).lines(5, 1) == ["· · ●"])
  }

  @Test func `numbers where the dots do not fit`() {
    #expect(PageDots(page: 1, count: 7).lines(12, 1) == ["    2/7"])
    #expect(PageDots(page: 1, count: 7).lines(2, 1) == [""])
  }

  @Test func `one page needs none`() {
    #expect(PageDots(page: 0, count: 1).lines(12, 1) == [""])
    #expect(PageDots(page: 0, count: 0).lines(12, 1) == [""])
  }

  @Test func `the mouse finds pages`() {
    let dots = PageDots(page: 0, count: 3)
    let rect = Rect(x: 1, y: 4, width: 11, height: 1)
    #expect(
      (0..<13).map { dots.page(at: Point(x: $0, y: 4), in: rect) } == [
        nil, nil, nil, nil, 0, nil, 1, nil, 2, nil, nil, nil, nil,
      ])
    #expect(dots.page(at: Point(x: 4, y: 5), in: rect) == nil)
  }
}
