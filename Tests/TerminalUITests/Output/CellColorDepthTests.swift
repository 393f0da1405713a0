import Testing

@testable import TerminalUI

struct CellColorDepthTests {
  @Test(
    arguments: [
      (.rgb(255, 0, 0), .indexed, .indexed(196)), (.rgb(0, 0, 0), .indexed, .indexed(16)),
      (.rgb(255, 255, 255), .indexed, .indexed(231)),
      (.rgb(118, 118, 118), .indexed, .indexed(243)),
      (.rgb(95, 135, 175), .indexed, .indexed(67)), (.rgb(255, 0, 0), .sixteen, .palette(9)),
      (.rgb(250, 250, 250), .sixteen, .palette(15)), (.indexed(196), .sixteen, .palette(9)),
      (.indexed(16), .sixteen, .palette(0)), (.indexed(244), .sixteen, .palette(8)),
      (.rgb(1, 2, 3), .rgb, .rgb(1, 2, 3)), (.palette(3), .sixteen, .palette(3)),
      (.indexed(100), .indexed, .indexed(100)), (.palette(3), .none, .standard),
      (.rgb(1, 2, 3), .none, .standard), (.standard, .sixteen, .standard),
    ] as [(CellColor, ColorDepth, CellColor)])
  func `a colour becomes the nearest that there is`(
    color: CellColor, depth: ColorDepth, nearest: CellColor
  ) {
    #expect(color.reduced(to: depth) == nearest)
  }

  @Test func `what a terminal has stays`() {
    for index in UInt8.min...UInt8.max {
      let color = CellColor.indexed(index).reduced(to: .sixteen)
      #expect(color.kind == .palette)
      #expect(CellColor.indexed(index).reduced(to: .rgb) == .indexed(index))
    }
  }
}
