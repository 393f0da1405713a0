import TerminalUI

/// Gets pictures: bundled ones, and those of the store's results.
///
/// Many may be fetched at once, but they are decoded one after another: that takes memory and a
/// processor, which keys and frames want as well.
actor PictureLoader {
  private let pixelLimit: Int
  private let fetcher: PictureFetcher

  /// A loader that refuses pictures with more pixels.
  init(pixelLimit: Int = 4_000_000, fetcher: PictureFetcher = PictureFetcher()) {
    self.pixelLimit = pixelLimit
    self.fetcher = fetcher
  }

  /// The picture, reduced to what is asked; nil where there is none, it cannot be read or nobody
  /// waits for it any more.
  func picture(for request: PictureRequest) async -> Picture? {
    guard let bytes = await fetcher.bytes(of: request.source), !Task.isCancelled else { return nil }
    return try? PictureDecoder.decode(bytes, fitting: request.box, pixelLimit: pixelLimit)
  }
}
