import Datasets
import Fetching
import TerminalUI

/// Gets pictures: bundled ones, and those of the store's results.
///
/// Many may be fetched at once, but they are decoded one after another: that takes memory and a
/// processor, which keys and frames want as well.
actor PictureLoader {
  /// No artwork of a list is larger; what is, is something else.
  private static let byteLimit = 4 << 20
  private static let patience = Duration.seconds(15)

  typealias Fetch = @Sendable (Request) async -> [UInt8]?

  private let pixelLimit: Int
  private let fetch: Fetch

  /// A loader that refuses pictures with more pixels, and gets the bytes of others by `fetch`.
  init(pixelLimit: Int = 4_000_000, fetch: @escaping Fetch = PictureLoader.body) {
    self.pixelLimit = pixelLimit
    self.fetch = fetch
  }

  /// The picture, reduced to what is asked; nil where there is none, it cannot be read or nobody
  /// waits for it any more.
  func picture(for request: PictureRequest) async -> Picture? {
    guard let bytes = await bytes(of: request.source), !Task.isCancelled else { return nil }
    return try? PictureDecoder.decode(bytes, fitting: request.box, pixelLimit: pixelLimit)
  }

  private func bytes(of source: DetailDocument.Picture) async -> [UInt8]? {
    switch source {
    case .bundled(let name): return EmbeddedResources.bytes(named: name)
    case .address(let address):
      guard WebAddress(address) != nil else { return nil }
      var request = Request(url: address, userAgent: "catalog/" + catalogVersion)
      request.limits.maximumBytes = Self.byteLimit
      request.limits.total = Self.patience
      return await fetch(request)
    }
  }

  /// What the network answers.
  static let body: Fetch = { request in
    guard let response = try? await Fetching.fetch(request), response.status == 200 else {
      return nil
    }
    return response.body
  }
}
