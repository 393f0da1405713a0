import Fetching
import Testing

struct AddressCoveringTests {
  @Test(arguments: [
    ("https://h.test", "https://h.test/any/thing?x=1"),
    ("https://h.test/", "https://H.TEST:443"),
    ("https://h.test/a", "https://h.test/a"),
    ("https://h.test/a", "https://h.test/a/b"),
    ("https://h.test/a/", "https://h.test/a?x"),
    ("https://h.test", "https://h.test/a/../b"),
    ("http://bücher.test", "http://xn--bcher-kva.test/"),
  ])
  func `an address covers its origin, from its path on`(address: String, other: String) {
    #expect(Address(address).covers(Address(other)))
  }

  @Test(arguments: [
    ("https://h.test", "http://h.test/"), ("https://h.test", "https://h.test:8443/"),
    ("https://h.test", "https://www.h.test/"), ("https://h.test", "https://h.test.evil.test/"),
    ("https://h.test", "https://h.test@evil.test/"), ("https://h.test/a", "https://h.test/"),
    ("https://h.test/a", "https://h.test/ab"), ("https://h.test/a", "https://h.test/A"),
    ("https://h.test/a", "https://h.test/?/a"), ("https://h.test/a", "https://h.test/a/../b"),
    ("https://h.test/a", "https://h.test/a/%2E%2e/b"), ("h.test", "https://h.test/"),
    ("https://h.test", "mailto:ann@h.test"),
  ])
  func `an address does not cover another origin, or a path beside its own`(
    address: String, other: String
  ) {
    #expect(!Address(address).covers(Address(other)))
  }
}
