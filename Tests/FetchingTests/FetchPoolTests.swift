import Fetching
import Foundation
import Synchronization
import Testing

struct FetchPoolTests {
  typealias Ended = (index: Int, result: Result<Response, FetchError>)

  /// How each request ended, in the order in which they did.
  private func run(_ requests: [Request], width: Int = 6) async -> [Ended] {
    var pool = FetchPool()
    pool.width = width
    var ends: [Ended] = []
    await pool.fetch(requests) { ends.append(($0, $1)) }
    return ends
  }

  /// Requests to hosts of their own: the proxy stands for all of them.
  private func makeRequests(_ count: Int, by proxy: LoopbackServer) -> [Request] {
    (0..<count).map { number in
      makeRequest("http://h\(number).invalid/") {
        $0.proxy = .address(proxy.url())
        $0.limits.total = .seconds(20)
      }
    }
  }

  private static func kept(_ body: String) -> [LoopbackServer.Step] {
    [.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"), .again]
  }

  private func body(_ end: Ended) throws -> String {
    String(decoding: try end.result.get().body, as: UTF8.self)
  }

  @Test func `each answer comes with the index of its request`() async throws {
    let server = try LoopbackServer { Self.kept($0.target) }
    let ends = await run((0..<20).map { makeRequest(server.url("/\($0)")) })
    #expect(ends.map(\.index).sorted() == Array(0..<20))
    for end in ends { #expect(try body(end) == "/\(end.index)") }
  }

  @Test func `no requests end at once`() async {
    #expect(await run([]).isEmpty)
  }

  @Test func `one host is asked one thing at a time, over one connection`() async throws {
    let inside = Mutex((now: 0, most: 0))
    let server = try LoopbackServer { _ in
      inside.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      defer { inside.withLock { $0.now -= 1 } }
      return Self.kept("")
    }
    let ends = await run((0..<30).map { makeRequest(server.url("/\($0)")) })
    #expect(ends.map(\.index) == Array(0..<30))
    #expect(inside.withLock(\.most) == 1)
    #expect(Set(server.seen.map(\.connection)) == [0])
  }

  @Test func `as many hosts as the width are asked side by side`() async throws {
    let width = 3
    let inside = Mutex((now: 0, most: 0))
    let arrived = NSCondition()
    // Nobody is answered before so many have asked.
    let count = Mutex(0)
    let proxy = try LoopbackServer { _ in
      inside.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      arrived.lock()
      let mine = count.withLock { count in
        count += 1
        return count
      }
      arrived.broadcast()
      while count.withLock({ $0 }) < (mine + width - 1) / width * width { arrived.wait() }
      inside.withLock { $0.now -= 1 }
      arrived.unlock()
      return Self.kept("")
    }
    let ends = await run(makeRequests(4 * width, by: proxy), width: width)
    #expect(ends.allSatisfy { (try? $0.result.get().status) == 200 })
    #expect(inside.withLock(\.most) == width)
  }

  @Test func `one that fails stops no other`() async throws {
    let server = try LoopbackServer { seen in
      seen.target == "/bad" ? [.reset] : Self.kept(seen.target)
    }
    let requests =
      ["/1", "/bad", "/2"].map { makeRequest(server.url($0)) }
      + [makeRequest("ftp://h.invalid/")]
    let ends = await run(requests).sorted { $0.index < $1.index }
    #expect(ends.map { try? $0.result.get().status } == [200, nil, 200, nil])
    #expect(throws: FetchError(.connectionReset, address: Address(server.url("/bad")))) {
      try ends[1].result.get()
    }
    #expect(throws: FetchError(.schemeNotAllowed("ftp"), address: Address("ftp://h.invalid/"))) {
      try ends[3].result.get()
    }
  }

  @Test func `an answer is handed over while others are waited for`() async throws {
    let proxy = try LoopbackServer { seen in
      seen.target.contains("h0.") ? [.hang] : Self.kept("")
    }
    let requests = makeRequests(3, by: proxy)
    let task = Task {
      var ends: [Ended] = []
      await FetchPool().fetch(requests) { index, result in
        ends.append((index, result))
        // The first one would never end by itself.
        if ends.count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return ends
    }
    let ends = await task.value
    #expect(Set(ends.prefix(2).map(\.index)) == [1, 2])
    #expect(ends.last?.index == 0)
    #expect(throws: FetchError(.cancelled, address: Address("http://h0.invalid/"))) {
      try ends.last?.result.get()
    }
  }

  @Test func `cancelling ends all that has not ended`() async throws {
    let server = try LoopbackServer { _ in [.hang] }
    let requests = (0..<9).map { _ in makeRequest(server.url()) }
    let task = Task { await run(requests) }
    for await _ in server.requests { break }
    task.cancel()
    let ends = await task.value
    #expect(ends.map(\.index) == Array(0..<9))
    let expected = FetchError(.cancelled, address: Address(server.url()))
    #expect(ends.allSatisfy { $0.result == .failure(expected) })
  }

  @Test func `the time of a request counts from its own start`() async throws {
    let server = try LoopbackServer { seen in
      seen.target == "/slow" ? [.hang] : Self.kept(seen.target)
    }
    // The last one begins when the time of the first is up.
    let requests = ["/slow", "/slow", "/fast"].map { target in
      makeRequest(server.url(target)) { $0.limits.total = .milliseconds(300) }
    }
    let ends = await run(requests)
    let expected = FetchError(
      .timedOut(after: .milliseconds(300)), address: Address(server.url("/slow")))
    #expect(ends.map(\.index) == [0, 1, 2])
    #expect(ends[0].result == .failure(expected) && ends[1].result == .failure(expected))
    #expect(try body(ends[2]) == "/fast")
  }

  @Test func `an answer after redirects is one answer`() async throws {
    let server = try LoopbackServer { seen in
      seen.target == "/a" ? [.redirect(301, to: "/b")] : Self.kept(seen.target)
    }
    let ends = await run([makeRequest(server.url("/a")), makeRequest(server.url("/c"))])
    #expect(try ends.map(body) == ["/b", "/c"])
    #expect(try ends[0].result.get().lastingURL == server.url("/b"))
  }
}
