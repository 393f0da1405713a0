/// A screen or a part of one as cells: what all widgets draw on.
///
/// Whatever is put on it goes through `PrintableText` first, so that no text from outside reaches
/// the terminal as anything but text.
package struct CellGrid: Sendable {
  package let size: Size
  /// Where the terminal's cursor stands; nil hides it.
  package var cursor: Point?
  /// Row by row.
  var cells: [Cell]
  /// Characters of more than one scalar.
  private(set) var clusters: [String] = []
  private var clusterNumbers: [String: Int] = [:]
  /// Addresses of links, by their number less one.
  private(set) var links: [String] = []

  /// A grid of blanks.
  package init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  package var bounds: Rect { Rect(size) }

  /// The cell in a column and row of the grid.
  subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// The character of a cell; empty in the right half of a wide one.
  func text(of cell: Cell) -> String {
    if let scalar = cell.glyph.scalar { return String(Character(scalar)) }
    return cell.glyph.cluster.map { clusters[$0] } ?? ""
  }

  /// The address that a cell links to.
  func link(of style: CellStyle) -> String? {
    style.link == 0 ? nil : links[Int(style.link) - 1]
  }
}

// MARK: - Drawing

extension CellGrid {
  /// Draws a text on one row, as much of it as the clip shows; a wide character that the clip cuts
  /// becomes a blank.
  ///
  /// - Returns: the cells that the whole text takes.
  @discardableResult package mutating func put(
    _ text: String, at point: Point, in clip: Rect? = nil, _ style: CellStyle = .plain
  ) -> Int {
    let clip = (clip ?? bounds).intersection(bounds)
    guard point.y >= clip.y, point.y < clip.maxY, !clip.isEmpty else {
      return CellWidth.columns(of: PrintableText.clean(text))
    }
    if text.utf8.allSatisfy(CellWidth.isPrintable) {
      return putASCII(text.utf8, at: point, in: clip, style)
    }
    var x = point.x
    for character in PrintableText.clean(text) {
      let width = CellWidth.columns(of: character)
      if width > 0 {
        put(character, width, x, point.y, clip, style)
      } else {
        join(character, beforeX: x, y: point.y, in: clip, from: point.x)
      }
      x += width
    }
    return x - point.x
  }

  private mutating func putASCII(
    _ bytes: String.UTF8View, at point: Point, in clip: Rect, _ style: CellStyle
  ) -> Int {
    var x = point.x
    for byte in bytes {
      if x >= clip.maxX { break }
      if x >= clip.x { set(Cell(glyph: .init(ascii: byte), style: style), x, point.y) }
      x += 1
    }
    return bytes.count
  }

  private mutating func put(
    _ character: Character, _ width: Int, _ x: Int, _ y: Int, _ clip: Rect, _ style: CellStyle
  ) {
    if x >= clip.x, x + width <= clip.maxX {
      var cell = Cell(glyph: glyph(of: character), style: style)
      cell.isWide = width == 2
      set(cell, x, y)
      if width == 2 { set(Cell(glyph: .continuation, style: style), x + 1, y, isHalf: true) }
      return
    }
    for column in max(x, clip.x)..<max(max(x, clip.x), min(x + width, clip.maxX)) {
      set(Cell(glyph: .space, style: style), column, y)
    }
  }

  /// A mark without a cell of its own joins the character before it.
  private mutating func join(
    _ mark: Character, beforeX x: Int, y: Int, in clip: Rect, from start: Int
  ) {
    let start = max(start, clip.x)
    guard x > start, x <= clip.maxX else { return }
    var place = y * size.width + x - 1
    if cells[place].glyph == .continuation, x - 1 > start { place -= 1 }
    let joined = text(of: cells[place]) + String(mark)
    cells[place].glyph = .init(cluster: number(ofCluster: joined))
  }

  private mutating func set(_ cell: Cell, _ x: Int, _ y: Int, isHalf: Bool = false) {
    let place = y * size.width + x
    // Half of a wide character cannot stay.
    if !isHalf, cells[place].glyph == .continuation, x > 0 { blank(place - 1) }
    if cells[place].isWide, x + 1 < size.width { blank(place + 1) }
    cells[place] = cell
  }

  private mutating func blank(_ place: Int) {
    cells[place] = Cell(glyph: .space, style: cells[place].style)
  }

  private mutating func glyph(of character: Character) -> Cell.Glyph {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return .init(only) }
    return .init(cluster: number(ofCluster: String(character)))
  }

  private mutating func number(ofCluster text: String) -> Int {
    if let number = clusterNumbers[text] { return number }
    clusters.append(text)
    clusterNumbers[text] = clusters.count - 1
    return clusters.count - 1
  }

  /// Fills a rectangle with one character of one cell.
  package mutating func fill(
    _ rect: Rect, with scalar: Unicode.Scalar = " ", _ style: CellStyle = .plain
  ) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let cell = Cell(glyph: .init(scalar), style: style)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { set(cell, x, y) }
    }
  }

  /// Changes the style of cells that are there.
  package mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { change(&cells[y * size.width + x].style) }
    }
  }

  /// The address that the cell at a point links to.
  package func link(at point: Point) -> String? {
    bounds.contains(point) ? link(of: self[point.x, point.y].style) : nil
  }

  /// Makes cells a link, for terminals that have links.
  ///
  /// A table of 65,535 addresses is more than any screen needs; what goes beyond stays text.
  package mutating func link(_ rect: Rect, to address: String) {
    let number: Int
    if let index = links.firstIndex(of: address) {
      number = index + 1
    } else {
      guard links.count < UInt16.max else { return }
      links.append(address)
      number = links.count
    }
    restyle(rect) { $0.link = UInt16(number) }
  }
}
