import Testing

@testable import TerminalUI

struct SixteenColorsTests {
  @Test func `dark, light and grey colours of the palette are themselves`() {
    for (grey, index) in [(0, 0), (127, 8), (229, 7), (255, 15)] as [(UInt8, UInt8)] {
      #expect(SixteenColors.nearest(grey, grey, grey) == index)
    }
    let bright: [(UInt8, UInt8, UInt8)] = [
      (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    ]
    for (index, color) in bright.enumerated() {
      #expect(SixteenColors.nearest(color.0, color.1, color.2) == UInt8(index + 9), "\(color)")
    }
  }

  @Test(
    arguments: [
      (93, 214, 247, 14), (10, 74, 168, 4), (250, 60, 30, 9), (90, 40, 160, 12), (255, 150, 20, 3),
      (60, 62, 58, 0), (70, 70, 70, 8),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func `a colour keeps its hue`(red: UInt8, green: UInt8, blue: UInt8, index: UInt8) {
    #expect(SixteenColors.nearest(red, green, blue) == index)
  }
}
