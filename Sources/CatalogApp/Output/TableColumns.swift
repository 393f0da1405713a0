import TerminalUI

/// The widths of aligned columns, two cells apart.
struct TableColumns {
  /// A column is never cut below this for want of room.
  private static let minimum = 8
  /// No column of a table that may be as wide as it likes is wider, so that one long text does not
  /// push everything behind it away.
  private static let maximum = 80
  private static let gap = 2
  /// No line stays readable with a longer cell in it, so it is cut even where there is room.
  static let longest = 1_000

  private var widths: [Int]
  /// Whether a cell that is wider than its column is cut; otherwise it pushes the others on, up to
  /// `longest`.
  private let cuts: Bool

  /// - Parameters:
  ///   - rows: what the columns should hold.
  ///   - room: the cells of a line, nil for as many as it takes.
  init(fitting rows: [[String]], in room: Int?) {
    widths = []
    cuts = room != nil
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], min(CellWidth.columns(of: cell), Self.maximum))
      }
    }
    if let room { shrink(to: room) }
  }

  /// Takes from the widest column until all fit, or none can give.
  private mutating func shrink(to room: Int) {
    var excess = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1) - room
    while excess > 0 {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.minimum
      else { return }
      let second = widths.indices.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let goal = max(Self.minimum, min(second, widths[widest] - 1))
      let taken = min(excess, widths[widest] - goal)
      widths[widest] -= taken
      excess -= taken
    }
  }

  /// The cells side by side, without blanks at the end.
  func line(_ cells: [String]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() where index < widths.count {
      let wanted = cuts ? 0 : min(CellWidth.columns(of: cell), Self.longest)
      let width = max(widths[index], wanted)
      let isLast = index == cells.count - 1
      line += isLast ? Clip.cut(cell, columns: width) : Clip.fit(cell, columns: width)
      if !isLast { line += String(repeating: " ", count: Self.gap) }
    }
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { line.utf8.index(after: $0) }
    return String(line[..<(end ?? line.startIndex)])
  }
}
