import Foundation

/// Words in a row that is always the same, for feeds and pages.
struct MadeText {
  private static let all =
    ("time person year way day thing man world life hand part child eye woman place work week case "
    + "point government company number group problem fact naïve café Ärger 東京 привет data feed reader "
    + "parser release notes version update fixed crash added support for the of and to in is that it")
    .split(separator: " ").map(String.init)

  private var state: UInt64 = 7

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in Self.all[number(below: Self.all.count)] }.joined(separator: " ")
  }

  /// A paragraph of HTML with a link, emphasis and references.
  mutating func paragraph() -> String {
    "<p>\(words(24)) <a href=\"https://example.org/\(number(below: 1_000_000))?a=1&amp;b=2\">"
      + "\(words(3))</a> &#8217;s &mdash; <em>\(words(5))</em>.</p>\n"
  }

  /// A file of so many bytes or a little more: the pieces between the head and the tail.
  static func file(
    _ path: String, bytes: Int, head: String, tail: String,
    piece: (_ number: Int, _ text: inout MadeText) -> String
  ) throws -> Int {
    var text = MadeText()
    var file = Data(head.utf8)
    var number = 0
    while file.count < bytes {
      file += Data(piece(number, &text).utf8)
      number += 1
    }
    file += Data(tail.utf8)
    try file.write(to: URL(fileURLWithPath: path))
    return file.count
  }
}
