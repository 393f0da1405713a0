import Datasets
import Fetching

/// Gets the bytes of pictures: bundled ones, and those at web addresses.
struct PictureFetcher: Sendable {
  /// No artwork of a list is larger; what is, is something else.
  private static let byteLimit = 4 << 20

  typealias Fetch = @Sendable (Request) async -> [UInt8]?

  /// How long one may take, in seconds.
  var patience = 15
  private let fetch: Fetch

  init(fetch: @escaping Fetch = Self.body) { self.fetch = fetch }

  /// The bytes; nil where there is no such picture.
  func bytes(of picture: DetailDocument.Picture) async -> [UInt8]? {
    switch picture {
    case .bundled(let name): return EmbeddedResources.bytes(named: name)
    case .address(let address):
      guard WebAddress(address) != nil else { return nil }
      var request = Request(url: address, userAgent: "catalog/" + catalogVersion)
      request.limits.maximumBytes = Self.byteLimit
      request.limits.total = .seconds(patience)
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
