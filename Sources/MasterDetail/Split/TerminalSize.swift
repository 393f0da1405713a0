/// A size in character cells.
public struct TerminalSize: Hashable, Sendable, Codable {
  /// Cells from left to right.
  public var columns: Int
  /// Cells from top to bottom.
  public var rows: Int

  /// Makes a size; sizes that are not positive are refused by the models.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal is when it does not say: 80 × 24.
  public static let classic = TerminalSize(columns: 80, rows: 24)

  /// At least two columns per row, because a cell is about twice as tall as wide.
  public var isLandscape: Bool { columns / 2 >= rows }
}
