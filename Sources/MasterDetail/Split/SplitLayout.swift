/// One column as it is on screen.
public struct Pane: Hashable, Sendable, Codable {
  /// Which column.
  public let column: Column
  /// Its first cell.
  public let x: Int
  /// Its width on screen, in cells.
  public let width: Int
  /// The width to lay its content out for; larger than ``width`` for a displaced detail.
  public let contentWidth: Int
  /// Whether it lies over the detail.
  public let isOver: Bool
  /// Whether it is covered or displaced, and so takes no focus and anchors nothing.
  public let isDimmed: Bool
  /// The class that its own content inherits.
  public let horizontalSizeClass: SizeClass
}

/// Everything a front needs to draw the columns; equal inputs give equal layouts.
public struct SplitLayout: Hashable, Sendable, Codable {
  /// One column at a time, or columns side by side.
  public enum Shape: Hashable, Sendable, Codable {
    /// One column, with the columns below it, ending in the visible one.
    case collapsed(stack: [Column])
    /// Columns side by side, over each other or displaced.
    case expanded(DisplayMode, SplitBehavior)
  }

  /// Collapsed or expanded, and how.
  public let shape: Shape
  /// The visible columns, leading to trailing.
  public let panes: [Pane]
  /// Title of the button that reveals the next leading column; nil: show no button.
  public let toggleTitle: String?
  /// Title of the way back when collapsed above the root; nil: nothing to go back to.
  public let backTitle: String?
  /// Whether a grid of results suits better than a list: a phone, compact on both axes.
  public let prefersGrid: Bool

  /// Whether one column is shown at a time.
  public var isCollapsed: Bool { if case .collapsed = shape { true } else { false } }

  /// The actual display mode; nil while collapsed.
  public var displayMode: DisplayMode? {
    if case .expanded(let mode, _) = shape { mode } else { nil }
  }

  /// The actual behaviour; nil while collapsed.
  public var behavior: SplitBehavior? {
    if case .expanded(_, let behavior) = shape { behavior } else { nil }
  }

  /// The columns from the root to the visible one; empty while expanded.
  public var stack: [Column] {
    if case .collapsed(let stack) = shape { stack } else { [] }
  }

  /// The pane of a column; nil while it is hidden.
  public func pane(_ column: Column) -> Pane? { panes.first { $0.column == column } }

  /// Whether a column is visible and not dimmed.
  public func isUsable(_ column: Column) -> Bool { pane(column)?.isDimmed == false }

  /// Whether columns lie over or displace the detail.
  var isCovering: Bool { !isCollapsed && panes.last?.isDimmed == true }
}
