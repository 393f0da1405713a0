import Datasets
import Fetching
import Testing

@testable import CatalogApp

struct FetchingTransportTests {
  private let transport = FetchingTransport(
    texts: Texts(.english), credentials: CredentialBook(), timeout: 7)

  @Test func `a request says who asks, with the version`() {
    let request = transport.request(TransportRequest("https://a.test/"))
    #expect(request.userAgent == "catalog/\(catalogVersion)")
    #expect(request.limits.total == .seconds(7) && request.limits.connect == .seconds(7))
  }

  @Test func `a query stands behind what the address has, without its fragment`() {
    let asked = TransportRequest("https://a.test/?x=1#part", query: [.init("q", "a b&c")])
    #expect(transport.request(asked).url == "https://a.test/?x=1&q=a+b%26c")
  }

  @Test func `validators go back as they came`() {
    var asked = TransportRequest("https://a.test/")
    asked.validators = Validators(etag: "W/\"ö \" x", lastModified: "yesterday")
    #expect(
      transport.request(asked).headers == [
        Header("If-None-Match", "W/\"ö \" x"), Header("If-Modified-Since", "yesterday"),
      ])
  }

  @Test(arguments: [
    ("120", 120), ("Sun, 06 Nov 1994 08:51:37 GMT", 120), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
    ("soon", nil),
  ])
  func `a wait is told in seconds from now`(value: String, wait: Int?) {
    let response = Response(status: 429, url: "", headers: [Header("Retry-After", value)])
    #expect(TransportAnswer(response, now: 784_111_777).retryAfter == wait)
  }

  @Test func `of many requests each has its own end`() async {
    let asked = ["ftp://a.test/", "nonsense"].map { TransportRequest($0) }
    var ends: [Int: TransportError] = [:]
    await transport.answers(to: asked) { index, answer in
      if case .failure(let error) = answer { ends[index] = error }
    }
    #expect(ends.mapValues(\.kind) == [0: .badAddress, 1: .badAddress])
    #expect(ends[0]?.message.contains("‘ftp://a.test/’ cannot be fetched") == true)
  }

  @Test func `an empty validator is none`() {
    let response = Response(
      status: 200, url: "", headers: [Header("ETag", ""), Header("Last-Modified", "")])
    #expect(TransportAnswer(response, now: 0).validators == Validators())
  }

  @Test func `the store gets no password that is kept for another address`() throws {
    let settings = try SettingsFile(
      Array(#"{"credentials": {"https://a.test": {"user": "u", "password": "p"}}}"#.utf8))
    let book = CredentialBook(Environment([:]), settings, isPrivate: true)
    let transport = FetchingTransport(texts: Texts(.english), credentials: book)
    let store = transport.request(TransportRequest("https://itunes.apple.com/search"))
    #expect(store.credentials == nil)
    #expect(transport.request(TransportRequest("https://a.test/x")).credentials?.user == "u")
  }
}
