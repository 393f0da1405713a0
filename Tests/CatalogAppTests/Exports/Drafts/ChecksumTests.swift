import Testing

@testable import CatalogApp

struct ChecksumTests {
  /// The values of RFC 9923 for FNV-1a in 64 bits.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `a text has its mark`(_ text: String, _ mark: String) {
    #expect(Checksum.text(of: text) == mark)
  }
}
