import TestSupport
import Testing

@testable import Tables

struct GzipPackerTests {
  private func unpacked(_ packed: [UInt8]) -> [UInt8] {
    let inflater = Inflater()
    var (bytes, position): ([UInt8], Int) = ([], 0)
    while true {
      let (piece, outcome) = inflater.step(packed, from: &position)
      bytes += piece
      guard case .more = outcome, position < packed.count || inflater.isFull else { return bytes }
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 300_000])
  func `what is packed in pieces comes back`(count: Int) throws {
    var state: UInt64 = 88_172_645_463_325_252
    let bytes = (0..<count).map { _ -> UInt8 in
      // Bytes that nothing makes shorter.
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    let packer = try GzipPacker()
    var packed: [UInt8] = []
    var start = 0
    for end in [count / 3, count / 3, count / 2, count] {
      packed += packer.pack(Array(bytes[start..<end]))
      start = end
    }
    packed += packer.pack([], isEnd: true)
    #expect(unpacked(packed) == bytes)
    #expect(packed.starts(with: [0x1F, 0x8B]))
  }
}
