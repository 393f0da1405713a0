import Datasets
import TerminalUI
import Testing

@testable import CatalogApp

struct PictureShelfTests {
  private func request(_ name: String) -> PictureRequest {
    PictureRequest(source: .bundled(name), box: Size(width: 8, height: 8))
  }

  private let picture = Picture(width: 1, height: 1, pixels: [1, 2, 3, 255])

  @Test func `a picture is asked for once`() {
    var shelf = PictureShelf()
    let (first, second) = (shelf.ask(for: request("a")), shelf.ask(for: request("a")))
    #expect(first && !second)
    #expect(shelf.picture(for: request("a")) == nil)
    #expect(!shelf.isMissing(request("a")))
  }

  @Test func `what came is there, and is told of`() {
    var shelf = PictureShelf()
    _ = shelf.ask(for: request("a"))
    _ = shelf.ask(for: request("b"))
    shelf.take(picture, for: request("a"))
    #expect(shelf.picture(for: request("a")) == picture)
    #expect(shelf.isSettled(request("a")) && !shelf.isSettled(request("b")))
    shelf.take(nil, for: request("b"))
    #expect(shelf.isMissing(request("b")) && shelf.isSettled(request("b")))
    let isWanted = shelf.ask(for: request("b"))
    #expect(!isWanted)
  }

  @Test func `what nobody asked for is not kept`() {
    var shelf = PictureShelf()
    shelf.take(picture, for: request("a"))
    #expect(shelf.picture(for: request("a")) == nil)
    #expect(!shelf.isSettled(request("a")))
  }

  @Test func `the same picture in another size is another one`() {
    var shelf = PictureShelf()
    _ = shelf.ask(for: request("a"))
    let isWanted = shelf.ask(
      for: PictureRequest(source: .bundled("a"), box: Size(width: 9, height: 8)))
    #expect(isWanted)
  }

  @Test func `only so many are kept, and the first go first`() {
    var shelf = PictureShelf()
    for number in 0..<1_000 {
      _ = shelf.ask(for: request("\(number)"))
      shelf.take(picture, for: request("\(number)"))
    }
    #expect(shelf.picture(for: request("0")) == nil)
    #expect(shelf.picture(for: request("999")) == picture)
    #expect((0..<1_000).filter { shelf.picture(for: request("\($0)")) != nil }.count == 64)
    let isWanted = shelf.ask(for: request("0"))
    #expect(isWanted)
  }
}
