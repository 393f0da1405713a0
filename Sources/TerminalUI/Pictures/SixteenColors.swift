/// The colours of a picture in a palette of sixteen.
///
/// Dithering is left out on purpose: where a cell has two pixels it makes icons a chessboard, and
/// photographs no better.
enum SixteenColors {
  /// The index of the colour for a pixel, 0 to 15.
  ///
  /// Its colour is strengthened by half first, because the greys in the middle of the palette would
  /// take most of what a picture shows.
  static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    // The share of each in how bright a colour looks: ITU-R BT.601.
    let grey = (299 * red + 587 * green + 114 * blue) / 1000
    let strong = (
      red: red + (red - grey) / 2, green: green + (green - grey) / 2, blue: blue + (blue - grey) / 2
    )
    var (nearest, least) = (0, Int.max)
    for (index, color) in CellColor.palette.enumerated() {
      let distance = (
        red: strong.red - color.red, green: strong.green - color.green,
        blue: strong.blue - color.blue
      )
      // The eye sees a difference of green best and of blue least.
      let sum =
        3 * distance.red * distance.red + 4 * distance.green * distance.green
        + 2 * distance.blue * distance.blue
      if sum < least { (nearest, least) = (index, sum) }
    }
    return UInt8(nearest)
  }
}
