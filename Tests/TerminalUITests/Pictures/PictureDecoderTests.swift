import TestSupport
import Testing

@testable import TerminalUI

struct PictureDecoderTests {
  private let large = Size(width: 1000, height: 1000)

  @Test func `a PNG keeps its pixels and its alpha`() throws {
    let file = PNGFile(width: 2, height: 2, [0xFF00_00FF, 0x00FF_0080, 0x0102_0300, 0xFFFF_FFFF])
    let picture = try PictureDecoder.decode(file.bytes, fitting: large)
    #expect(picture.size == Size(width: 2, height: 2))
    #expect(
      picture.pixels == [255, 0, 0, 255, 0, 255, 0, 128, 1, 2, 3, 0, 255, 255, 255, 255])
  }

  @Test(arguments: [
    (0 as UInt8, 8 as UInt8, [0, 128] as [UInt8], [0, 0, 0, 255, 128, 128, 128, 255] as [UInt8]),
    (2, 8, [1, 2, 3, 4, 5, 6], [1, 2, 3, 255, 4, 5, 6, 255]),
    (0, 16, [128, 128, 255, 255], [128, 128, 128, 255, 255, 255, 255, 255]),
  ])
  func `other kinds of PNG become the same four bytes`(
    kind: UInt8, depth: UInt8, samples: [UInt8], pixels: [UInt8]
  ) throws {
    var file = PNGFile(width: 2, height: 1, [])
    (file.kind, file.depth, file.samples) = (kind, depth, samples)
    file.rowLength = samples.count
    #expect(try PictureDecoder.decode(file.bytes, fitting: large).pixels == pixels)
  }

  @Test func `a PNG is reduced to the box`() throws {
    let file = PNGFile(
      width: 4, height: 2,
      [0xFF, 0x0000_00FF, 0x64FF, 0x64FF, 0x00FF, 0x0000_00FF, 0x64FF, 0x64FF])
    let picture = try PictureDecoder.decode(file.bytes, fitting: Size(width: 2, height: 9))
    #expect(picture == Picture(width: 2, height: 1, pixels: [0, 0, 0, 255, 0, 0, 100, 255]))
  }

  @Test(arguments: [JPEGFile.halves, .progressive])
  func `a JPEG is decoded`(file: JPEGFile) throws {
    let picture = try PictureDecoder.decode(file.bytes, fitting: large)
    #expect(picture.size == Size(width: 48, height: 32))
    for (x, y) in [(0, 0), (23, 31)] { #expect(isNear(picture, x, y, 255, 0, 0)) }
    for (x, y) in [(24, 0), (47, 31)] { #expect(isNear(picture, x, y, 0, 0, 255)) }
  }

  @Test(arguments: [
    (Size(width: 24, height: 24), Size(width: 24, height: 16)),
    (Size(width: 6, height: 6), Size(width: 6, height: 4)),
    (Size(width: 2, height: 2), Size(width: 2, height: 1)),
    (Size(width: 46, height: 46), Size(width: 46, height: 31)),
  ])
  func `a JPEG is scaled while it is decoded`(box: Size, size: Size) throws {
    let picture = try PictureDecoder.decode(JPEGFile.halves.bytes, fitting: box)
    #expect(picture.size == size)
    #expect(isNear(picture, 0, 0, 255, 0, 0))
    #expect(isNear(picture, size.width - 1, size.height - 1, 0, 0, 255))
  }

  @Test func `a JPEG in four inks or in grey becomes colours`() throws {
    let inks = try PictureDecoder.decode(JPEGFile.cmyk.bytes, fitting: large)
    #expect(isNear(inks, 4, 4, 32, 192, 96))
    let grey = try PictureDecoder.decode(JPEGFile.grey.bytes, fitting: large)
    let color = try #require(grey.color(x: 4, y: 4))
    #expect(color.red == color.green && color.green == color.blue && color.red > 0)
  }

  @Test(
    arguments: [
      [], [0x89], [0xFF, 0xD8], Array("GIF89a".utf8), Array("<svg>".utf8),
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00],
    ] as [[UInt8]])
  func `other bytes are no picture`(bytes: [UInt8]) {
    #expect(throws: PictureError.notAPicture) {
      try PictureDecoder.decode(bytes, fitting: large)
    }
  }

  @Test(
    arguments: [
      (65_000, 65_000, PictureError.tooLarge(width: 65_000, height: 65_000)),
      (1_000_000, 1_000_000, .tooLarge(width: 1_000_000, height: 1_000_000)),
      (40_000_001, 1, .broken), (.max, .max, .broken), (0, 0, .broken), (0, 5, .broken),
      (5, 0, .broken), (3, 2, .broken), (2, 3, .broken), (6000, 6000, .broken),
    ] as [(UInt32, UInt32, PictureError)])
  func `a PNG that lies about its size is refused`(
    width: UInt32, height: UInt32, error: PictureError
  ) {
    var file = PNGFile(width: 2, height: 2, [0xFF, 0xFF, 0xFF, 0xFF])
    let rows = file.bytes
    (file.width, file.height) = (width, height)
    // The head lies; the rows are those of two by two.
    let lie = Array(file.bytes[..<33]) + rows[33...]
    #expect(throws: error) { try PictureDecoder.decode(lie, fitting: large) }
  }

  @Test func `a JPEG that lies about its size is refused`() throws {
    var bytes = JPEGFile.halves.bytes
    let marker = bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) }
    let frame = try #require(marker)
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFD, 0xE8, 0xFD, 0xE8])
    #expect(throws: PictureError.tooLarge(width: 65_000, height: 65_000)) {
      try PictureDecoder.decode(bytes, fitting: large)
    }
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 0])
    #expect(throws: PictureError.broken) { try PictureDecoder.decode(bytes, fitting: large) }
  }

  @Test func `the limit counts pixels`() throws {
    let bytes = PNGFile(width: 2, height: 2, [0xFF, 0xFF, 0xFF, 0xFF]).bytes
    #expect(try PictureDecoder.decode(bytes, fitting: large, pixelLimit: 4).width == 2)
    #expect(throws: PictureError.tooLarge(width: 2, height: 2)) {
      try PictureDecoder.decode(bytes, fitting: large, pixelLimit: 3)
    }
    #expect(throws: PictureError.tooLarge(width: 48, height: 32)) {
      try PictureDecoder.decode(JPEGFile.halves.bytes, fitting: large, pixelLimit: 1535)
    }
  }

  @Test func `a PNG cut before its last row is broken`() {
    let bytes = PNGFile(width: 2, height: 2, [0xFF, 0xFF, 0xFF, 0xFF]).bytes
    // IEND, the sum of the rows and their check are not missed.
    for count in 8..<bytes.count - 20 {
      #expect(throws: PictureError.broken, "\(count) bytes") {
        try PictureDecoder.decode(Array(bytes[..<count]), fitting: large)
      }
    }
  }

  @Test(arguments: [JPEGFile.halves, .progressive, .cmyk])
  func `a JPEG cut anywhere is shown as far as it goes`(file: JPEGFile) throws {
    let bytes = file.bytes
    let size = try PictureDecoder.decode(bytes, fitting: large).size
    var shown = 0
    for count in 3..<bytes.count {
      do {
        let picture = try PictureDecoder.decode(Array(bytes[..<count]), fitting: large)
        #expect(picture.size == size)
        shown += 1
      } catch {
        #expect(error == .broken)
      }
    }
    #expect(shown > 0 && shown < bytes.count - 100)
  }

  @Test func `random damage never ends the program`() {
    var random = SeededGenerator(seed: 11)
    let box = Size(width: 7, height: 5)
    let png = PNGFile(width: 9, height: 9, (0..<81).map { $0 &* 0x1234_5677 })
    let files = [png.bytes] + JPEGFile.allCases.map(\.bytes)
    var (shown, broken) = (0, 0)
    for _ in 0..<4000 {
      var bytes = files[Int.random(in: 0..<files.count, using: &random)]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        // The first bytes stay, so that the decoders are reached.
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      do {
        let picture = try PictureDecoder.decode(bytes, fitting: box, pixelLimit: 1_000_000)
        #expect(picture.width <= box.width && picture.height <= box.height)
        shown += 1
      } catch {
        #expect(error != .notAPicture && error != .libraryMissing)
        broken += 1
      }
    }
    #expect(shown > 100 && broken > 100)
  }

  @Test func `random bytes are never a picture`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(throws: PictureError.self) { try PictureDecoder.decode(bytes, fitting: large) }
      let png = PNGFile(width: 1, height: 1, []).bytes[..<33] + bytes
      #expect(throws: PictureError.broken) {
        try PictureDecoder.decode(Array(png), fitting: large)
      }
    }
  }

  /// JPEG changes colours a little.
  private func isNear(
    _ picture: Picture, _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int
  ) -> Bool {
    guard let color = picture.color(x: x, y: y) else { return false }
    return [Int(color.red) - red, Int(color.green) - green, Int(color.blue) - blue].allSatisfy {
      abs($0) <= 12
    }
  }
}
