/// What a split was before an event, as far as settling it afterwards needs to know.
struct SplitMoment {
  let layout: SplitLayout
  let behavior: SplitBehavior
  let leadingCount: Int
  let depth: Int
  let top: Column

  init(_ split: SplitState) {
    let input = split.input
    layout = split.layout
    behavior = input.behavior
    leadingCount = input.leading.count
    depth = split.depth
    top = split.top
  }
}

extension SplitState {
  /// Puts everything right that depends on size, depth and choices; `before` is nil at the start.
  ///
  /// The order matters: drop choices, keep the browsed column, top, keep what was on top, focus.
  mutating func settle(
    since before: SplitMoment?, browsed: Column?, isAutomatic: Bool, restoredTop: Column?
  ) {
    if let before { dropChoices(since: before) }
    if let before, let browsed, before.layout.pane(browsed) != nil { keepVisible(browsed) }
    settleTop(since: before, isAutomatic: isAutomatic, restoredTop: restoredTop)
    if let before, before.layout.isCollapsed, configuration.preferredDisplayMode == nil {
      keepVisible(before.top)
    }
    layout = input.layout
    settleFocus()
  }

  private mutating func dropChoices(since before: SplitMoment) {
    let now = input
    let isOther =
      now.behavior != before.behavior || now.leading.count != before.leadingCount
      || now.isCollapsed != before.layout.isCollapsed
    if isOther || depth < before.depth { raised = nil }
    if depth == 0, before.depth > 0 { pinned = nil }
  }

  private mutating func settleTop(
    since before: SplitMoment?, isAutomatic: Bool, restoredTop: Column?
  ) {
    guard input.isCollapsed else { return }
    if before?.layout.isCollapsed != true { top = topForCollapsing(isAutomatic) }
    if let restoredTop { top = restoredTop }
    top = columns[min(index(of: top), depth)]
  }

  private func topForCollapsing(_ isAutomatic: Bool) -> Column {
    if case .column(let column) = configuration.collapse { return column }
    return traits.idiom == .phone || isAutomatic ? .primary : columns[depth]
  }

  private mutating func settleFocus() {
    if layout.isCollapsed {
      focus = top
    } else if !layout.isUsable(focus) {
      let usable = layout.panes.filter { !$0.isDimmed }.map(\.column)
      let next = usable.first { index(of: $0) > index(of: focus) }
      focus = next ?? usable.last ?? .secondary
    }
  }
}
