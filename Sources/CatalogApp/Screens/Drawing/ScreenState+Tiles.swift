import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// A tile of the grid: a picture of 16 × 8 pixels and its name.
  static let tile = Size(width: 16, height: 6)

  /// Whether the store's results are shown as a grid of pictures.
  var showsTiles: Bool {
    guard let browser, browser.catalogue.kind == .store else { return false }
    return browser.layout.prefersGrid && !browser.items.isEmpty
  }

  /// The grid of pictures, on the page that the cursor is on.
  func tileGrid(_ rect: Rect, of browser: Browser) -> (grid: TileGrid, first: Int) {
    var grid = TileGrid(tile: Self.tile, count: browser.items.count)
    let perPage = max(1, grid.tilesPerPage(in: rect))
    let cursor = browser.cursorRow ?? 0
    grid.page = grid.page(of: cursor, in: rect)
    let first = grid.page * perPage
    let last = min(browser.items.count, first + perPage)
    grid.captions = (first..<max(first, last)).map {
      StyledText(
        PrintableText.clean(texts.text(of: browser.catalogue.row(browser.items[$0]).title)))
    }
    grid.highlighted = cursor
    grid.isFocused = browser.isListActive && modal == nil
    return (grid, first)
  }

  /// The picture of each tile that is shown, with its place.
  func tilePictures(_ rect: Rect, of browser: Browser) -> [(PictureRequest?, Rect)] {
    let (grid, first) = tileGrid(rect, of: browser)
    return grid.captions.indices.compactMap { place in
      let frame = grid.pictureRect(of: first + place, in: rect)
      guard !frame.isEmpty else { return nil }
      let picture = browser.catalogue.detail(browser.items[first + place]).picture
      return (
        picture.map { PictureRequest(source: $0, box: HalfBlocks.pixels(in: frame.size)) }, frame
      )
    }
  }

  /// Draws the results as pictures with their names.
  func drawTiles(_ frames: Frames, of browser: Browser, on grid: inout CellGrid) {
    let (tiles, _) = tileGrid(frames.list, of: browser)
    tiles.draw(in: frames.list, on: &grid)
    for (request, frame) in tilePictures(frames.list, of: browser) {
      guard let depth = pictureDepth, let picture = request.flatMap(pictures.picture),
        HalfBlocks.draw(picture, in: frame, on: &grid, colors: depth)
      else {
        PicturePlaceholder(texts[.picturePlaceholder]).draw(in: frame, on: &grid)
        continue
      }
    }
    if !browser.field.isTyping { grid.cursor = tiles.cursorPoint(in: frames.list) }
  }
}
