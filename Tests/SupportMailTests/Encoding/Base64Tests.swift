import Foundation
import Testing

@testable import SupportMail

struct Base64Tests {
  @Test func `every length is what Foundation makes of it`() {
    for count in 0...200 {
      let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 73 + count) }
      var lines: [UInt8] = []
      Base64.appendLines(octets[...], to: &lines)
      let text = String(decoding: lines, as: UTF8.self)
      #expect(text.replacing("\r\n", with: "") == Data(octets).base64EncodedString())
      let whole = text.components(separatedBy: "\r\n").dropLast(2)
      #expect(whole.allSatisfy { $0.utf8.count == 76 })
      #expect(text.isEmpty || text.hasSuffix("\r\n"))
      #expect(Base64.text(octets[...]) == Data(octets).base64EncodedString())
    }
  }

  @Test func `all pairs of letters occur`() {
    let octets = (0..<4096).flatMap { value -> [UInt8] in
      let middle = UInt8(value & 15) << 4 | UInt8(value >> 8)
      return [UInt8(value >> 4), middle, UInt8(value & 255)]
    }
    #expect(Base64.text(octets[...]) == Data(octets).base64EncodedString())
  }
}
