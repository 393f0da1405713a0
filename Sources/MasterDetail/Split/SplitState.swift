/// Size, preferences and the user's own choices; knows nothing about items.
public struct SplitState: Hashable, Sendable {
  /// What the application decided, with the preferences and titles of the moment.
  public internal(set) var configuration: SplitConfiguration
  /// The size of the terminal.
  public internal(set) var size: TerminalSize
  /// The kind of device, before overrides.
  public let idiom: Idiom
  /// What containers replace, outermost first.
  public internal(set) var overrides: [TraitOverride]
  /// The column with the input focus: visible and not dimmed.
  public internal(set) var focus = Column.primary
  /// The popover that is up or going.
  public internal(set) var presentation: Presentation?
  /// The layout of the moment.
  public internal(set) var layout: SplitLayout
  /// The widths the user wished, by column.
  public internal(set) var wishes: [Column: WidthWish] = [:]

  /// 2 for list and detail, 3 with a list of lists.
  let columnCount: Int
  /// How many levels carry a selection.
  var depth = 0
  /// The user's choice of leading columns while they tile; survives resizes and collapses.
  var pinned: Int?
  /// The user's choice while columns cover or displace; dropped when that ends.
  var raised: Int?
  /// The column on top while collapsed.
  var top = Column.primary
  /// The column that a restoration wants on top once its selection is there.
  var pendingTop: Column?
  /// The action of the popover that is gone since this event.
  var landedAction: LandedAction?

  struct LandedAction: Hashable {
    var popover: String
    var action: String
  }

  init(
    _ configuration: SplitConfiguration, columnCount: Int, size: TerminalSize, idiom: Idiom,
    overrides: [TraitOverride]
  ) {
    self.configuration = configuration
    self.columnCount = columnCount
    self.size = size
    self.idiom = idiom
    self.overrides = overrides
    layout = LayoutInput(size: size).layout
    layout = input.layout
  }

  /// What the split inherits: the terminal's traits after every override.
  public var traits: Traits {
    let bare = Traits(size, idiom: idiom, thresholds: configuration.metrics.thresholds)
    return overrides.reduce(bare) { $0.overridden(by: $1, in: size) }
  }

  /// Whether the search field has the input focus at the start.
  public var startsInSearchField: Bool { configuration.isSearchable && traits.idiom == .phone }

  /// What the layout of the moment depends on.
  public var input: LayoutInput {
    var metrics = configuration.metrics
    for (column, wish) in wishes { metrics[column]?.wish = wish }
    var input = LayoutInput(
      size: size, traits: traits, columnCount: columnCount, depth: depth, metrics: metrics,
      titles: configuration.titles, top: top)
    input.preferredDisplayMode = configuration.preferredDisplayMode
    input.preferredBehavior = configuration.preferredBehavior
    input.pinned = pinned
    input.raised = raised
    return input
  }

  /// The columns of the split, leading to trailing.
  var columns: [Column] { Column.all(columnCount) }

  func index(of column: Column) -> Int { columns.firstIndex(of: column) ?? 0 }
}
