/// Whether an axis has little or plenty of room.
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Little room: one column at a time, or few rows.
  case compact
  /// Room for columns side by side, or for a usual number of rows.
  case regular
}

/// The kind of device the front imitates; chosen by the user, never derived from a size.
public enum Idiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// Cannot tile while its rows are few, and collapses to the list.
  case phone
  /// The usual terminal.
  case pad
}

/// What a container knows about its surroundings, inherited from container to contained.
public struct Traits: Hashable, Sendable, Codable {
  /// The class of the width.
  public var horizontal: SizeClass
  /// The class of the height.
  public var vertical: SizeClass
  /// The kind of device.
  public var idiom: Idiom

  /// Makes traits from their parts.
  public init(horizontal: SizeClass, vertical: SizeClass, idiom: Idiom = .pad) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
  }

  /// The traits of a bare terminal of that size.
  public init(_ size: TerminalSize, idiom: Idiom = .pad, thresholds: Thresholds = .standard) {
    horizontal = size.columns < thresholds.regularColumns ? .compact : .regular
    vertical = size.rows < thresholds.regularRows ? .compact : .regular
    self.idiom = idiom
  }

  /// What a container hands down after replacing what it wants replaced.
  public func overridden(by override: TraitOverride, in size: TerminalSize) -> Traits {
    guard override.applies(to: size) else { return self }
    return Traits(
      horizontal: override.horizontal ?? horizontal, vertical: override.vertical ?? vertical,
      idiom: override.idiom ?? idiom)
  }
}

/// What one container replaces; nil inherits.
public struct TraitOverride: Hashable, Sendable, Codable {
  /// When an override counts.
  public enum Condition: String, Hashable, Sendable, Codable, CaseIterable {
    /// At any size.
    case always
    /// While the terminal is wider than tall.
    case landscape
    /// While the terminal is taller than wide.
    case portrait
  }

  /// Replaces the class of the width.
  public var horizontal: SizeClass?
  /// Replaces the class of the height.
  public var vertical: SizeClass?
  /// Replaces the kind of device.
  public var idiom: Idiom?
  /// When the override counts.
  public var condition: Condition

  /// Makes an override of the given traits.
  public init(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil, idiom: Idiom? = nil,
    when condition: Condition = .always
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.condition = condition
  }

  func applies(to size: TerminalSize) -> Bool {
    switch condition {
    case .always: true
    case .landscape: size.isLandscape
    case .portrait: !size.isLandscape
    }
  }
}
