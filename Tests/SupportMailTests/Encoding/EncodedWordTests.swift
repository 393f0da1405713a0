import Foundation
import Testing

@testable import SupportMail

struct EncodedWordTests {
  static let texts = [
    "é", "Zoë Müller", "山田太郎", "👩‍👩‍👧‍👦", "  padded  ", "=?utf-8?Q?x?=", "a_b=c?d é_=_?",
    "שלום עולם", String(repeating: "x", count: 2000), String(repeating: "技術支援", count: 200),
    String(repeating: "👩‍👩‍👧‍👦🐻", count: 40), String(repeating: "wörd ", count: 100),
    "a" + String(repeating: "\u{301}", count: 300), String(repeating: "ab\u{10A}", count: 90),
    String(repeating: "שלום ", count: 60), "\u{560A}\u{760D}", "\u{2028}\u{200B}\u{FEFF}",
  ]

  @Test(arguments: texts, [75, 67, 64])
  func `words read back as the same text within their limits`(_ text: String, _ limit: Int) throws {
    let words = EncodedWord.words(for: text, firstLimit: limit)
    #expect((words.first ?? "").utf8.count <= limit)
    #expect(words.allSatisfy { $0.utf8.count <= 75 })
    let pieces = try words.map { try #require(Self.decoded($0)) }
    #expect(Array(pieces.joined().utf8) == Array(text.utf8))
  }

  @Test(arguments: texts)
  func `only the last base64 word is padded`(_ text: String) {
    let words = EncodedWord.words(for: text)
    #expect(!words.dropLast().contains { $0.hasSuffix("=?=") })
  }

  @Test func `a character is not cut where it fits a word`() throws {
    let thumb = "👍🏽"
    let words = EncodedWord.words(for: String(repeating: thumb, count: 30))
    let pieces = try words.map { try #require(Self.decoded($0)) }
    #expect(pieces.allSatisfy { $0.allSatisfy { String($0) == thumb } })
  }

  @Test func `a short name is one word`() {
    #expect(EncodedWord.words(for: "Zoë") == ["=?UTF-8?Q?Zo=C3=AB?="])
    #expect(EncodedWord.words(for: "山田") == ["=?UTF-8?B?5bGx55Sw?="])
    #expect(EncodedWord.words(for: String(repeating: "é.", count: 15)).count == 1)
  }

  /// The text of a word, or nil where it is no word of whole code points.
  static func decoded(_ word: String) -> String? {
    guard word.hasPrefix("=?UTF-8?"), word.hasSuffix("?=") else { return nil }
    let text = word.dropFirst(10).dropLast(2)
    guard !text.isEmpty else { return nil }
    if word.dropFirst(8).first == "B" {
      return Data(base64Encoded: String(text)).flatMap { String(data: $0, encoding: .utf8) }
    }
    let percent = text.replacing("_", with: "=20").replacing("=", with: "%")
    return percent.removingPercentEncoding
  }
}
