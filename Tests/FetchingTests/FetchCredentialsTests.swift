import Fetching
import Foundation
import Testing

struct FetchCredentialsTests {
  /// A server that wants Digest (RFC 7616), and counts any response as right.
  private func makeDigestServer(_ algorithm: String = "MD5") throws -> LoopbackServer {
    try LoopbackServer { seen in
      if seen.head.contains("Authorization: Digest username=\"ann\"") { return [.answer()] }
      let challenge = "Digest realm=\"r\", nonce=\"n\", qop=\"auth\", algorithm=\(algorithm)"
      return [
        .answer(
          "401 No", ["WWW-Authenticate: Basic realm=\"r\"", "WWW-Authenticate: \(challenge)"])
      ]
    }
  }

  @Test func `a password is not sent before the server asks`() async throws {
    let server = try LoopbackServer { seen in
      seen.hasHeader("Authorization")
        ? [.answer()] : [.answer("401 No", ["WWW-Authenticate: Basic realm=\"r\""])]
    }
    let request = makeRequest(server.url()) {
      $0.credentials = Credentials(user: "ann", password: "s3cret")
    }
    #expect(try await fetch(request).status == 200)
    #expect(server.seen.map { $0.hasHeader("Authorization") } == [false, true])
  }

  @Test(arguments: [true, false])
  func `a server may ask for Digest`(isSentAtOnce: Bool) async throws {
    let server = try makeDigestServer()
    let request = makeRequest(server.url()) {
      $0.credentials = Credentials(user: "ann", password: "s3cret")
      $0.credentials?.isSentAtOnce = isSentAtOnce
    }
    #expect(try await fetch(request).status == 200)
  }

  @Test func `a wrong password ends in 401`() async throws {
    let server = try LoopbackServer { _ in
      [.answer("401 No", ["WWW-Authenticate: Basic realm=\"r\""])]
    }
    #expect(try await fetch(makeRequest("http://a:b@127.0.0.1:\(server.port)/")).status == 401)
    #expect(server.seen.count == 1)
  }

  @Test func `user and password of an address are decoded`() async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    let response = try await fetch(makeRequest("http://a%40b:p%3Aq@127.0.0.1:\(server.port)/x"))
    let encoded = Data("a@b:p:q".utf8).base64EncodedString()
    #expect(server.seen.first?.has("Authorization: Basic \(encoded)") == true)
    #expect(response.url == server.url("/x"))
  }

  /// The path of a netrc file for this computer.
  private func makeNetrc() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "netrc-\(UUID())")
    try Data("machine 127.0.0.1 login ann password s3cret\n".utf8).write(to: file)
    return file
  }

  @Test func `a netrc file names the password of a host that asks`() async throws {
    let file = try makeNetrc()
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try LoopbackServer { seen in
      seen.has("Authorization: Basic YW5uOnMzY3JldA==")
        ? [.answer()] : [.answer("401 No", ["WWW-Authenticate: Basic realm=\"r\""])]
    }
    let request = makeRequest(server.url()) { $0.netrcPath = file.path }
    #expect(try await fetch(request).status == 200)
    #expect(server.seen.map { $0.hasHeader("Authorization") } == [false, true])
  }

  @Test(arguments: ["MD5", "SHA-256"])
  func `a password of a netrc file is never sent in the clear where Digest is offered`(
    algorithm: String
  ) async throws {
    let file = try makeNetrc()
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try makeDigestServer(algorithm)
    let request = makeRequest(server.url()) { $0.netrcPath = file.path }
    #expect(try await fetch(request).status == 200)
    #expect(server.seen.allSatisfy { !$0.head.contains("Basic") })
    #expect(server.seen.last?.head.contains("algorithm=\(algorithm)") == true)
  }

  @Test func `a missing netrc file is no error`() async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    let request = makeRequest(server.url()) { $0.netrcPath = "/nowhere/netrc" }
    #expect(try await fetch(request).status == 200)
  }
}
