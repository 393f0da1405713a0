extension LayoutInput {
  /// The layout: which columns are on screen, where, and with which titles.
  public var layout: SplitLayout {
    isCollapsed ? collapsedLayout : expandedLayout
  }

  private var prefersGrid: Bool {
    traits.idiom == .phone && traits.horizontal == .compact && traits.vertical == .compact
  }

  private var collapsedLayout: SplitLayout {
    let columns = Column.all(columnCount)
    let index = min(columns.firstIndex(of: top) ?? 0, depth)
    let stack = Array(columns[...index])
    let column = columns[index]
    let pane = Pane(
      column: column, x: 0, width: size.columns, contentWidth: size.columns, isOver: false,
      isDimmed: false, horizontalSizeClass: sizeClass(of: column))
    return SplitLayout(
      shape: .collapsed(stack: stack), panes: [pane], toggleTitle: nil,
      backTitle: index == 0 ? nil : title(of: columns[index - 1]) ?? "Back",
      prefersGrid: prefersGrid)
  }

  private var expandedLayout: SplitLayout {
    let behavior = behavior
    let count = count
    let mode = DisplayMode(behavior, leading: count)
    let isOver = behavior == .overlay && count > 0
    let isDisplaced = mode == .twoDisplaceSecondary
    let shown = shownLeading
    let widths = widths(of: shown, behavior)
    var panes: [Pane] = []
    var x = 0
    for (column, width) in zip(shown, widths) {
      panes.append(
        Pane(
          column: column, x: x, width: width, contentWidth: width, isOver: isOver,
          isDimmed: false, horizontalSizeClass: sizeClass(of: column)))
      x += width + metrics.divider
    }
    let rest = isOver ? size.columns : max(0, size.columns - x)
    panes.append(
      Pane(
        column: .secondary, x: isOver ? 0 : x, width: rest,
        contentWidth: isDisplaced ? widthBesideOne : rest, isOver: false,
        isDimmed: isOver || isDisplaced, horizontalSizeClass: sizeClass(of: .secondary)))
    return SplitLayout(
      shape: .expanded(mode, behavior), panes: panes,
      toggleTitle: count < leading.count ? title(of: leading[leading.count - count - 1]) : nil,
      backTitle: nil, prefersGrid: prefersGrid)
  }

  /// What the detail keeps with one column beside it; a displaced detail is laid out for that.
  private var widthBesideOne: Int {
    let one = leading.suffix(1)
    return size.columns - widths(of: one, .displace).reduce(0, +) - metrics.divider
  }

  /// Wishes within limits; what does not fit shrinks, leading-most first.
  private func widths(of shown: ArraySlice<Column>, _ behavior: SplitBehavior) -> [Int] {
    var widths = shown.map(wishedWidth)
    let reserve =
      switch DisplayMode(behavior, leading: shown.count) {
      case .oneOverSecondary, .twoOverSecondary: 1
      case .twoDisplaceSecondary: 0
      default: metrics.secondaryMinimum
      }
    var excess =
      widths.reduce(0, +) - (size.columns - shown.count * metrics.divider - reserve)
    for (index, column) in shown.enumerated() where excess > 0 {
      let shrink = min(excess, max(0, widths[index] - (metrics[column]?.minimum ?? 0)))
      widths[index] -= shrink
      excess -= shrink
    }
    return widths
  }

  private func wishedWidth(_ column: Column) -> Int {
    guard let own = metrics[column] else { return 0 }
    if case .columns(let columns) = own.wish { return own.clamp(columns) }
    var fraction =
      switch (column, leading.count) {
      case (.primary, 1): 0.30
      case (.primary, _): 0.20
      default: 0.25
      }
    if case .fraction(let wished) = own.wish { fraction = wished }
    if column == .primary, columnCount == 3, depth == 0, let empty = metrics.emptyFraction {
      fraction = empty
    }
    // Within these bounds the conversion rounds down and cannot overflow.
    let share = fraction * Double(size.columns) + 0.5
    return own.clamp(share > 0 ? Int(min(share, 1e9)) : 0)
  }

  private func sizeClass(of column: Column) -> SizeClass {
    column == .secondary ? traits.horizontal : .compact
  }

  /// The title without surrounding blanks; nil when nothing is left.
  private func title(of column: Column) -> String? {
    titles[column].flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed }
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
