extension Columns {
  /// Applies an event and settles; false, with nothing changed, if it has no meaning now.
  mutating func perform(_ event: Event, _ source: FolderSource) -> Bool {
    if case .batch(let events) = event {
      return events.reduce(false) { perform($1, source) || $0 }
    }
    let before = SplitMoment(split)
    var browsed: Column?
    let isAccepted =
      switch event {
      case .split(let event): handle(event)
      case .outer(let event):
        handle(event, in: .primary, browsed: &browsed, source) { $0.outer.handle(event, $1) }
      case .inner(let event):
        outer.selectedID != nil
          && handle(event, in: .supplementary, browsed: &browsed, source) {
            $0.inner.handle(event, $1)
          }
      case .restore(let snapshot): restore(snapshot)
      case .batch: false
      }
    if isAccepted { settle(since: before, browsed: browsed, source) }
    return isAccepted
  }

  private mutating func handle(_ event: SplitEvent) -> Bool {
    switch event {
    case .detailLoaded: return detail.load()
    case .detailUnloaded: return detail.unload()
    case .refreshDetail: return detail.refresh(shown)
    default:
      guard split.handle(event) else { return false }
      if case .focus(.secondary) = event, shown != nil {
        outer.isAutomatic = false
        inner.isAutomatic = false
      }
      if case .present = event { subject = shownPath }
      return true
    }
  }

  private mutating func handle<Item>(
    _ event: ListEvent<Item>, in column: Column, browsed: inout Column?, _ source: FolderSource,
    apply: (inout Self, Vanishing) -> ListReaction
  ) -> Bool {
    switch event {
    case .open, .deselect: if split.isBlocked(column) { return false }
    case .browse: if split.isBlocked(column) || split.layout.isCollapsed { return false }
    default: break
    }
    switch apply(&self, vanishing) {
    case .refused: return false
    case .changed: return true
    case .browsed:
      browsed = column
      forgetPending()
    case .opened:
      forgetPending()
      followFolder(source)
      split.follow(openingIn: column)
    }
    return true
  }

  /// The user chose something else than what was to be restored.
  private mutating func forgetPending() {
    outer.pendingID = nil
    inner.pendingID = nil
    split.pendingTop = nil
  }
}

/// What an event did to a list.
enum ListReaction {
  case refused, changed, browsed, opened
}

extension ItemList {
  /// Applies an event to this list alone.
  mutating func handle(_ event: ListEvent<Item>, _ vanishing: Vanishing) -> ListReaction {
    let isAccepted: Bool
    switch event {
    case .open(let id): return selectRow(id) ? .opened : .refused
    case .browse(let id): return selectRow(id) ? .browsed : .refused
    case .deselect:
      isAccepted = selectedID != nil
      if isAccepted {
        deselect()
        isSuppressed = true
      }
    case .load(let query): isAccepted = load(query)
    case .finish(let ticket, let rows): isAccepted = finish(ticket, rows, vanishing)
    case .fail(let ticket, let failure): isAccepted = fail(ticket, failure)
    case .cancelLoad: isAccepted = cancelLoad()
    case .replace(let rows):
      replace(rows, vanishing)
      isAccepted = true
    case .arrange(let arrangement): isAccepted = arrange(arrangement)
    case .delete(let id): isAccepted = delete(id, vanishing)
    case .update(let item): isAccepted = update(item)
    case .insert(let item, let position, let isOpening):
      isAccepted = insert(item, at: position)
      if isAccepted, isOpening {
        select(item)
        return .opened
      }
    }
    return isAccepted ? .changed : .refused
  }

  private mutating func selectRow(_ id: Item.ID) -> Bool {
    guard let item = items.item(id) else { return false }
    select(item)
    return true
  }
}

extension SplitState {
  /// Opening a row pushes while collapsed, and puts covering columns away while expanded.
  mutating func follow(openingIn column: Column) {
    if layout.isCollapsed {
      top = columns[index(of: column) + 1]
    } else if layout.isCovering {
      configuration.preferredDisplayMode = nil
      raised = nil
      // The files of a folder just opened stay over the detail, to choose from.
      if column == .primary, columnCount == 3, input.behavior == .overlay { choose(1) }
    }
  }
}
