import Testing

@testable import TerminalUI

struct PictureTests {
  @Test func `a pixel is seen when it is half opaque`() {
    let picture = Picture(width: 2, height: 1, pixels: [1, 2, 3, 127, 4, 5, 6, 128])
    #expect(picture.color(x: 0, y: 0) == nil)
    #expect(picture.color(x: 1, y: 0).map { [$0.red, $0.green, $0.blue] } == [4, 5, 6])
    #expect(picture.color(x: 2, y: 0) == nil)
    #expect(picture.color(x: 0, y: 1) == nil)
  }

  @Test(arguments: [
    (Size(width: 512, height: 512), Size(width: 40, height: 40), Size(width: 40, height: 40)),
    (Size(width: 300, height: 200), Size(width: 40, height: 40), Size(width: 40, height: 27)),
    (Size(width: 200, height: 300), Size(width: 40, height: 40), Size(width: 27, height: 40)),
    (Size(width: 10, height: 5), Size(width: 40, height: 40), Size(width: 10, height: 5)),
    (Size(width: 1000, height: 1), Size(width: 10, height: 10), Size(width: 10, height: 1)),
    (Size(width: 1, height: 1000), Size(width: 10, height: 10), Size(width: 1, height: 10)),
    (Size(width: 7, height: 9), Size(width: 0, height: 0), Size(width: 1, height: 1)),
    (Size(width: 8, height: 4), Size(width: .max, height: 2), Size(width: 4, height: 2)),
    (Size(width: 8, height: 4), Size(width: 4, height: .max), Size(width: 4, height: 2)),
  ])
  func `a size is reduced to a box in its own shape`(size: Size, box: Size, reduced: Size) {
    #expect(size.reduced(toFit: box) == reduced)
  }
}
