import Tables
import Testing

@testable import CatalogApp
@testable import Fetching

struct NetworkReportTests {
  private func makeHop(_ change: (inout Hop) -> Void = { _ in }) -> Hop {
    var hop = Hop(
      address: "https://xn--bcher-kva.test/f", host: "xn--bcher-kva.test", port: 443,
      way: .direct, tried: ["192.0.2.1:443"], connected: "192.0.2.1", connectedPort: 443,
      security: .init(
        version: "TLSv1.3", subject: "CN = bücher", issuer: "CN = Root",
        expires: "Jan  1 00:00:00 2030 GMT", isVerified: true),
      hasSentCredentials: false, status: 200, target: nil,
      times: .init(lookUp: 1, connect: 2, secure: 3, firstByte: 4, total: 5), wireBytes: 10)
    change(&hop)
    return hop
  }

  private func makeSteps(
    _ hops: [Hop], _ response: Response = Response(status: 200, url: ""),
    url: String = "https://ann:s3cret@bücher.test/f?token=s3cret",
    credentials: Credentials? = nil
  ) -> [NetworkStep] {
    var request = Request(url: url, userAgent: "catalog")
    request.credentials = credentials
    let inspection = Inspection(hops: hops, result: .success(response))
    return NetworkReport(inspection, of: request, texts: Texts(.english), now: 784_111_777).steps
  }

  @Test func `each step of an answer is told in its order`() {
    let response = Response(
      status: 200, url: "",
      headers: [
        Header("Content-Type", "text/xml"), Header("content-encoding", "gzip"),
        Header("ETag", "W/\"1\""), Header("Last-Modified", "today"), Header("Retry-After", "60"),
      ], body: Array("<x></x>".utf8))
    let steps = makeSteps([makeHop()], response)
    #expect(
      steps.map { "\($0.name): \($0.text)" } == [
        "address: https://bücher.test/f?token=***, asked as xn--bcher-kva.test, port 443",
        "credentials: from the address, not asked for", "proxy: none",
        "lookup: 192.0.2.1:443 (name looked up in 1 ms)",
        "connect: 192.0.2.1, port 443 (2 ms)", "tls: TLSv1.3 (3 ms)",
        "certificate: CN = bücher; issued by CN = Root; expires Jan  1 00:00:00 2030 GMT; verified",
        "request: 200 (first byte 4 ms, all 5 ms)",
        "content: text/xml, encoding gzip, 10 bytes on the wire, 7 decoded",
        "validators: ETag W/\"1\"; Last-Modified today", "retry-after: 60 seconds", "body: XML",
      ])
  }

  @Test func `a body that is a feed is told with its items`() {
    let feed = "<rss><channel><item><title>A</title></item><item/></channel></rss>"
    let steps = makeSteps([makeHop()], Response(status: 200, url: "", body: Array(feed.utf8)))
    #expect(steps.last?.text == "a feed (rss) with 2 items")
    #expect(steps.last?.json["items"] == .number("2"))
  }

  @Test(arguments: [
    ("http://h.test/", nil, true, "netrc"), ("http://h.test/", nil, false, "none"),
    ("http://h.test/", Credentials(user: "ann", password: "s3cret"), true, "config"),
    ("http://h.test/", Credentials(user: "ann", password: "s3cret"), false, "config"),
    ("http://ann:s3cret@h.test/", nil, true, "address"),
  ])
  func `where the password comes from is told, and never the password`(
    url: String, credentials: Credentials?, isSent: Bool, source: String
  ) {
    let steps = makeSteps(
      [makeHop { $0.hasSentCredentials = isSent }], url: url, credentials: credentials)
    let step = steps.first { $0.name == "credentials" }
    #expect(step?.json["source"] == .string(source))
    #expect(step?.json["sent"] == .bool(isSent))
    #expect(!JSONWriter.compact(.array(steps.map(\.json))).contains("s3cret"))
    #expect(!steps.contains { $0.text.contains("s3cret") })
  }

  @Test(arguments: [(200, "none was asked for"), (401, "none")])
  func `whether a password was asked for is told where there is none`(status: Int, text: String) {
    let steps = makeSteps([makeHop { $0.status = status }], url: "http://h.test/")
    #expect(steps.first { $0.name == "credentials" }?.text == text)
  }

  @Test func `redirects say where to, for how long, and what is lost`() {
    let hops = [
      makeHop {
        $0.status = 301
        $0.target = "https://b.test/"
      },
      makeHop {
        $0.status = 302
        $0.target = "http://b.test/"
      }, makeHop(),
    ]
    let redirects = makeSteps(hops).filter { $0.name == "redirect" }
    #expect(
      redirects.map(\.text) == [
        "for good to https://b.test/",
        "for now to http://b.test/, which is not secure any more",
      ])
    #expect(redirects.map { $0.json["permanent"] } == [.bool(true), .bool(false)])
    #expect(redirects.map { $0.json["downgrade"] } == [.bool(false), .bool(true)])
  }

  @Test(arguments: [
    (
      Hop.Way.proxy(variable: "https_proxy", address: "http://p.test:3128"),
      "http://p.test:3128, from https_proxy"
    ),
    (.excepted(variable: "no_proxy", value: "*.test"), "none: no_proxy is *.test"),
    (.direct, "none"),
  ])
  func `the proxy is told once, with the reason`(way: Hop.Way, text: String) {
    let hop = makeHop { $0.way = way }
    let proxies = makeSteps([hop, hop]).filter { $0.name == "proxy" }
    #expect(proxies.map(\.text) == [text])
  }

  @Test func `a certificate that is refused is told without its facts`() {
    let hop = makeHop {
      $0.security = .init(version: nil, subject: nil, issuer: nil, expires: nil, isVerified: false)
    }
    let steps = makeSteps([hop])
    #expect(!steps.contains { $0.name == "tls" })
    #expect(steps.first { $0.name == "certificate" }?.text == "not accepted")
  }

  @Test func `a way that ended early is told as far as it went`() {
    let hop = makeHop {
      ($0.status, $0.connected, $0.security, $0.tried) = (nil, nil, nil, [])
    }
    let error = FetchError(.cannotResolve(host: "h"), address: Address("http://h/"))
    let report = NetworkReport(
      Inspection(hops: [hop], result: .failure(error)),
      of: Request(url: "http://h/", userAgent: "catalog"), texts: Texts(.english), now: 0)
    #expect(report.steps.map(\.name) == ["address", "credentials", "proxy", "request"])
    #expect(report.steps.last?.text == "none (5 ms)")
    #expect(report.steps.last?.json["status"] == .null)
  }
}
