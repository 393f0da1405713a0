/// The widths and heights at which layouts change, in cells.
public struct Thresholds: Hashable, Sendable, Codable {
  /// The least width that is horizontally regular.
  public var regularColumns = 80
  /// The least width at which three columns tile.
  public var threeColumns = 120
  /// The least height that is vertically regular.
  public var regularRows = 24

  /// The thresholds of ``standard``, to be changed.
  public init() {}

  /// 80 columns, 24 rows, and 120 columns for three.
  public static let standard = Thresholds()
}

/// A wish for a leading column's width; clamped when laid out and never overwritten by a resize.
public enum WidthWish: Hashable, Sendable, Codable {
  /// The layout's usual fraction.
  case automatic
  /// A share of the whole width, 0 to 1.
  case fraction(Double)
  /// A number of cells.
  case columns(Int)
}

/// How wide one leading column wants to be and may be, in cells.
public struct ColumnMetrics: Hashable, Sendable, Codable {
  /// The width it would like.
  public var wish: WidthWish
  /// The least width; it wins over ``maximum``.
  public var minimum: Int
  /// The greatest width.
  public var maximum: Int

  /// Makes metrics from a wish and the limits it is clamped to.
  public init(_ wish: WidthWish = .automatic, minimum: Int, maximum: Int) {
    self.wish = wish
    self.minimum = minimum
    self.maximum = maximum
  }

  func clamp(_ width: Int) -> Int { max(minimum, min(width, maximum)) }
}

/// The measures of a split, in cells.
public struct SplitMetrics: Hashable, Sendable, Codable {
  /// The list, or the folders.
  public var primary = ColumnMetrics(minimum: 20, maximum: 40)
  /// The files of a folder.
  public var supplementary = ColumnMetrics(minimum: 24, maximum: 48)
  /// The least width of a detail that has a column beside it.
  public var secondaryMinimum = 40
  /// The width of a line between columns.
  public var divider = 1
  /// The primary column's share while nothing is chosen in a three-column split.
  public var emptyFraction: Double?
  /// When layouts change.
  public var thresholds = Thresholds.standard

  /// The usual measures, to be changed.
  public init() {}

  /// The metrics of a leading column; the secondary column takes what remains and has none.
  public subscript(column: Column) -> ColumnMetrics? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: nil
      }
    }
    set {
      guard let newValue else { return }
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: break
      }
    }
  }
}
