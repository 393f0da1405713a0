import Fetching
import Testing

struct FetchRedirectTests {
  /// `/N` redirects to `/N-1` down to `/0`.
  private func makeChain(status: Int = 302) throws -> LoopbackServer {
    try LoopbackServer { seen in
      let number = Int(seen.target.dropFirst()) ?? 0
      return number == 0 ? [.answer("200 OK", [], [7])] : [.redirect(status, to: "/\(number - 1)")]
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect is followed`(status: Int) async throws {
    let server = try makeChain(status: status)
    let response = try await fetch(makeRequest(server.url("/2")))
    #expect(response.url == server.url("/0"))
    #expect(response.body == [7])
    let isPermanent = status == 301 || status == 308
    #expect(response.lastingURL == server.url(isPermanent ? "/0" : "/2"))
  }

  @Test func `a lasting address ends at the first temporary redirect`() async throws {
    let server = try LoopbackServer { seen in
      switch seen.target {
      case "/a": [.redirect(301, to: "/b")]
      case "/b": [.redirect(302, to: "/c")]
      case "/c": [.redirect(301, to: "/d")]
      default: [.answer()]
      }
    }
    let response = try await fetch(makeRequest(server.url("/a")))
    #expect(response.lastingURL == server.url("/b"))
    #expect(response.url == server.url("/d"))
  }

  @Test func `as many redirects as the limit are followed and no more`() async throws {
    let server = try makeChain()
    #expect(await reason(of: makeRequest(server.url("/5"))) == nil)
    #expect(await reason(of: makeRequest(server.url("/6"))) == .tooManyRedirects(limit: 5))
    #expect(server.seen.count == 12)
  }

  @Test(arguments: [
    ("/x?y", "/x?y"), ("x", "/dir/x"), ("../x", "/x"), ("?q=a%20b", "/dir/start?q=a%20b"),
  ])
  func `a relative location is resolved`(location: String, target: String) async throws {
    let server = try LoopbackServer { seen in
      seen.target == "/dir/start" ? [.redirect(to: location)] : [.answer()]
    }
    #expect(try await fetch(makeRequest(server.url("/dir/start"))).url == server.url(target))
  }

  @Test(arguments: [
    ("file:///etc/passwd", FetchError.Reason.redirectRefused(toScheme: "file")),
    ("ftp://127.0.0.1/x", .redirectRefused(toScheme: "ftp")),
    ("gopher://127.0.0.1/x", .redirectRefused(toScheme: "gopher")),
    ("javascript:alert(1)", .redirectRefused(toScheme: "javascript")),
    ("http://127.0.0.1:99999/", .badAddress),
  ])
  func `a redirect out of the web is refused`(
    location: String, expected: FetchError.Reason
  ) async throws {
    let server = try LoopbackServer { _ in [.redirect(to: location)] }
    #expect(await reason(of: makeRequest(server.url())) == expected)
  }

  @Test(arguments: ["304 Not Modified", "300 Choices", "200 OK"])
  func `a location with another status is not followed`(status: String) async throws {
    let server = try LoopbackServer { _ in [.answer(status, ["Location: /x"])] }
    #expect(try await fetch(makeRequest(server.url())).header("Location") == "/x")
    #expect(server.seen.count == 1)
  }

  @Test func `passwords and own headers do not leave the origin, validators do`() async throws {
    let other = try LoopbackServer { seen in
      seen.target == "/2" ? [.answer()] : [.redirect(to: "/2")]
    }
    let target = other.url("/1")
    let server = try LoopbackServer { _ in
      [.answer("302 Moved", ["Location: \(target)", "Set-Cookie: a=b"])]
    }
    let request = makeRequest("http://ann:s3cret@127.0.0.1:\(server.port)/") {
      $0.headers = [Header("X-Api-Key", "k"), Header("if-none-match", "\"v\"")]
    }
    let response = try await fetch(request)
    #expect(response.url == other.url("/2"))
    let first = try #require(server.seen.first)
    #expect(first.has("Authorization: Basic YW5uOnMzY3JldA=="))
    #expect(first.has("X-Api-Key: k"))
    #expect(other.seen.count == 2)
    for seen in other.seen {
      #expect(!seen.hasHeader("Authorization") && !seen.hasHeader("X-Api-Key"))
      #expect(!seen.hasHeader("Cookie"))
      #expect(seen.has("if-none-match: \"v\""))
    }
  }

  @Test func `within the origin own headers stay`() async throws {
    let server = try makeChain()
    let request = makeRequest(server.url("/1")) { $0.headers = [Header("X-Api-Key", "k")] }
    _ = try await fetch(request)
    #expect(server.seen.map { $0.has("X-Api-Key: k") } == [true, true])
  }

  @Test func `all redirects together have one deadline`() async throws {
    let server = try LoopbackServer { seen in
      seen.target == "/" ? [.redirect(to: "/slow")] : [.hang]
    }
    let request = makeRequest(server.url()) { $0.limits.total = .milliseconds(200) }
    #expect(await reason(of: request) == .timedOut(after: .milliseconds(200)))
  }
}
