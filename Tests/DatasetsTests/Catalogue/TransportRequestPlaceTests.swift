import Datasets
import Testing

struct TransportRequestPlaceTests {
  @Test(arguments: [
    ("https://h.test/a?b=c#d", "https://h.test/a?b=c#d"),
    ("https://reader:secret@h.test/a", "https://h.test/a"),
    ("https://reader@h.test", "https://h.test"),
    ("https://a:b@c@h.test/", "https://h.test/"),
    ("https://h.test/a@b", "https://h.test/a@b"), ("https://h.test?a@b", "https://h.test?a@b"),
    ("https://é:ü@h.test/ö", "https://h.test/ö"), ("https://", "https://"), ("://@", "://"),
    ("a@b", "a@b"), ("", ""),
  ])
  func `a place has neither user nor password`(_ address: String, _ place: String) {
    #expect(TransportRequest(address).place == place)
  }
}
