import Fetching
import Foundation
import Testing

struct FetchFailureTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var steps: [LoopbackServer.Step]
    var reason: FetchError.Reason
  }

  static let cases = [
    Case(
      testDescription: "a body shorter than promised",
      steps: [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")], reason: .endedEarly),
    Case(
      testDescription: "a chunked body without its last chunk",
      steps: [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")],
      reason: .endedEarly),
    Case(testDescription: "no answer at all", steps: [], reason: .endedEarly),
    Case(
      testDescription: "a reset in the middle of the body",
      steps: [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .reset],
      reason: .connectionReset),
    Case(testDescription: "a reset before any answer", steps: [.reset], reason: .connectionReset),
    Case(testDescription: "another protocol", steps: [.send("220 smtp\r\n")], reason: .notHTTP),
    Case(
      testDescription: "gzip with a wrong checksum",
      steps: [.answer("200 OK", ["Content-Encoding: gzip"], damagedGzip)], reason: .badEncoding),
    Case(
      testDescription: "an endless body",
      steps: [.send("HTTP/1.1 200 OK\r\n\r\n"), .endless(.init(repeating: 0x20, count: 1000))],
      reason: .tooLarge(limit: 4096)),
    Case(
      testDescription: "a body that says it is too large",
      steps: [.send("HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n"), .hang],
      reason: .tooLarge(limit: 4096)),
    Case(
      testDescription: "a gzip bomb",
      steps: [.answer("200 OK", ["Content-Encoding: gzip"], Gzip.bomb(of: 400_000))],
      reason: .tooLarge(limit: 4096)),
    Case(
      testDescription: "an endless head",
      steps: [.send("HTTP/1.1 200 OK\r\n"), .endless(Array("X-Header: value\r\n".utf8))],
      reason: .tooLarge(limit: 256 << 10)),
  ]

  static let damagedGzip: [UInt8] = {
    var bytes = Gzip.stored(Array("hello".utf8))
    bytes[bytes.count - 8] ^= 1
    return bytes
  }()

  @Test(arguments: cases)
  func `each bad answer has its reason`(_ bad: Case) async throws {
    let server = try LoopbackServer { _ in bad.steps }
    let request = makeRequest(server.url()) { $0.limits.maximumBytes = 4096 }
    #expect(await reason(of: request) == bad.reason)
  }

  @Test func `a body of exactly the limit is taken`() async throws {
    let server = try LoopbackServer { _ in
      [.answer("200 OK", [], .init(repeating: 1, count: 4096))]
    }
    let request = makeRequest(server.url()) { $0.limits.maximumBytes = 4096 }
    #expect(try await fetch(request).body.count == 4096)
  }

  @Test(arguments: [
    [LoopbackServer.Step.hang],
    [.send("HTTP/1.1 200 OK\r\nX-Slow: "), .drip],
    [.send("HTTP/1.1 200 OK\r\n\r\n"), .drip],
  ])
  func `the time is up in every state`(steps: [LoopbackServer.Step]) async throws {
    let server = try LoopbackServer { _ in steps }
    let request = makeRequest(server.url()) { $0.limits.total = .milliseconds(200) }
    #expect(await reason(of: request) == .timedOut(after: .milliseconds(200)))
  }

  @Test func `a port where nothing listens is named`() async throws {
    // Bound but not listening, so that no other program can take the port.
    let socket = makeSocket()
    defer { close(socket) }
    try #require(withAddress(port: 0) { bind(socket, $0, $1) } == 0)
    let port = try #require(boundPort(of: socket))
    let request = makeRequest("http://127.0.0.1:\(port)/")
    #expect(await reason(of: request) == .cannotConnect(host: "127.0.0.1:\(port)"))
  }

  @Test func `a server without TLS is named`() async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    let request = makeRequest("https://127.0.0.1:\(server.port)/")
    let reason = await reason(of: request)
    guard case .tls = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test(arguments: [
    ("ftp://h.invalid/f", FetchError.Reason.schemeNotAllowed("ftp")),
    ("FILE:///etc/passwd", .schemeNotAllowed("file")),
    ("", .badAddress),
    ("not an address", .badAddress),
    ("localhost:8080/f", .badAddress),
    ("http://", .badAddress),
    ("http://h.invalid:99999/", .badAddress),
    ("http://a b/", .badAddress),
  ])
  func `what is no web address is not tried`(url: String, expected: FetchError.Reason) async {
    #expect(await reason(of: makeRequest(url)) == expected)
  }

  @Test(arguments: [Header("X-A", "1\r\nX-B: 2"), Header("X A", "1"), Header("", "1")])
  func `a header that would break the request is not sent`(header: Header) async {
    let request = makeRequest("http://h.invalid/") { $0.headers = [header] }
    #expect(await reason(of: request) == .badHeader(name: header.name))
  }
}
