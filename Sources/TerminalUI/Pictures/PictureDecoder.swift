import CImages

/// Bytes of a PNG or JPEG file made a picture.
package enum PictureDecoder {
  /// The picture, reduced to fit a box of pixels and never enlarged.
  ///
  /// The head is read first: what has more pixels than the limit is refused before there is memory
  /// for them. A damaged JPEG is shown as far as it goes, a damaged PNG is broken.
  ///
  /// Cost: 4 bytes of memory for each pixel of the file, less for a JPEG that is reduced. Not for
  /// the path between a key and the screen: a limit of pixels takes about a second.
  package static func decode(
    _ bytes: [UInt8], fitting box: Size, pixelLimit: Int = 40_000_000
  ) throws(PictureError) -> Picture {
    guard let format = PictureFormat(of: bytes) else { throw .notAPicture }
    let size = try size(of: bytes, format)
    guard size.width * size.height <= pixelLimit else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    let target = size.reduced(toFit: box)
    let scaled = format == .jpeg ? scaled(size, for: target) : size
    return try decode(bytes, format, as: scaled).reduced(to: target)
  }

  /// The size in pixels that the head of the file tells.
  private static func size(
    of bytes: [UInt8], _ format: PictureFormat
  ) throws(PictureError) -> Size {
    var (width, height): (Int32, Int32) = (0, 0)
    let result =
      switch format {
      case .png: unsafe cimages_png_size(bytes, bytes.count, &width, &height)
      case .jpeg: unsafe cimages_jpeg_size(bytes, bytes.count, &width, &height)
      }
    try check(result)
    return Size(width: Int(width), height: Int(height))
  }

  /// The smallest size that the JPEG decoder makes by itself and that is not below the target.
  private static func scaled(_ size: Size, for target: Size) -> Size {
    var (width, height) = (Int32(size.width), Int32(size.height))
    unsafe cimages_jpeg_scale(&width, &height, Int32(target.width), Int32(target.height))
    return Size(width: Int(width), height: Int(height))
  }

  private static func decode(
    _ bytes: [UInt8], _ format: PictureFormat, as size: Size
  ) throws(PictureError) -> Picture {
    let (width, height) = (Int32(size.width), Int32(size.height))
    var result = cimages_result.broken
    // Left as it comes, because memory that a short file never fills is never used.
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) {
      guard let start = $0.baseAddress else { return }
      result =
        switch format {
        case .png: unsafe cimages_png_decode(bytes, bytes.count, width, height, start)
        case .jpeg: unsafe cimages_jpeg_decode(bytes, bytes.count, width, height, start)
        }
      $1 = result == .done ? $0.count : 0
    }
    try check(result)
    return Picture(width: size.width, height: size.height, pixels: pixels)
  }

  private static func check(_ result: cimages_result) throws(PictureError) {
    switch result {
    case .done: return
    case .missing: throw .libraryMissing
    case .broken: throw .broken
    }
  }
}
