extension SplitState {
  /// Applies an event that needs to know no items; false if it has no meaning now.
  mutating func handle(_ event: SplitEvent) -> Bool {
    switch event {
    case .resize(let size):
      guard size.columns > 0, size.rows > 0, size != self.size else { return false }
      self.size = size
    case .override(let overrides): self.overrides = overrides
    case .toggleColumns: return toggle()
    case .show(let column): return show(column)
    case .hide(let column): return hide(column)
    case .focus(let column):
      guard !layout.isCollapsed, !isBlocked(column), layout.isUsable(column) else { return false }
      focus = column
    case .back: return back()
    case .tapOutside: return dismissPopover(.cancelled) || uncover()
    case .prefer(let mode):
      configuration.preferredDisplayMode = mode
      (pinned, raised) = (nil, nil)
    case .behave(let behavior):
      configuration.preferredBehavior = behavior
      (pinned, raised) = (nil, nil)
    case .width(let column, let wish):
      guard columns.dropLast().contains(column) else { return false }
      wishes[column] = wish
    case .title(let column, let title):
      guard columns.contains(column) else { return false }
      configuration.titles[column] = title
    default: return handlePopover(event)
    }
    return true
  }

  func isBlocked(_ column: Column?) -> Bool { presentation?.blocks(column) == true }

  /// Shows `count` leading columns for the user; what is shown anyway is no choice.
  mutating func choose(_ count: Int) {
    let input = input
    let choice = count == input.base ? nil : count
    if input.behavior == .tile { pinned = choice } else { raised = choice }
  }

  /// Raises the count of leading columns just enough for one of them.
  mutating func keepVisible(_ column: Column) {
    let input = input
    guard !input.isCollapsed, !input.shownLeading.contains(column),
      let index = input.leading.firstIndex(of: column)
    else { return }
    choose(input.leading.count - index)
  }
}

extension SplitState {
  private mutating func toggle() -> Bool {
    let input = input
    guard !input.isCollapsed, !isBlocked(nil) else { return false }
    reveal(input.count < input.leading.count ? input.count + 1 : input.home)
    return true
  }

  private mutating func show(_ column: Column) -> Bool {
    guard columns.contains(column), !isBlocked(column) else { return false }
    let input = input
    if input.isCollapsed {
      guard index(of: column) <= depth, column != top else { return false }
      top = column
      return true
    }
    if column == .secondary { return uncover() }
    guard let index = input.leading.firstIndex(of: column),
      !input.shownLeading.contains(column)
    else { return false }
    reveal(input.leading.count - index)
    return true
  }

  private mutating func hide(_ column: Column) -> Bool {
    let input = input
    guard !input.isCollapsed, !isBlocked(column), input.shownLeading.contains(column),
      let index = input.leading.firstIndex(of: column)
    else { return false }
    choose(input.leading.count - index - 1)
    return true
  }

  private mutating func back() -> Bool {
    if dismissPopover(.cancelled) { return true }
    guard layout.isCollapsed else { return uncover() }
    let index = index(of: top)
    guard index > 0 else { return false }
    top = columns[index - 1]
    return true
  }

  /// Puts away the columns that cover or displace the detail.
  private mutating func uncover() -> Bool {
    guard layout.isCovering else { return false }
    choose(input.home)
    return true
  }

  /// Shows `count` columns and moves the focus to the leading-most new one.
  private mutating func reveal(_ count: Int) {
    let before = input.shownLeading
    choose(count)
    if let first = input.shownLeading.first(where: { !before.contains($0) }) { focus = first }
  }
}
