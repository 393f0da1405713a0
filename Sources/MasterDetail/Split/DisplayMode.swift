/// How many leading columns are on screen beside, over or next to a displaced detail.
///
/// "No preference" is `nil`, written `.automatic`; an actual mode is never automatic.
public enum DisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// The detail alone.
  case secondaryOnly
  /// One leading column beside the detail.
  case oneBesideSecondary
  /// One leading column over the detail.
  case oneOverSecondary
  /// Two leading columns beside the detail.
  case twoBesideSecondary
  /// Two leading columns over the detail.
  case twoOverSecondary
  /// Two leading columns that push the detail partly off the screen.
  case twoDisplaceSecondary
}

/// What leading columns do to the detail when there is not room for all.
public enum SplitBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// Columns share the width.
  case tile
  /// Leading columns lie over the detail.
  case overlay
  /// Leading columns push the detail to the right.
  case displace
}

extension Optional where Wrapped == DisplayMode {
  /// No preference: the layout decides.
  public static var automatic: DisplayMode? { nil }
}

extension Optional where Wrapped == SplitBehavior {
  /// No preference: the behaviour follows the preferred display mode.
  public static var automatic: SplitBehavior? { nil }
}

extension DisplayMode {
  /// The number of leading columns the mode shows.
  var leadingCount: Int {
    switch self {
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The behaviour that a preference for the mode implies.
  var impliedBehavior: SplitBehavior? {
    switch self {
    case .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The mode of a behaviour that shows `count` leading columns.
  init(_ behavior: SplitBehavior, leading count: Int) {
    self =
      switch (behavior, count) {
      case (_, ...0): .secondaryOnly
      case (.overlay, 1): .oneOverSecondary
      case (_, 1): .oneBesideSecondary
      case (.tile, _): .twoBesideSecondary
      case (.overlay, _): .twoOverSecondary
      case (.displace, _): .twoDisplaceSecondary
      }
  }
}
