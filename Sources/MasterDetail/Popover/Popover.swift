/// A small window about something in a column: a menu, a picker.
public struct Popover: Hashable, Sendable, Codable, Identifiable {
  /// What becomes of a popover while the split is collapsed.
  public enum Adaptation: String, Hashable, Sendable, Codable, CaseIterable {
    /// It becomes a sheet, which needs no anchor.
    case automatic
    /// It stays a popover.
    case none
  }

  /// What a popover is drawn as.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// A window beside its anchor.
    case popover
    /// A window across the screen.
    case sheet
  }

  /// Names the popover to its presenter.
  public var id: String
  /// The column it is about.
  public var column: Column
  /// The cells it points at.
  public var anchor: CellRect?
  /// The width it would like, in cells.
  public var width = 40
  /// The height it would like, in cells.
  public var height = 10
  /// What becomes of it while collapsed.
  public var adaptation = Adaptation.automatic
  /// What can be chosen in it.
  public var actions: [String] = []
  /// Columns that stay usable behind it while it is drawn as a popover.
  public var passthrough: Set<Column> = []

  /// Makes a popover of the usual size on a column.
  public init(
    _ id: String, on column: Column, anchor: CellRect? = nil, actions: [String] = []
  ) {
    self.id = id
    self.column = column
    self.anchor = anchor
    self.actions = actions
  }

  /// Where it goes: below the anchor if it fits, else above it, else at the bottom.
  ///
  /// Shifted to stay inside the screen; nil without an anchor.
  public func frame(in size: TerminalSize) -> CellRect? {
    guard let anchor else { return nil }
    let width = max(1, min(self.width, size.columns - 2))
    let height = max(1, min(self.height, size.rows - 2))
    let below = anchor.y + anchor.height
    let above = anchor.y - height
    let y =
      if below >= 0, below + height <= size.rows {
        below
      } else if above >= 0, anchor.y <= size.rows {
        above
      } else {
        max(0, size.rows - height)
      }
    return CellRect(
      x: max(0, min(anchor.x, size.columns - width)), y: y, width: width, height: height)
  }
}
