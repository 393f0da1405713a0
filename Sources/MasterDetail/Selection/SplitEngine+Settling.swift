extension SplitEngine {
  /// Puts everything right after an event, in a fixed order; `before` is nil at the start.
  mutating func settle(since before: SplitMoment?, browsed: Column?, _ source: FolderSource) {
    followFolder(source)
    let restoredTop = restorePending(source)
    if split.configuration.initialSelection == .first, !split.input.isCollapsed,
      outer.selectFirst()
    {
      followFolder(source)
    }
    split.settle(
      since: before, browsed: browsed, isAutomatic: isAutomatic, restoredTop: restoredTop)
    split.settlePopover(subjectChanged: shownPath != subject)
  }

  /// Lists the files of the selected folder, if another one was open.
  mutating func followFolder(_ source: FolderSource) {
    defer { split.depth = depth }
    guard isThreeColumns else { return }
    if openFolder?.id != outer.selectedID {
      if let openFolder { source.closing(openFolder, inner.source) }
      inner.reset(to: outer.selection.map(source.files))
    }
    openFolder = outer.selection
  }

  /// Takes what the user chose in an earlier run; the selection waits for results.
  mutating func restore(_ snapshot: SplitSnapshot<Outer.ID, Inner.ID>) -> Bool {
    guard snapshot.version == 1 else { return false }
    outer.deselect()
    outer.pendingID = snapshot.outer
    inner.pendingID = snapshot.inner
    if let query = snapshot.query { outer.query = query }
    _ = outer.arrange(Arrangement(sort: snapshot.sort, filter: snapshot.filter))
    split.configuration.preferredDisplayMode = snapshot.preferred.flatMap(DisplayMode.init)
    split.pinned = snapshot.pinned
    split.raised = nil
    for (column, width) in snapshot.widths { split.wishes[column] = .columns(width) }
    split.pendingTop = snapshot.top ?? .primary
    return true
  }

  var snapshot: SplitSnapshot<Outer.ID, Inner.ID> {
    var snapshot = SplitSnapshot(selecting: outer.selectedID, inner.selectedID)
    if split.layout.isCollapsed { snapshot.top = split.top }
    snapshot.preferred = split.configuration.preferredDisplayMode?.rawValue ?? "automatic"
    snapshot.pinned = split.pinned
    for case (let column, .columns(let width)) in split.wishes { snapshot.widths[column] = width }
    snapshot.sort = outer.arrangement.sort
    snapshot.filter = outer.arrangement.filter
    snapshot.query = outer.query
    return snapshot
  }

  /// Selects what was pending once there are results, and answers the column wanted on top.
  ///
  /// A missing item is forgotten; a missing file keeps its folder.
  private mutating func restorePending(_ source: FolderSource) -> Column? {
    if let wanted = outer.pendingID {
      guard outer.content.isResults else { return nil }
      outer.resolvePending()
      followFolder(source)
      if outer.selectedID == wanted {
        inner.resolvePending()
      } else {
        // With nothing to read the list comes back.
        split.pinned = nil
      }
      inner.pendingID = nil
      split.depth = depth
    }
    defer { split.pendingTop = nil }
    return split.pendingTop
  }
}
