import Fetching
import Testing

/// A request that no proxy of the environment can catch.
func makeRequest(_ url: String, _ change: (inout Request) -> Void = { _ in }) -> Request {
  var request = Request(url: url, userAgent: "catalog/1.0")
  request.proxy = .none
  change(&request)
  return request
}

/// The reason why `request` fails; nil if it does not.
func reason(of request: Request) async -> FetchError.Reason? {
  do throws(FetchError) {
    _ = try await fetch(request)
    return nil
  } catch {
    return error.reason
  }
}

struct FetchAnswerTests {
  @Test func `an answer has status, headers and body`() async throws {
    let server = try LoopbackServer { _ in
      [.answer("200 OK", ["Content-Type: text/plain", "ETag: \"v1\""], Array("hello".utf8))]
    }
    let response = try await fetch(makeRequest(server.url("/a?b=1")))
    #expect(response.status == 200)
    #expect(response.url == server.url("/a?b=1"))
    #expect(response.body == Array("hello".utf8))
    #expect(response.header("content-type") == "text/plain")
    #expect(response.header("ETAG") == "\"v1\"")
    #expect(response.header("Retry-After") == nil)
  }

  @Test func `the request says who asks and what it takes`() async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    let request = makeRequest(server.url("/f.xml#part")) {
      $0.headers = [Header("If-None-Match", "W/\"x\""), Header("X-Empty", "")]
    }
    _ = try await fetch(request)
    let seen = try #require(server.seen.first)
    #expect(seen.target == "/f.xml")
    #expect(seen.has("User-Agent: catalog/1.0"))
    #expect(seen.has("If-None-Match: W/\"x\""))
    #expect(seen.has("X-Empty:"))
    #expect(seen.head.contains("gzip"))
    #expect(!seen.hasHeader("Authorization"))
    #expect(!seen.hasHeader("Cookie"))
  }

  @Test(arguments: ["204 No Content", "304 Not Modified", "401 No", "404 No", "429 Wait", "503 No"])
  func `every status is an answer`(status: String) async throws {
    let server = try LoopbackServer { _ in [.answer(status, ["Retry-After: 2"])] }
    let response = try await fetch(makeRequest(server.url()))
    #expect("\(response.status)" == status.prefix(3))
    #expect(response.header("Retry-After") == "2")
  }

  @Test func `a chunked body is joined and its trailer left out`() async throws {
    let server = try LoopbackServer { _ in
      [
        .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"),
        .send("2\r\nde\r\n0\r\nX-Trailer: 1\r\n\r\n"),
      ]
    }
    let response = try await fetch(makeRequest(server.url()))
    #expect(response.body == Array("abcde".utf8))
    #expect(response.header("X-Trailer") == nil)
  }

  @Test func `a body without a length ends with the connection`() async throws {
    let server = try LoopbackServer { _ in [.send("HTTP/1.0 200 OK\r\n\r\nabc")] }
    #expect(try await fetch(makeRequest(server.url())).body == Array("abc".utf8))
  }

  @Test func `a body that is not compressed as its header says is taken as it comes`() async throws
  {
    let server = try LoopbackServer { _ in
      [.answer("200 OK", ["Content-Encoding: gzip"], Array("<rss/>".utf8))]
    }
    let response = try await fetch(makeRequest(server.url("/")))
    #expect(response.body == Array("<rss/>".utf8))
    let second = try #require(server.seen.last)
    #expect(server.seen.count == 2 && !second.hasHeader("Accept-Encoding"))
  }

  @Test func `a gzip body is decompressed`() async throws {
    let server = try LoopbackServer { _ in
      [.answer("200 OK", ["Content-Encoding: gzip"], Gzip.stored(Array("hello".utf8)))]
    }
    #expect(try await fetch(makeRequest(server.url())).body == Array("hello".utf8))
  }

  @Test func `headers in Latin-1, folded and with blanks are read`() async throws {
    let server = try LoopbackServer { _ in
      [
        .send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Name: Bj"), .send([0xF6]),
        .send("rk\r\nX-UTF8: Björk\r\nX-Long:  one \r\n two\r\n\r\n"),
      ]
    }
    let response = try await fetch(makeRequest(server.url()))
    #expect(response.header("X-Name") == "Björk")
    #expect(response.header("X-UTF8") == "Björk")
    #expect(response.header("X-Long") == "one two")
  }

  @Test func `interim answers do not count`() async throws {
    let server = try LoopbackServer { _ in
      [.send("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n"), .answer()]
    }
    let response = try await fetch(makeRequest(server.url()))
    #expect(response.status == 200)
    #expect(response.header("X-Early") == nil)
  }

  @Test func `a proxy gets the whole address`() async throws {
    let proxy = try LoopbackServer { _ in [.answer("200 OK", [], [1])] }
    let request = makeRequest("http://h.invalid/f") { $0.proxy = .address(proxy.url()) }
    #expect(try await fetch(request).body == [1])
    #expect(proxy.seen.first?.target == "http://h.invalid/f")
  }

  @Test func `what is typed is tidied before it is sent`() async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    _ = try await fetch(makeRequest(" \(server.url("/é b?q=1%2B1 [x]")) "))
    #expect(server.seen.first?.target == "/%C3%A9%20b?q=1%2B1%20%5Bx%5D")
  }

  @Test(arguments: [
    "\"v1\"", "W/\"v1\"", "w/\"v1\"", "v1", "\"a\\\"b\"", "\"\"", "W/v1,  \"x\"", "'single'",
    "-gzip\"",
  ])
  func `a validator goes back as it came`(etag: String) async throws {
    try await expectRoundTrip(Array(etag.utf8))
  }

  @Test(arguments: [[0x22, 0xF6, 0x22], [0x22, 0xC3, 0xB6, 0x22], [0x22, 0x80, 0xFF, 0x22]])
  func `each byte of a validator goes back, of whatever encoding`(etag: [UInt8]) async throws {
    try await expectRoundTrip(etag)
  }

  /// Fetches twice, the second time with the validators of the first, and expects the same bytes.
  private func expectRoundTrip(_ etag: [UInt8]) async throws {
    let date = "Sat, 7 Mar 2026 10:00:00 +0000"  // Not as it should be, but as it is.
    let server = try LoopbackServer { seen in
      guard !seen.hasHeader("If-None-Match") else { return [.answer("304 Not Modified")] }
      return [
        .send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nLast-Modified: \(date)\r\nETag: "),
        .send(etag), .send("\r\n\r\n"),
      ]
    }
    let first = try await fetch(makeRequest(server.url()))
    let request = makeRequest(server.url()) { request in
      request.headers = [("If-None-Match", "ETag"), ("If-Modified-Since", "Last-Modified")]
        .compactMap { name, validator in first.header(validator).map { Header(name, $0) } }
    }
    #expect(try await fetch(request).status == 304)
    let asked = try #require(server.seen.last)
    let expected = Array("\r\nIf-None-Match: ".utf8) + etag + Array("\r\n".utf8)
    #expect(asked.bytes.ranges(of: expected).count == 1)
    #expect(asked.has("If-Modified-Since: \(date)"))
  }

  @Test(arguments: [
    ("br", [0x0B, 0x02, 0x80] + Array("hello".utf8) + [0x03]),  // RFC 7932
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD, 0x20, 0x05, 0x29, 0x00, 0x00] + Array("hello".utf8)),
  ])
  func `a body in an encoding that was offered is decompressed`(
    encoding: String, body: [UInt8]
  ) async throws {
    let server = try LoopbackServer { seen in
      let offered = seen.head.split(separator: "\r\n").first { $0.hasPrefix("Accept-Encoding:") }
      // Not every libcurl has it.
      guard offered?.contains(encoding) == true else {
        return [.answer("200 OK", [], Array("hello".utf8))]
      }
      return [.answer("200 OK", ["Content-Encoding: \(encoding)"], body)]
    }
    #expect(try await fetch(makeRequest(server.url())).body == Array("hello".utf8))
  }

  @Test func `a cookie is never sent back`() async throws {
    let server = try LoopbackServer { seen in
      seen.target == "/"
        ? [.answer("302 Moved", ["Location: /next", "Set-Cookie: a=b; Path=/"])] : [.answer()]
    }
    _ = try await fetch(makeRequest(server.url()))
    _ = try await fetch(makeRequest(server.url("/later")))
    #expect(server.seen.map(\.target) == ["/", "/next", "/later"])
    #expect(server.seen.allSatisfy { !$0.hasHeader("Cookie") })
  }
}
