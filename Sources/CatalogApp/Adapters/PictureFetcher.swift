import Datasets
import Fetching
import Synchronization

/// Gets the bytes of pictures: bundled ones, and those at web addresses.
struct PictureFetcher: Sendable {
  /// No artwork of a list is larger; what is, is something else.
  private static let byteLimit = 4 << 20

  typealias Fetch = @Sendable (Request) async -> [UInt8]?

  /// How long one may take, in seconds.
  var patience = 15
  private let fetch: Fetch
  /// A picture that is shown goes with the draft as well, and is fetched once.
  private let recent = RecentPictures()

  init(fetch: @escaping Fetch = Self.body) { self.fetch = fetch }

  /// The bytes; nil where there is no such picture.
  func bytes(of picture: DetailDocument.Picture) async -> [UInt8]? {
    switch picture {
    case .bundled(let name): return EmbeddedResources.bytes(named: name)
    case .file(let path): return try? InputFile.read(path, room: Self.byteLimit)
    case .address(let address):
      guard WebAddress(address) != nil else { return nil }
      if let bytes = recent[address] { return bytes }
      var request = Request(url: address, userAgent: "catalog/" + catalogVersion)
      request.limits.maximumBytes = Self.byteLimit
      request.limits.total = .seconds(patience)
      let bytes = await fetch(request)
      if let bytes { recent.keep(bytes, address) }
      return bytes
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

/// The bytes of the last pictures, by their addresses.
private final class RecentPictures: Sendable {
  private static let capacity = 8

  private let pictures = Mutex<[(address: String, bytes: [UInt8])]>([])

  subscript(address: String) -> [UInt8]? {
    pictures.withLock { $0.first { $0.address == address }?.bytes }
  }

  func keep(_ bytes: [UInt8], _ address: String) {
    pictures.withLock { pictures in
      pictures.removeAll { $0.address == address }
      pictures.append((address, bytes))
      if pictures.count > Self.capacity { pictures.removeFirst() }
    }
  }
}
