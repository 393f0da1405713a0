import Testing

@testable import Fetching

struct HTTPDateTests {
  /// 2026-11-30 16:12:44 UTC.
  private static let now = 1_796_055_164

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200),
    ("Fri, 01 Mar 2024 00:00:00 UTC", 1_709_251_200),
    ("mon, 30 nov 2026 16:12:44 GMT", now),
    // At most 50 years away, in either direction.
    ("Monday, 30-Nov-76 00:00:00 GMT", 3_373_920_000),
    ("Tuesday, 30-Nov-77 00:00:00 GMT", 249_696_000),
  ])
  func `a date of each form is read`(text: String, seconds: Int) {
    #expect(HTTPDate.seconds(of: text, now: Self.now) == seconds)
  }

  @Test(arguments: [
    "", "soon", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
    "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT",
    "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun Nov  6 08:49:37 94",
    "Sun, 99999999999999999999 Nov 1994 08:49:37 GMT", "Sun, -6 Nov 1994 08:49:37 GMT",
  ])
  func `what is no such date is none`(text: String) {
    #expect(HTTPDate.seconds(of: text, now: Self.now) == nil)
  }
}
