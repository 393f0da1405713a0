extension Picture {
  /// The picture in another size, at most its own on both sides: each new pixel is the mean of
  /// the area that it covers, by the share of each old pixel in it and by its alpha.
  ///
  /// Cost: one pass over the pixels.
  func reduced(to size: Size) -> Picture {
    precondition(size.width <= width && size.height <= height && !size.isEmpty)
    if size == self.size { return self }
    var rows = RowSums(of: self, columns: size.width)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 4)
    var above = [UInt64](repeating: 0, count: size.width * 4)
    // An old pixel is as many units high as there are new rows, a new one as there are old rows.
    var room = height
    for y in 0..<height {
      rows.read(y)
      let part = min(size.height, room)
      rows.add(to: &above, times: part)
      room -= part
      guard room == 0 else { continue }
      Self.append(above, area: UInt64(width * height), to: &pixels)
      room = height - (size.height - part)
      for place in above.indices { above[place] = 0 }
      rows.add(to: &above, times: size.height - part)
    }
    return Picture(width: size.width, height: size.height, pixels: pixels)
  }

  /// Makes pixels of sums: red, green and blue times alpha, and alpha.
  private static func append(_ sums: [UInt64], area: UInt64, to pixels: inout [UInt8]) {
    for place in stride(from: 0, to: sums.count, by: 4) {
      let alpha = sums[place + 3]
      for part in place..<place + 3 {
        pixels.append(alpha == 0 ? 0 : UInt8((sums[part] + alpha / 2) / alpha))
      }
      pixels.append(UInt8((alpha + area / 2) / area))
    }
  }
}

/// A row of a picture with fewer columns, as sums.
private struct RowSums {
  private let picture: Picture
  private let columns: Int
  /// Red, green and blue times alpha, and alpha, of each column.
  private var sums: [UInt64]

  init(of picture: Picture, columns: Int) {
    self.picture = picture
    self.columns = columns
    sums = Array(repeating: 0, count: columns * 4)
  }

  mutating func read(_ y: Int) {
    var place = 0
    var room = picture.width
    var (red, green, blue, alpha): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for pixel in stride(from: y * picture.width * 4, to: (y + 1) * picture.width * 4, by: 4) {
      let opacity = UInt64(picture.pixels[pixel + 3])
      let parts = (
        red: UInt64(picture.pixels[pixel]) * opacity,
        green: UInt64(picture.pixels[pixel + 1]) * opacity,
        blue: UInt64(picture.pixels[pixel + 2]) * opacity
      )
      let share = min(columns, room)
      room -= share
      let weight = UInt64(share)
      red += parts.red * weight
      green += parts.green * weight
      blue += parts.blue * weight
      alpha += opacity * weight
      guard room == 0 else { continue }
      (sums[place], sums[place + 1], sums[place + 2], sums[place + 3]) = (red, green, blue, alpha)
      place += 4
      let rest = UInt64(columns - share)
      (red, green, blue) = (parts.red * rest, parts.green * rest, parts.blue * rest)
      alpha = opacity * rest
      room = picture.width - (columns - share)
    }
  }

  func add(to total: inout [UInt64], times factor: Int) {
    let factor = UInt64(factor)
    for place in total.indices { total[place] += sums[place] * factor }
  }
}
