import Markup
import Testing

@testable import Datasets

struct PageReaderTests {
  private static let address = "https://h.test/dir/page"
  private static let html = "<title>T</title><p>Words <a href=x>link</a></p>"
  private static let now = Timestamp(seconds: 1_000_000)

  private let web = FakeWeb()
  private let shelf = FakeAnswerShelf()

  private func reader(at time: Timestamp = now) -> PageReader {
    PageReader(
      transport: web, shelf: shelf,
      bundled: { $0 == "bundled:1" ? "<title>B</title><p>Bundled</p>" : nil }, now: { time })
  }

  private func page(
    _ address: String = address, asking: Asking = .whenOld, after seconds: Int = 0
  ) async throws(DatasetError) -> Page {
    try await reader(at: Timestamp(seconds: Self.now.seconds + seconds))
      .page(at: address, asking: asking)
  }

  private func reason(_ asking: Asking = .whenOld) async -> ListFault.Reason? {
    do throws(DatasetError) {
      _ = try await page(asking: asking)
      return nil
    } catch {
      if case .list(let fault) = error { return fault.reason }
      return nil
    }
  }

  @Test func `a page is read, and kept for a day`() async throws {
    await web.put(.page(Self.html, type: "text/html"), at: Self.address)
    let first = try await page()
    #expect(first.title == "T" && first.at == Self.now && first.failure == nil)
    #expect("\(first.blocks)".contains("https://h.test/dir/x"))
    #expect(try await page(after: PageReader.freshness - 1) == first)
    #expect(await web.requests.count == 1)
    let later = try await page(after: PageReader.freshness)
    #expect(await web.requests.count == 2)
    #expect(later.blocks == first.blocks && later.at != first.at)
  }

  @Test func `an old copy is good for longer where the server says so`() async throws {
    await web.put(.page(Self.html, type: "text/html", etag: "e"), at: Self.address)
    let first = try await page()
    await web.put(.page("", status: 304), at: Self.address)
    let later = try await page(asking: .always, after: 5)
    #expect(later.blocks == first.blocks && later.at?.seconds == Self.now.seconds + 5)
    #expect(await web.requests.map(\.validators.etag) == [nil, "e"])
    #expect(try await page(asking: .never).at?.seconds == Self.now.seconds + 5)
  }

  @Test func `a copy stands in where nobody answers, with the reason`() async throws {
    await web.put(.page(Self.html, type: "text/html"), at: Self.address)
    let first = try await page()
    await web.fail(.unreachable, at: Self.address)
    let kept = try await page(asking: .always, after: 9)
    #expect(kept.blocks == first.blocks && kept.at == first.at && kept.failure != nil)
    await web.put(.page("gone", status: 500), at: Self.address)
    #expect(try await page(asking: .always).failure != nil)
    await web.put(.page("\u{0}", type: "application/pdf"), at: Self.address)
    #expect(try await page(asking: .always).blocks == first.blocks)
    await web.fail(.cancelled, at: Self.address)
    await #expect(throws: DatasetError.self) { try await page(asking: .always) }
  }

  @Test func `without a copy it is told why there is none`() async {
    #expect(await reason() == .status(404))
    await web.put(.page("", status: 401), at: Self.address)
    #expect(await reason() == .notAllowed(status: 401))
    await web.put(.page("", status: 429, retryAfter: 7), at: Self.address)
    #expect(await reason() == .tooManyCalls(status: 429, wait: 7))
    #expect(await reason(.never) == .notKept)
    // Nothing was kept that could be unchanged.
    await web.put(.page("", status: 304), at: Self.address)
    #expect(await reason() == .status(304))
    #expect(await shelf.kept.isEmpty)
  }

  @Test(arguments: [
    ("image/png", "x"), ("application/pdf", "%PDF"), ("application/octet-stream", "x"),
    ("text/html", "a\u{0}b"), ("", "a\u{0}b"),
  ])
  func `what is no text is no page`(type: String, body: String) async {
    await web.put(.page(body, type: type), at: Self.address)
    #expect(await reason() == .notAPage(type))
    #expect(await shelf.kept.isEmpty)
  }

  @Test(arguments: [
    ("text/plain", "a <b> c", "a <b> c"), ("text/markdown; charset=utf-8", "# a", "# a"),
    ("application/xhtml+xml", "<p>a</p>", "a"), ("TEXT/HTML", "<p>a</p>", "a"),
    ("", "<p>a</p>", "a"),
    ("", "a < b", "a < b"),
  ])
  func `text is a page too`(type: String, body: String, text: String) async throws {
    await web.put(.page(body, type: type), at: Self.address)
    #expect(try await page().blocks == [.words(text)])
    #expect(try await page(asking: .never).blocks == [.words(text)])
  }

  @Test func `whatever its encoding, a page is read`() async throws {
    var answer = TransportAnswer.page("", type: "text/html; charset=windows-1251")
    answer.body = Array("<p>".utf8) + [0xF9]
    await web.put(answer, at: Self.address)
    #expect(try await page().blocks == [.words("щ")])
    answer.contentType = "text/html"
    answer.body = [0xFF, 0xFE] + "<p>щ😀".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    await web.put(answer, at: Self.address)
    #expect(try await page(asking: .always).blocks == [.words("щ😀")])
    #expect(try await page(asking: .never).blocks == [.words("щ😀")])
  }

  @Test func `a page is known by where it was in the end, and kept without a password`()
    async throws
  {
    var answer = TransportAnswer.page(Self.html, type: "text/html")
    answer.address = "https://o.test/new/page"
    await web.put(answer, at: "https://ann:s3cret@h.test/page")
    let page = try await page("https://ann:s3cret@h.test/page")
    #expect(page.address == "https://o.test/new/page")
    #expect("\(page.blocks)".contains("https://o.test/new/x"))
    #expect(await shelf.kept.keys.allSatisfy { !$0.contains("s3cret") })
  }

  @Test func `what is bundled is never asked for`() async throws {
    let page = try await page("bundled:1", asking: .always)
    #expect(page.title == "B" && page.at == nil && page.blocks == [.words("Bundled")])
    #expect(await web.requests.isEmpty)
    #expect(await shelf.kept.isEmpty)
  }

  @Test func `a damaged copy is none`() async throws {
    await web.put(.page(Self.html, type: "text/html"), at: Self.address)
    let first = try await page()
    for key in await shelf.kept.keys {
      await shelf.keep(KeptAnswer(body: Array("{".utf8), at: Self.now), for: key, listing: nil)
    }
    #expect(try await page() == first)
    #expect(await web.requests.count == 2)
  }
}
