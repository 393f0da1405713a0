/// Draws those cells of a grid that look different from another one.
struct FrameDifference {
  let old: CellGrid
  let new: CellGrid
  let profile: TerminalProfile
  private let links: FrameLinks
  var writer: FrameWriter
  /// The last style of the grid, and what the terminal can show of it.
  private var lastStyle = CellStyle.plain
  private var lastLook = CellStyle.plain

  /// A full frame starts with an empty screen, whatever was there.
  init(old: CellGrid, new: CellGrid, profile: TerminalProfile, isFull: Bool) {
    self.old = old
    self.new = new
    self.profile = profile
    links = FrameLinks(old: old, new: new, profile)
    writer = FrameWriter(capacity: isFull ? new.cells.count * 8 + 256 : 256)
    if isFull {
      begin(isCursorShown: true)
      writer.append("\u{1B}[m\u{1B}[2J")
    }
  }
}

// MARK: - Drawing

extension FrameDifference {
  mutating func draw() {
    for y in 0..<new.size.height { drawRow(y) }
  }

  private mutating func drawRow(_ y: Int) {
    let width = new.size.width
    var blankStart: Int?
    // What was drawn so far may have reached over the cells before this column.
    var spill = 0
    var x = 0
    while x < width {
      let place = y * width + x
      let cell = new.cells[place]
      let isWide = cell.isWide && x + 1 < width
      if x < spill || differs(at: place) {
        let start = blankStart ?? self.blankStart(y)
        blankStart = start
        if x >= start, eraseRow(from: x, y) { return }
        spill = max(spill, x + draw(cell, isWide: isWide, toX: x, y: y))
      }
      x += isWide ? 2 : 1
    }
  }

  /// Where the blanks begin that the row ends with.
  private mutating func blankStart(_ y: Int) -> Int {
    let start = y * new.size.width
    var x = new.size.width
    while x > 0, isBlank(new.cells[start + x - 1]) { x -= 1 }
    return x
  }

  private mutating func isBlank(_ cell: Cell) -> Bool {
    cell == .blank || (cell.glyph == .space && look(of: cell.style) == .plain)
  }

  /// Erases blanks, where that is shorter than writing them.
  private mutating func eraseRow(from x: Int, _ y: Int) -> Bool {
    let start = y * new.size.width
    var end = new.size.width
    while end > x, !differs(at: start + end - 1) { end -= 1 }
    guard end - x > 3 else { return false }
    go(toX: x, y: y)
    writer.rest()
    writer.eraseRow()
    return true
  }

  /// Draws one character; how many cells it, or the one before it, may have reached over.
  private mutating func draw(_ cell: Cell, isWide: Bool, toX x: Int, y: Int) -> Int {
    go(toX: x, y: y)
    usePen(of: cell)
    guard profile.isUnicode else {
      let (first, second) = ASCIIGlyph.bytes(of: cell, isWide: isWide, in: new)
      writer.append(ascii: first)
      if let second { writer.append(ascii: second) }
      writer.advance(isWide ? 2 : 1, width: new.size.width)
      return 0
    }
    switch cell.fit {
    case .plain:
      writer.append(cell.glyph.scalar.map { $0.isControl ? " " : $0 } ?? " ")
      writer.advance(1, width: new.size.width)
    case .settled:
      writer.append(cell.glyph.scalar ?? " ")
      writer.forgetColumn()
    case .unsure:
      if isWide {
        // A terminal that draws it in one cell would leave what was in the other.
        writer.append("  ".utf8)
        writer.advance(2, width: new.size.width)
        writer.move(toX: x, y: y)
      }
      writer.append(new.text(of: cell).utf8)
      writer.forgetColumn()
    }
    let columns = isWide ? 2 : 1
    // Over what was there before, the cells behind it have been drawn since.
    let isTorn = old[x, y].fit == .unsure || isWide && old[x + 1, y].fit == .unsure
    return max(cell.reach(in: new), cell.fit == .unsure || isTorn ? columns + 1 : columns)
  }

  private mutating func begin(isCursorShown: Bool) {
    if profile.hasSynchronizedUpdates { writer.append("\u{1B}[?2026h") }
    if isCursorShown { writer.append("\u{1B}[?25l") }
  }

  /// Goes to a cell, over cells that need no drawing by writing them again where that is shorter.
  private mutating func go(toX x: Int, y: Int) {
    if writer.bytes.isEmpty {
      begin(isCursorShown: old.cursor.map { old.bounds.contains($0) } ?? false)
    }
    if writer.row == y, let column = writer.column, column < x, x - column <= 4 {
      let gap = new.cells[(y * new.size.width + column)..<(y * new.size.width + x)]
      if gap.allSatisfy({ $0.isASCII && look(of: $0.style) == writer.pen }) {
        for cell in gap { writer.append(cell.glyph.scalar ?? " ") }
        writer.advance(x - column, width: new.size.width)
      }
    }
    writer.move(toX: x, y: y)
  }

  private mutating func usePen(of cell: Cell) {
    let look = look(of: cell.style)
    guard look != writer.pen else { return }
    let isNewLink = look.link != 0 && look.link != writer.pen.link
    writer.draw(as: look, link: isNewLink ? new.link(of: look) : nil)
  }
}

// MARK: - Comparing

extension FrameDifference {
  private func differs(at place: Int) -> Bool {
    let (before, after) = (old.cells[place], new.cells[place])
    if before == after, after.style.link == 0, after.glyph.cluster == nil { return false }
    guard before.isWide == after.isWide, hasSameText(before, after) else { return true }
    // A right half is drawn with its left one.
    if after.glyph == .continuation { return false }
    return links.number(old: before.style.link) != links.number(new: after.style.link)
      || before.style.reduced(to: profile.colors) != after.style.reduced(to: profile.colors)
  }

  private func hasSameText(_ before: Cell, _ after: Cell) -> Bool {
    guard before.glyph.cluster != nil, after.glyph.cluster != nil else {
      return before.glyph == after.glyph
    }
    return old.text(of: before).utf8.elementsEqual(new.text(of: after).utf8)
  }

  /// What the terminal can show of a style of the new grid.
  private mutating func look(of style: CellStyle) -> CellStyle {
    if style == lastStyle { return lastLook }
    lastStyle = style
    lastLook = style.reduced(to: profile.colors)
    lastLook.link = UInt16(truncatingIfNeeded: links.number(new: style.link))
    return lastLook
  }
}

extension CellStyle {
  /// In colours that there are, and without its link.
  fileprivate func reduced(to depth: ColorDepth) -> CellStyle {
    var style = self
    style.link = 0
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    return style
  }
}
