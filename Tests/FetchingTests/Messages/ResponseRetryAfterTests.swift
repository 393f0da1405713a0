import Fetching
import Testing

struct ResponseRetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  private static let now = 784_111_777

  @Test(arguments: [
    ("0", 0), ("120", 120), ("604800", 604_800), ("604801", 604_800),
    ("99999999999999999999999", 604_800),
    ("Sun, 06 Nov 1994 08:51:37 GMT", 120),
    ("Sunday, 06-Nov-94 08:51:37 GMT", 120),
    ("Sun Nov  6 08:51:37 1994", 120),
    ("Sun, 06 Nov 1994 08:49:36 GMT", 0),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 604_800),
  ])
  func `seconds and dates are seconds from now, from none to a week`(value: String, wait: Int) {
    let response = Response(status: 429, url: "", headers: [Header("retry-after", value)])
    #expect(response.retryAfter(now: Self.now) == wait)
  }

  @Test(arguments: ["", "-1", "1.5", "soon", "2 minutes", "+5"])
  func `what cannot be read asks for nothing`(value: String) {
    let response = Response(status: 429, url: "", headers: [Header("Retry-After", value)])
    #expect(response.retryAfter(now: Self.now) == nil)
  }

  @Test func `without the header there is no wait`() {
    #expect(Response(status: 503, url: "").retryAfter(now: Self.now) == nil)
  }
}
