import Fetching
import Testing

struct InspectTests {
  @Test func `each request on the way is told`() async throws {
    let server = try LoopbackServer { seen in
      if seen.target == "/?token=s3cret" { return [.redirect(301, to: "/b?token=s3cret")] }
      return [.answer("200 OK", ["Content-Encoding: gzip"], Gzip.stored(Array("hello".utf8)))]
    }
    let inspection = await inspect(makeRequest(server.url("/?token=s3cret")))
    #expect(try inspection.result.get().status == 200)
    let hops = inspection.hops
    #expect(hops.map(\.status) == [301, 200])
    #expect(hops.map(\.address) == [server.url("/?token=***"), server.url("/b?token=***")])
    #expect(hops.map(\.target) == [server.url("/b?token=***"), nil])
    #expect(hops.map(\.isPermanent) == [true, false])
    #expect(hops[0].tried == ["127.0.0.1:\(server.port)"])
    #expect(hops.map(\.connected) == ["127.0.0.1", "127.0.0.1"])
    #expect(hops.map(\.connectedPort) == [server.port, server.port])
    #expect(hops[1].wireBytes == Gzip.stored(Array("hello".utf8)).count)
    #expect(try inspection.result.get().body.count == 5)
    #expect(hops.allSatisfy { $0.way == .direct && $0.security == nil })
    #expect(hops.allSatisfy { $0.times.firstByte <= $0.times.total })
  }

  @Test func `it is told whether a password was sent`() async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    let open = await inspect(makeRequest(server.url()))
    let closed = await inspect(makeRequest("http://ann:s3cret@127.0.0.1:\(server.port)/"))
    #expect((open.hops + closed.hops).map(\.hasSentCredentials) == [false, true])
  }

  @Test func `a request that ended in an error is told too`() async throws {
    let server = try LoopbackServer { _ in [.hang] }
    let request = makeRequest(server.url()) { $0.limits.total = .milliseconds(200) }
    let inspection = await inspect(request)
    #expect(inspection.hops.map(\.connected) == ["127.0.0.1"])
    #expect(inspection.hops.map(\.status) == [nil])
  }

  @Test func `what is not tried has no requests`() async {
    #expect(await inspect(makeRequest("ftp://h.invalid/")).hops.isEmpty)
  }
}
