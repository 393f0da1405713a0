import Fetching
import Foundation
import Testing

/// The environment belongs to a whole process, so each case has one of its own.
struct FetchProxyTests {
  /// Ends the process with 0 if a request to h.invalid is answered by the proxy, with 1 if it is
  /// not, and with 2 if the way is not told rightly.
  private static func probe(_ variables: [String: String]) async {
    guard let proxy = try? LoopbackServer(answer: { _ in [.answer("203 Proxy")] }) else { exit(3) }
    for name in ["http_proxy", "https_proxy", "all_proxy", "no_proxy"] {
      unsetenv(name)
      unsetenv(name.uppercased())
    }
    for (name, value) in variables {
      setenv(name, value.replacing("PORT", with: "\(proxy.port)"), 1)
    }
    let inspection = await inspect(Request(url: "http://h.invalid/", userAgent: "catalog/1.0"))
    let hasAnswered = (try? inspection.result.get().status) == 203
    switch inspection.hops.first?.way {
    case .proxy("http_proxy", "http://127.0.0.1:\(proxy.port)") where hasAnswered: exit(0)
    case .excepted("no_proxy", ".invalid") where !hasAnswered: exit(1)
    case .direct where !hasAnswered: exit(1)
    default: exit(2)
    }
  }

  @Test func `the proxy of the environment is taken, and its password told to nobody`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await FetchProxyTests.probe(["http_proxy": "http://ann:s3cret@127.0.0.1:PORT"])
    }
  }

  @Test func `NO_PROXY excepts hosts`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      await FetchProxyTests.probe([
        "http_proxy": "http://127.0.0.1:PORT", "no_proxy": ".invalid",
      ])
    }
  }

  @Test func `a proxy for other schemes is not taken`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      await FetchProxyTests.probe(["https_proxy": "http://127.0.0.1:PORT"])
    }
  }
}
