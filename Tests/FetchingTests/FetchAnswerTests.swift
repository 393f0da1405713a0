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
}
