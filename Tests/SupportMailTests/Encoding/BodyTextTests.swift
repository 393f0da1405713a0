import Foundation
import Testing

@testable import SupportMail

struct BodyTextTests {
  @Test(arguments: [
    ("", "7bit", ""), ("x", "7bit", "x\r\n"), ("a\nb\n", "7bit", "a\r\nb\r\n"),
    ("a\r\nb\rc\n\nd", "7bit", "a\r\nb\r\nc\r\n\r\nd\r\n"), ("\r\r\n\n", "7bit", "\r\n\r\n\r\n"),
    ("é and more text", "quoted-printable", "=C3=A9 and more text\r\n"),
    ("a \nb\t\n", "quoted-printable", "a=20\r\nb=09\r\n"),
    (".\n..\n.x", "quoted-printable", "=2E\r\n=2E.\r\n=2Ex\r\n"),
    ("From me\nfrom From ", "quoted-printable", "=46rom me\r\nfrom From=20\r\n"),
    ("caf=C3=A9 \u{B}", "quoted-printable", "caf=3DC3=3DA9 =0B\r\n"),
    ("怪物", "base64", "5oCq54mpDQo=\r\n"),
  ])
  func `a text is carried in the simplest way`(_ text: String, _ encoding: String, _ lines: String)
  {
    let body = BodyText(text)
    #expect(body.encoding.rawValue == encoding)
    #expect(String(decoding: body.bytes, as: UTF8.self) == lines)
  }

  @Test func `a line of 76 stays plain and one of 77 does not`() {
    let line = String(repeating: "e", count: 76)
    #expect(BodyText(line).encoding == .sevenBit)
    #expect(BodyText(line + "e").encoding == .quotedPrintable)
  }

  static let lines = [
    String(repeating: "e", count: 75), String(repeating: "e", count: 76),
    String(repeating: "e", count: 77), String(repeating: "e", count: 5000),
    String(repeating: "From ", count: 60), String(repeating: ".", count: 300),
    String(repeating: "a", count: 74) + ". b", String(repeating: "a", count: 75) + "From x",
    String(repeating: "a", count: 73) + "é", String(repeating: "a", count: 74) + "é",
    String(repeating: "a", count: 75) + "é", String(repeating: " ", count: 200),
    String(repeating: "=", count: 100), String(repeating: "abcdéf ", count: 100),
    String(repeating: "a", count: 75) + " ", String(repeating: "a", count: 76) + "\t",
  ]

  @Test(arguments: lines)
  func `quoted-printable keeps its limits and reads back`(_ line: String) throws {
    let text = line + "\r\nplain\r\n" + line
    let encoded = QuotedPrintable.encoded(Array(text.utf8))
    for line in String(decoding: encoded, as: UTF8.self).components(separatedBy: "\r\n") {
      #expect(line.utf8.count <= 76)
      #expect(!line.hasSuffix(" ") && !line.hasSuffix("\t"))
      #expect(!line.hasPrefix(".") && !line.hasPrefix("From "))
    }
    let joined = String(decoding: encoded, as: UTF8.self).replacing("=\r\n", with: "")
    #expect(
      joined.replacing("%", with: "=25").replacing("=", with: "%").removingPercentEncoding == text)
  }

  @Test(arguments: [0, 1, 2, 3, 56, 57, 58, 114, 1000])
  func `base64 lines hold 76 letters and end in CRLF`(_ count: Int) {
    let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var text: [UInt8] = []
    Base64.appendLines(octets[...], to: &text)
    #expect(
      text == Array(
        Data(octets).base64EncodedString(options: [
          .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
        ]).utf8) + (count == 0 ? [] : [13, 10]))
    #expect(Base64.text(octets[...]) == Data(octets).base64EncodedString())
  }
}
