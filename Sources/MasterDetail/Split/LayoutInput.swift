/// All that a layout depends on; ``layout`` is a pure function of it.
public struct LayoutInput: Hashable, Sendable {
  /// The size of the terminal.
  public var size: TerminalSize
  /// The traits the split inherits.
  public var traits: Traits
  /// 2 for list and detail, 3 with a list of lists.
  public var columnCount: Int
  /// How many levels carry a selection, 0 to `columnCount - 1`.
  public var depth: Int
  /// The display mode the application prefers.
  public var preferredDisplayMode: DisplayMode?
  /// The behaviour the application prefers.
  public var preferredBehavior: SplitBehavior?
  /// The user's lasting choice of leading columns while they tile.
  public var pinned: Int?
  /// The user's passing choice of leading columns while they cover or displace.
  public var raised: Int?
  /// Widths and thresholds.
  public var metrics: SplitMetrics
  /// Titles of columns.
  public var titles: [Column: String]
  /// The column on top while collapsed.
  public var top: Column

  /// Makes an input without wishes: nothing chosen, nothing preferred.
  public init(
    size: TerminalSize, traits: Traits? = nil, columnCount: Int = 2, depth: Int = 0,
    metrics: SplitMetrics = SplitMetrics(), titles: [Column: String] = [:], top: Column = .primary
  ) {
    self.size = size
    self.traits = traits ?? Traits(size, thresholds: metrics.thresholds)
    self.columnCount = columnCount
    self.depth = depth
    self.metrics = metrics
    self.titles = titles
    self.top = top
  }

  /// Whether one column is shown at a time: compact, or too narrow for a leading column.
  public var isCollapsed: Bool {
    traits.horizontal == .compact || size.columns < floor
  }

  /// What leading columns do to the detail while expanded.
  public var behavior: SplitBehavior {
    let wanted = preferredBehavior ?? preferredDisplayMode?.impliedBehavior
    let order: [SplitBehavior] =
      switch wanted {
      case .overlay: []
      case .displace: [.displace, .tile]
      case .tile, nil: [.tile, .displace]
      }
    return order.first(where: isFeasible) ?? .overlay
  }

  /// The leading columns of the moment: without a folder there are no files to list.
  var leading: [Column] {
    columnCount == 3 && depth > 0 ? [.primary, .supplementary] : [.primary]
  }

  /// The number of leading columns shown when the user chose nothing.
  var base: Int {
    if let preferredDisplayMode { return min(preferredDisplayMode.leadingCount, leading.count) }
    return switch behavior {
    case .tile: leading.count
    case .displace: 1
    case .overlay: depth < columnCount - 1 ? 1 : 0
    }
  }

  /// The number of leading columns shown.
  var count: Int {
    max(0, min((behavior == .tile ? pinned : raised) ?? base, leading.count))
  }

  /// The leading columns shown while expanded, those nearest the detail.
  var shownLeading: ArraySlice<Column> { leading.suffix(count) }

  /// The number of leading columns that a toggle ends with.
  var home: Int { behavior == .displace ? 1 : 0 }

  private var floor: Int {
    let minimums = Column.all(columnCount).reduce(0) { $0 + (metrics[$1]?.minimum ?? 0) }
    return minimums + (columnCount - 1) * metrics.divider + 1
  }

  private func isFeasible(_ behavior: SplitBehavior) -> Bool {
    let isShortPhone = traits.idiom == .phone && traits.vertical == .compact
    return switch behavior {
    case .tile:
      !isShortPhone && hasRoom(beside: leading.count)
        && (leading.count == 1 || size.columns >= metrics.thresholds.threeColumns)
    case .displace: leading.count == 2 && !isShortPhone && hasRoom(beside: 1)
    case .overlay: true
    }
  }

  private func hasRoom(beside count: Int) -> Bool {
    let minimums = leading.suffix(count).reduce(0) { $0 + (metrics[$1]?.minimum ?? 0) }
    return minimums + count * metrics.divider + metrics.secondaryMinimum <= size.columns
  }
}
