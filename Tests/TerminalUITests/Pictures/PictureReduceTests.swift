import TestSupport
import Testing

@testable import TerminalUI

struct PictureReduceTests {
  @Test func `whole areas become their mean`() {
    let picture = makeGrey([
      [10, 20, 0, 0],
      [30, 40, 0, 255],
    ])
    #expect(picture.reduced(to: Size(width: 2, height: 1)) == makeGrey([[25, 64]]))
    #expect(picture.reduced(to: Size(width: 1, height: 1)) == makeGrey([[44]]))
  }

  @Test func `a pixel between two areas is shared`() {
    // Each new pixel covers one and a half of the old ones.
    #expect(
      makeGrey([[0, 90, 240]]).reduced(to: Size(width: 2, height: 1)) == makeGrey([[30, 190]]))
    #expect(
      makeGrey([[0], [90], [240]]).reduced(to: Size(width: 1, height: 2))
        == makeGrey([[30], [190]]))
    let nine = makeGrey([[0, 0, 0], [0, 90, 0], [0, 0, 180]])
    // (90 / 4) / (9 / 4), and (90 / 4 + 180) / (9 / 4).
    #expect(nine.reduced(to: Size(width: 2, height: 2)) == makeGrey([[10, 10], [10, 90]]))
  }

  @Test func `transparent pixels lend no colour`() {
    let picture = Picture(width: 2, height: 1, pixels: [200, 100, 50, 255, 9, 9, 9, 0])
    #expect(
      picture.reduced(to: Size(width: 1, height: 1))
        == Picture(width: 1, height: 1, pixels: [200, 100, 50, 128]))
    let empty = Picture(width: 2, height: 1, pixels: [9, 9, 9, 0, 9, 9, 9, 0])
    #expect(
      empty.reduced(to: Size(width: 1, height: 1))
        == Picture(width: 1, height: 1, pixels: [0, 0, 0, 0]))
  }

  @Test func `the same size is the same picture`() {
    let picture = Picture(width: 1, height: 1, pixels: [9, 8, 7, 0])
    #expect(picture.reduced(to: Size(width: 1, height: 1)) == picture)
  }

  @Test func `one colour stays that colour in every size`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let (width, height) = (
        Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random)
      )
      let size = Size(
        width: Int.random(in: 1...width, using: &random),
        height: Int.random(in: 1...height, using: &random))
      let color: [UInt8] = [random.next(), random.next(), random.next(), 255].map {
        UInt8(truncatingIfNeeded: $0)
      }
      let picture = Picture(
        width: width, height: height, pixels: (0..<width * height).flatMap { _ in color })
      let reduced = picture.reduced(to: size)
      #expect(reduced.pixels == (0..<size.width * size.height).flatMap { _ in color })
      #expect(reduced.size == size)
    }
  }

  private func makeGrey(_ rows: [[UInt8]]) -> Picture {
    Picture(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().flatMap { [$0, $0, $0, 255] })
  }
}
