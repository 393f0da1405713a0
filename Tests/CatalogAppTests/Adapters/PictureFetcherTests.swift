import Datasets
import Fetching
import Synchronization
import Testing

@testable import CatalogApp

struct PictureFetcherTests {
  @Test func `what came is fetched once, what did not is asked for again`() async {
    let asked = Mutex<[String]>([])
    let fetcher = PictureFetcher { request in
      asked.withLock { $0.append(request.url) }
      return request.url.hasSuffix("a.png") ? [1] : nil
    }
    for _ in 1...2 {
      #expect(await fetcher.bytes(of: .address("https://h.test/a.png")) == [1])
      #expect(await fetcher.bytes(of: .address("https://h.test/b.png")) == nil)
    }
    #expect(
      asked.withLock(\.self) == [
        "https://h.test/a.png", "https://h.test/b.png", "https://h.test/b.png",
      ])
  }

  @Test func `few are kept`() async {
    let count = Mutex(0)
    let fetcher = PictureFetcher { _ in
      count.withLock { $0 += 1 }
      return [1]
    }
    for number in 0..<10 { _ = await fetcher.bytes(of: .address("https://h.test/\(number)")) }
    for number in [9, 2, 0] { _ = await fetcher.bytes(of: .address("https://h.test/\(number)")) }
    #expect(count.withLock(\.self) == 11)
  }

  @Test func `bundled pictures are there, and other addresses than of the web are none`() async {
    let fetcher = PictureFetcher { _ in [1] }
    #expect(await fetcher.bytes(of: .bundled("meetcatbot.png"))?.isEmpty == false)
    #expect(await fetcher.bytes(of: .bundled("none.png")) == nil)
    #expect(await fetcher.bytes(of: .address("file:///etc/passwd")) == nil)
  }
}
