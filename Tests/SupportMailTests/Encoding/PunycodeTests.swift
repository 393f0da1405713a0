import Testing

@testable import SupportMail

struct PunycodeTests {
  /// Samples of RFC 3492 §7.1, and two city names.
  @Test(arguments: [
    ("münchen", "mnchen-3ya"), ("bücher", "bcher-kva"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("", ""),
  ])
  func `letters become ASCII`(_ text: String, _ encoded: String) {
    #expect(Punycode.encoded(Array(text.unicodeScalars)) == encoded)
  }
}
