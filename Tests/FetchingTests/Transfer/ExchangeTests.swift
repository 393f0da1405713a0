import Testing

@testable import Fetching

struct ExchangeTests {
  private func makeExchange() -> Exchange {
    Exchange(
      address: Address("https://a.test/feed"),
      headers: [
        Header("Authorization", "Bearer s3cret"), Header("x-api-key", "s3cret"),
        Header("Cookie", "s3cret"), Header("Accept", "text/html"), Header("If-None-Match", "\"v\""),
      ],
      credentials: Credentials(user: "ann", password: "s3cret"), netrcPath: "/netrc")
  }

  @Test(arguments: [
    "https://b.test/feed", "https://www.a.test/feed", "https://a.test:8443/feed",
    "http://a.test/feed",
    "http://a.test:443/feed",
  ])
  func `another host, port or scheme gets no secret, and does not give them back`(target: String) {
    var exchange = makeExchange()
    exchange.follow(to: Address(target))
    #expect(exchange.headers.map(\.name) == ["Accept", "If-None-Match"])
    #expect(exchange.credentials == nil && exchange.netrcPath == nil)
    exchange.follow(to: Address("https://a.test/feed"))
    #expect(exchange.headers.map(\.name) == ["Accept", "If-None-Match"])
    #expect(exchange.credentials == nil && exchange.netrcPath == nil)
  }

  @Test(arguments: ["https://a.test/other", "https://A.test:443/feed?x"])
  func `within the origin everything stays`(target: String) {
    var exchange = makeExchange()
    exchange.follow(to: Address(target))
    #expect(exchange.headers.count == 5)
    #expect(exchange.credentials?.password == "s3cret" && exchange.netrcPath == "/netrc")
  }

  @Test func `a user in a redirect is not taken over`() {
    var exchange = makeExchange()
    exchange.follow(to: Address("https://eve:x@a.test/"))
    #expect(exchange.credentials?.user == "ann")
    #expect(exchange.address.wireText == "https://a.test/")
  }
}
