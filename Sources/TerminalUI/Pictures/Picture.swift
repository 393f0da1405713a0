/// A picture in memory; never without a pixel.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row from the top: red, green, blue and alpha of each pixel; the colours are not
  /// multiplied by alpha.
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has a pixel")
    precondition(pixels.count == width * height * 4, "a pixel has four bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The size in pixels.
  package var size: Size { Size(width: width, height: height) }

  /// One pixel, if it is there and at least half opaque.
  func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let place = (y * width + x) * 4
    guard pixels[place + 3] >= 128 else { return nil }
    return (pixels[place], pixels[place + 1], pixels[place + 2])
  }
}

extension Size {
  /// The largest size of the same shape in a box; a size that fits stays as it is.
  ///
  /// At least one by one, so that a line of pixels, or a box without room, leaves something.
  func reduced(toFit box: Size) -> Size {
    let (boxWidth, boxHeight) = (max(1, min(box.width, width)), max(1, min(box.height, height)))
    if boxWidth == width, boxHeight == height { return self }
    if boxWidth * height <= boxHeight * width {
      return Size(width: boxWidth, height: max(1, (2 * height * boxWidth + width) / (2 * width)))
    }
    return Size(width: max(1, (2 * width * boxHeight + height) / (2 * height)), height: boxHeight)
  }
}
