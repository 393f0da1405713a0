import Foundation
import Testing

@testable import SupportMail

struct DraftWritingTests {
  @Test func `a text alone is one part`() throws {
    let draft = try makeDraft(from: "Ann <a@b.example>", bcc: "c@d.example", body: "Two\nlines\n")
    #expect(
      try text(draft) == """
        From: Ann <a@b.example>
        To: help@example.org
        Bcc: c@d.example
        Subject: Subject
        Date: Mon, 30 Nov 2026 02:40:00 +0000
        Message-ID: <1@example.org>
        X-Unsent: 1
        MIME-Version: 1.0
        Content-Type: text/plain; charset=UTF-8
        Content-Transfer-Encoding: 7bit

        Two
        lines

        """)
  }

  @Test func `attachments make parts`() throws {
    let files = [
      SupportMail.Attachment(name: "a.png", bytes: [1, 2, 3]),
      SupportMail.Attachment(name: "Prüf.csv", bytes: []),
    ]
    let draft = try makeDraft(attachments: files)
    #expect(
      try text(draft) == """
        To: help@example.org
        Subject: Subject
        Date: Mon, 30 Nov 2026 02:40:00 +0000
        Message-ID: <1@example.org>
        X-Unsent: 1
        MIME-Version: 1.0
        Content-Type: multipart/mixed; boundary="=_00000000000000010000000000000002"

        --=_00000000000000010000000000000002
        Content-Type: text/plain; charset=UTF-8
        Content-Transfer-Encoding: 7bit

        Body.

        --=_00000000000000010000000000000002
        Content-Type: image/png
        Content-Transfer-Encoding: base64
        Content-Disposition: attachment; filename="a.png"

        AQID

        --=_00000000000000010000000000000002
        Content-Type: application/octet-stream; name="Pr_f.csv"
        Content-Transfer-Encoding: base64
        Content-Disposition: attachment; filename*=UTF-8''Pr%C3%BCf.csv


        --=_00000000000000010000000000000002--

        """)
  }

  @Test func `a boundary that the text holds is not used`() throws {
    let draft = try makeDraft(
      body: "--=_00000000000000010000000000000002",
      attachments: [SupportMail.Attachment(name: "a", bytes: [])])
    #expect(try text(draft).contains("boundary=\"=_00000000000000030000000000000004\""))
  }

  @Test func `a large attachment comes in pieces`() throws {
    let bytes = [UInt8](repeating: 7, count: 200_000)
    let draft = try makeDraft(attachments: [SupportMail.Attachment(name: "a", bytes: bytes)])
    var largest = 0
    var total = 0
    try draft.write { piece in
      largest = max(largest, piece.count)
      total += piece.count
    }
    #expect(largest <= 80_000)
    #expect(try total == draft.write().count)
  }

  @Test(arguments: [0, 1, 58_367, 58_368, 58_369, 200_000])
  func `octets that are read are written as those that are there`(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let source = ArraySource(bytes: bytes, failsAt: .max)
    let read = try makeDraft(
      attachments: [SupportMail.Attachment(name: "a", content: .source(source))])
    let there = try makeDraft(attachments: [SupportMail.Attachment(name: "a", bytes: bytes)])
    #expect(try text(read) == text(there))
  }

  @Test func `an error of a source stops the writing`() throws {
    let source = ArraySource(bytes: [UInt8](repeating: 1, count: 200_000), failsAt: 100_000)
    let draft = try makeDraft(
      attachments: [SupportMail.Attachment(name: "a", content: .source(source))])
    #expect(throws: ArraySource.Broken.self) { try draft.write() }
  }

  @Test func `an error of the sink stops the writing`() throws {
    struct Full: Error {}
    let draft = try makeDraft()
    var count = 0
    #expect(throws: Full.self) {
      try draft.write { _ in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }

  @Test func `every line of a hostile draft is ASCII that ends in CRLF`() throws {
    let draft = try makeDraft(
      to: EncodedWordTests.texts.enumerated().map { index, name in
        "\"\(name.replacing("\\", with: ""))\" <u\(index)@example.org>"
      }.joined(separator: ","),
      subject: EncodedWordTests.texts.joined(), body: BodyTextTests.lines.joined(separator: "\r"),
      attachments: EncodedWordTests.texts.map {
        SupportMail.Attachment(name: $0, bytes: Array($0.utf8))
      })
    let lines = String(decoding: try draft.write(), as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.last == "")
    for line in lines {
      #expect(line.utf8.count <= 76)
      #expect(line.utf8.allSatisfy { byte in byte >= 0x20 && byte < 0x7F })
    }
  }

  /// The draft with LF, its boundaries counted from 1.
  private func text(_ draft: Draft) throws -> String {
    var generator = Counter()
    var bytes: [UInt8] = []
    try draft.write(using: &generator) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

private struct Counter: RandomNumberGenerator {
  var value: UInt64 = 0

  mutating func next() -> UInt64 {
    value += 1
    return value
  }
}

private struct ArraySource: AttachmentSource {
  struct Broken: Error {}

  let bytes: [UInt8]
  let failsAt: Int
  var count: Int { bytes.count }

  func read(into buffer: inout [UInt8], from offset: Int) throws -> Int {
    if offset + buffer.count > failsAt { throw Broken() }
    let piece = bytes[offset..<min(bytes.count, offset + buffer.count)]
    buffer.replaceSubrange(..<piece.count, with: piece)
    return piece.count
  }
}
