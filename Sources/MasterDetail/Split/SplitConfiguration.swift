/// Whether the first item is selected by itself where there is room for a detail.
public enum InitialSelection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is selected until somebody selects.
  case none
  /// The first visible item, while columns are side by side.
  case first
}

/// What is selected after the selected item vanished.
public enum VanishPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// The nearest following item, else the nearest preceding one.
  case neighbour
  /// Nothing.
  case nothing
}

/// Which column is on top once a split collapses.
public enum CollapsePolicy: Hashable, Sendable, Codable {
  /// The deepest one with something to show that the user chose.
  case automatic
  /// This one, if it has something to show.
  case column(Column)
}

/// What the application decides once about its split.
public struct SplitConfiguration: Hashable, Sendable, Codable {
  /// Widths and thresholds.
  public var metrics = SplitMetrics()
  /// Titles of columns; they name the button that reveals a column and the way back to it.
  public var titles: [Column: String] = [:]
  /// The display mode the application prefers at the start.
  public var preferredDisplayMode: DisplayMode? = .automatic
  /// The behaviour the application prefers at the start.
  public var preferredBehavior: SplitBehavior? = .automatic
  /// Which column is on top once collapsed.
  public var collapse = CollapsePolicy.automatic
  /// Whether the first item is selected by itself.
  public var initialSelection: InitialSelection
  /// What is selected after a vanished item; nil: a neighbour with two columns, nothing with three.
  public var vanish: VanishPolicy?
  /// Whether old rows stay visible while new ones load.
  public var keepsStaleItems = true
  /// Whether the front has a search field, which has the input focus at the start on a phone.
  public var isSearchable = false

  /// Makes a configuration whose primary column has that title.
  public init(title: String? = nil, initialSelection: InitialSelection = .none) {
    self.initialSelection = initialSelection
    titles[.primary] = title
  }
}
