extension CellColor {
  /// The nearest colour that a terminal has.
  func reduced(to depth: ColorDepth) -> CellColor {
    switch (depth, kind) {
    case (_, .standard), (.rgb, _), (.indexed, .palette), (.indexed, .indexed),
      (.sixteen, .palette):
      self
    case (.none, _): .standard
    case (.indexed, .rgb): .indexed(Self.nearestIndex(to: parts))
    case (.sixteen, .indexed): .palette(Self.paletteIndices[Int(index)])
    case (.sixteen, .rgb): .palette(Self.paletteIndices[Int(Self.nearestIndex(to: parts))])
    }
  }

  /// Of xterm's 256 colours, 16 to 231 are a cube of six levels a part, 232 to 255 greys.
  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func nearestIndex(to parts: (red: UInt8, green: UInt8, blue: UInt8)) -> UInt8 {
    let color = (red: Int(parts.red), green: Int(parts.green), blue: Int(parts.blue))
    let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
    let cubed = (red: levels[red], green: levels[green], blue: levels[blue])
    let step = max(0, min(23, ((color.red + color.green + color.blue) / 3 - 3) / 10))
    let grey = 8 + 10 * step
    let isGrey = distance(color, (grey, grey, grey)) < distance(color, cubed)
    return UInt8(isGrey ? 232 + step : 16 + 36 * red + 6 * green + blue)
  }

  private static func level(_ part: Int) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  /// For each of the 256, the nearest of the palette as xterm has it.
  private static let paletteIndices: [UInt8] = (0...255).map { index in
    if index < 16 { return UInt8(index) }
    let color = parts(ofIndex: index)
    let nearest = palette.indices.min {
      distance(palette[$0], color) < distance(palette[$1], color)
    }
    return UInt8(nearest ?? 0)
  }

  /// The palette as xterm shows it by default; what the user of a terminal made of it is not known.
  static let palette: [(red: Int, green: Int, blue: Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func parts(ofIndex index: Int) -> (red: Int, green: Int, blue: Int) {
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    let place = index - 16
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  private static func distance(
    _ first: (red: Int, green: Int, blue: Int), _ second: (red: Int, green: Int, blue: Int)
  ) -> Int {
    let (red, green, blue) = (
      first.red - second.red, first.green - second.green, first.blue - second.blue
    )
    return red * red + green * green + blue * blue
  }
}
