import Fetching
import Testing

struct FetchErrorTests {
  static let messages: [(FetchError.Reason, String)] = [
    (
      .badAddress,
      "‘https://h.test/f’ is not a web address; it should look like https://example.org/path."
    ),
    (
      .schemeNotAllowed("ftp"),
      "‘https://h.test/f’ cannot be fetched: only http and https can, not ftp."
    ),
    (
      .badHeader(name: "X\nY"),
      "The header ‘X%0AY’ cannot be sent to https://h.test/f: it is malformed."
    ),
    (
      .cannotResolve(host: "h.test"),
      "The host ‘h.test’ of https://h.test/f is not found; check its name and the network connection."
    ),
    (
      .cannotConnect(host: "h.test:81"),
      "Cannot connect to ‘h.test:81’ for https://h.test/f; check the address, or try again later."
    ),
    (
      .proxyFailed(status: 403),
      "The proxy refused https://h.test/f with status 403; check HTTPS_PROXY and HTTP_PROXY."
    ),
    (
      .proxyFailed(status: nil),
      "The proxy for https://h.test/f cannot be used; check HTTPS_PROXY and HTTP_PROXY."
    ),
    (
      .tls("the certificate has expired"),
      "No secure connection (TLS) to https://h.test/f: the certificate has expired."
    ),
    (
      .timedOut(after: .seconds(30)),
      "Fetching https://h.test/f timed out after 30 seconds; try again later."
    ),
    (
      .timedOut(after: .seconds(1)),
      "Fetching https://h.test/f timed out after 1 second; try again later."
    ),
    (
      .timedOut(after: .milliseconds(1500)),
      "Fetching https://h.test/f timed out after 1500 milliseconds; try again later."
    ),
    (
      .tooLarge(limit: 16 << 20),
      "The answer from https://h.test/f is larger than the limit of 16 MiB."
    ),
    (
      .tooLarge(limit: 256 << 10),
      "The answer from https://h.test/f is larger than the limit of 256 KiB."
    ),
    (.tooLarge(limit: 1), "The answer from https://h.test/f is larger than the limit of 1 byte."),
    (
      .tooManyRedirects(limit: 5),
      "https://h.test/f is redirected more than 5 times, which is the limit."
    ),
    (
      .redirectRefused(toScheme: "file"),
      "https://h.test/f redirects to ‘file:’; only http and https addresses are followed."
    ),
    (
      .endedEarly,
      "The answer from https://h.test/f ended before it was complete; try again later."
    ),
    (
      .badEncoding, "The answer from https://h.test/f is damaged: it cannot be decompressed."
    ),
    (
      .connectionReset,
      "The connection to https://h.test/f was broken off by the other side; try again later."
    ),
    (.notHTTP, "What answers at https://h.test/f does not speak HTTP; check the address."),
    (.cancelled, "Fetching https://h.test/f was cancelled."),
    (
      .libraryMissing,
      "https://h.test/f cannot be fetched without libcurl; install it (on Debian: libcurl4)."
    ),
    (
      .noResources,
      "Fetching https://h.test/f failed: the system has no thread, file or memory left; try again later."
    ),
    (
      .other(code: 2, "Failed initialization"),
      "Fetching https://h.test/f failed: Failed initialization (libcurl error 2)."
    ),
  ]

  @Test(arguments: messages)
  func `each reason has its sentence`(reason: FetchError.Reason, message: String) {
    #expect(FetchError(reason, address: Address("https://h.test/f")).message == message)
  }

  @Test func `an error shows no password and no token`() async throws {
    let server = try LoopbackServer { _ in [.reset] }
    let url = "http://ann:s3cret@127.0.0.1:\(server.port)/f?token=tok123&x=1"
    do throws(FetchError) {
      _ = try await fetch(makeRequest(url))
      Issue.record("nothing thrown")
    } catch {
      #expect(error.address == server.url("/f?token=***&x=1"))
      #expect(!"\(error)".contains("s3cret") && !"\(error)".contains("tok123"))
    }
  }
}
