/// Why there is no picture.
package enum PictureError: Error, Hashable, Sendable {
  /// The bytes begin like neither PNG nor JPEG.
  case notAPicture
  /// It has more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// It begins like a picture, and the rest is damaged or missing.
  case broken
  /// The library that reads this kind is not installed.
  case libraryMissing
}
