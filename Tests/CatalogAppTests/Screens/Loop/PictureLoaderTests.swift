import Datasets
import Fetching
import Synchronization
import TerminalUI
import Testing

@testable import CatalogApp

struct PictureLoaderTests {
  private static let bytes =
    Monster.all.first.flatMap { EmbeddedResources.bytes(named: $0.icon) } ?? []

  private static func request(_ address: String = "https://h.test/a.png") -> PictureRequest {
    PictureRequest(source: .address(address), box: Size(width: 8, height: 8))
  }

  @Test func `a picture is fetched and reduced`() async throws {
    let asked = Mutex<[Request]>([])
    let loader = PictureLoader { request in
      asked.withLock { $0.append(request) }
      return Self.bytes
    }
    let picture = try #require(await loader.picture(for: Self.request()))
    #expect(picture.width <= 8 && picture.height <= 8)
    let request = try #require(asked.withLock(\.self).first)
    #expect(request.url == "https://h.test/a.png")
    #expect(request.limits.total == .seconds(15))
    #expect(request.limits.maximumBytes == 4 << 20)
  }

  @Test func `what is too large or no picture is none`() async {
    let small = PictureLoader(pixelLimit: 1) { _ in Self.bytes }
    #expect(await small.picture(for: Self.request()) == nil)
    let other = PictureLoader { _ in Array("no picture".utf8) }
    #expect(await other.picture(for: Self.request()) == nil)
    let missing = PictureLoader { _ in nil }
    #expect(await missing.picture(for: Self.request()) == nil)
  }

  @Test func `only the web is asked`() async {
    let loader = PictureLoader { request in
      Issue.record("\(request.url)")
      return Self.bytes
    }
    #expect(await loader.picture(for: Self.request("file:///etc/passwd")) == nil)
  }

  @Test func `what nobody waits for any more is not decoded`() async {
    let loader = PictureLoader { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return Self.bytes
    }
    #expect(await Task { await loader.picture(for: Self.request()) }.value == nil)
  }
}

extension PictureLoader {
  fileprivate init(pixelLimit: Int = 4_000_000, _ fetch: @escaping PictureFetcher.Fetch) {
    self.init(pixelLimit: pixelLimit, fetcher: PictureFetcher(fetch: fetch))
  }
}
