extension SplitEngine {
  /// Applies an event and settles; false, with nothing changed, if it has no meaning now.
  mutating func perform(_ event: Event, _ source: FolderSource) -> Bool {
    if case .batch(let events) = event {
      return events.reduce(false) { perform($1, source) || $0 }
    }
    let before = SplitMoment(split)
    var browsed: Column?
    switch react(to: event) {
    case .refused: return false
    case .changed: break
    case .browsed(let column):
      forgetPending()
      browsed = column
    case .opened(let column):
      forgetPending()
      followFolder(source)
      split.follow(openingIn: column)
    }
    settle(since: before, browsed: browsed, source)
    return true
  }

  private mutating func react(to event: Event) -> ListReaction {
    switch event {
    case .split(let event): return handle(event) ? .changed : .refused
    case .outer(let event):
      return allows(event, in: .primary) ? outer.handle(event, vanishing, in: .primary) : .refused
    case .inner(let event):
      guard openFolder != nil, allows(event, in: .supplementary) else { return .refused }
      return inner.handle(event, vanishing, in: .supplementary)
    case .restore(let snapshot): return restore(snapshot) ? .changed : .refused
    case .batch: return .refused
    }
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

  /// Whether the user may do that to a column: a popover may be in the way, browsing needs room.
  private func allows<Item>(_ event: ListEvent<Item>, in column: Column) -> Bool {
    switch event {
    case .open, .deselect: !split.isBlocked(column)
    case .browse: !split.isBlocked(column) && !split.layout.isCollapsed
    default: true
    }
  }

  /// The user chose something else than what was to be restored.
  private mutating func forgetPending() {
    outer.pendingID = nil
    inner.pendingID = nil
    split.pendingTop = nil
  }
}

/// What an event did.
enum ListReaction {
  case refused
  case changed
  /// The cursor selected a row of that column.
  case browsed(Column)
  /// A row of that column was opened.
  case opened(Column)
}

extension ItemList {
  /// Applies an event to this list alone.
  mutating func handle(
    _ event: ListEvent<Item>, _ vanishing: Vanishing, in column: Column
  ) -> ListReaction {
    let isAccepted: Bool
    switch event {
    case .open(let id): return selectRow(id) ? .opened(column) : .refused
    case .browse(let id): return selectRow(id) ? .browsed(column) : .refused
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
        return .opened(column)
      }
    }
    return isAccepted ? .changed : .refused
  }

  private mutating func selectRow(_ id: Item.ID) -> Bool {
    guard let item = items.item(withID: id) else { return false }
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
