/// How sure it is that a terminal draws a character in the cells that we gave it.
enum CellFit {
  /// In one cell everywhere.
  case plain
  /// In so many cells almost everywhere.
  case settled
  /// Terminals differ: emoji, clusters, scripts whose letters join.
  case unsure
}

extension Cell {
  var fit: CellFit {
    guard let value = glyph.scalar?.value else { return glyph.cluster == nil ? .plain : .unsure }
    if value < 0x300 { return .plain }
    return isWide ? Self.wideFit(value) : Self.narrowFit(value)
  }

  /// Greek, Cyrillic and Armenian, more Latin and Greek, punctuation, four arrows, lines and
  /// blocks.
  private static func narrowFit(_ value: UInt32) -> CellFit {
    switch value {
    case 0x370..<0x483, 0x48A..<0x590, 0x1E00..<0x2000, 0x2010..<0x2028, 0x2190..<0x2194,
      0x2500..<0x25A0:
      .plain
    default: .unsure
    }
  }

  /// Chinese, Japanese and Korean.
  private static func wideFit(_ value: UInt32) -> CellFit {
    switch value {
    case 0x2E80..<0x3030, 0x3031..<0x303D, 0x303E..<0x3100, 0x3105..<0x3297, 0x329A..<0x4DC0,
      0x4E00..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFFE7, 0x20000..<0x40000:
      .settled
    default: .unsure
    }
  }

  /// The cells that it may reach over, from its first one, in a terminal that knows it least.
  ///
  /// Some draw each scalar of a cluster in cells of its own: a hand, then its colour.
  func reach(in grid: CellGrid) -> Int {
    guard fit == .unsure else { return isWide ? 2 : 1 }
    return grid.text(of: self).unicodeScalars.reduce(0) { $0 + $1.reach }
  }

  var isASCII: Bool {
    glyph.scalar.map { $0.value >= 0x20 && $0.value < 0x7F } ?? false
  }
}

extension Unicode.Scalar {
  /// Two cells for what may be an emoji, one for a mark that may have one.
  fileprivate var reach: Int {
    switch CellTable.kind(of: self) {
    case .twoCells, .oneCell: 2
    case .joined: properties.generalCategory == .spacingMark ? 1 : 0
    case .control, .hint, .lineBreak: 0
    }
  }

  /// C0, DEL or C1, which a grid has only by a mistake of ours.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
