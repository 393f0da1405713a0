extension SplitEngine {
  /// One difference, in the order in which it is announced.
  enum Change: Sendable {
    case content(Column, ContentState)
    case items(Column, count: Int)
    case outerSelection(from: Outer.ID?, to: Outer.ID?)
    case innerSelection(from: Inner.ID?, to: Inner.ID?)
    case path(Path)
    case detail(Shown?)
    case layout(from: SplitLayout?, to: SplitLayout)
    case popover(PopoverChange)
    case action(popover: String, action: String)
  }

  /// What was announced of a list before.
  private struct ListMark<Item: Listable> where Item.ID: Sendable {
    var content = ContentState.notSearchedYet
    /// Nil before the start.
    var version: Int?
    var selectedID: Item.ID?
    /// Kept for a batch only: rows kept during an edit would have to be copied by it.
    var rows: Rows<Item>?

    init() {}

    init(_ list: ItemList<Item>, keepingRows: Bool) {
      content = list.content
      version = list.version
      selectedID = list.selectedID
      rows = keepingRows ? list.items : nil
    }

    func rowsDiffer(in list: ItemList<Item>) -> Bool {
      guard let version else { return !list.items.isEmpty }
      return list.version != version && rows.map { !list.items.showsSame(as: $0) } ?? true
    }
  }

  private struct Mark {
    var outer = ListMark<Outer>()
    var inner = ListMark<Inner>()
    var folder: Outer.ID?
    var path = Path.nothing
    var layout: SplitLayout?
    var presentation: Presentation?

    init() {}

    init(_ engine: SplitEngine, keepingRows: Bool) {
      outer = ListMark(engine.outer, keepingRows: keepingRows)
      inner = ListMark(engine.inner, keepingRows: keepingRows)
      folder = engine.openFolder?.id
      path = engine.path
      layout = engine.split.layout
      presentation = engine.split.presentation
    }
  }

  /// Settles for the first time and answers the difference to an empty list without a layout.
  mutating func start(_ source: FolderSource) -> [Change] {
    guard !isStarted else { return [] }
    isStarted = true
    settle(since: nil, browsed: nil, source)
    return changes(since: Mark())
  }

  /// Applies an event; before the start a restoration waits for it, anything else starts first.
  mutating func apply(
    _ event: Event, _ source: FolderSource
  ) -> (isAccepted: Bool, changes: [Change]) {
    var mark = Mark()
    if isStarted {
      let isBatch = if case .batch = event { true } else { false }
      mark = Mark(self, keepingRows: isBatch)
    } else if case .restore(let snapshot) = event {
      return (restore(snapshot), [])
    } else {
      isStarted = true
      settle(since: nil, browsed: nil, source)
      let isAccepted = perform(event, source)
      return (isAccepted, changes(since: mark))
    }
    guard perform(event, source) else { return (false, []) }
    return (true, changes(since: mark))
  }

  private mutating func changes(since mark: Mark) -> [Change] {
    var changes: [Change] = []
    if outer.content != mark.outer.content { changes.append(.content(.primary, outer.content)) }
    if mark.outer.rowsDiffer(in: outer) {
      changes.append(.items(.primary, count: outer.items.count))
    }
    if outer.selectedID != mark.outer.selectedID {
      changes.append(.outerSelection(from: mark.outer.selectedID, to: outer.selectedID))
    }
    let isOtherFolder = openFolder != nil && openFolder?.id != mark.folder
    if isThreeColumns, isOtherFolder || inner.content != mark.inner.content {
      changes.append(.content(.supplementary, inner.content))
    }
    if mark.inner.rowsDiffer(in: inner) {
      changes.append(.items(.supplementary, count: inner.items.count))
    }
    if inner.selectedID != mark.inner.selectedID {
      changes.append(.innerSelection(from: mark.inner.selectedID, to: inner.selectedID))
    }
    if isThreeColumns, path != mark.path { changes.append(.path(path)) }
    let shown = shown
    if detail.deliver(shown) { changes.append(.detail(shown)) }
    if split.layout != mark.layout {
      changes.append(.layout(from: mark.layout, to: split.layout))
    }
    if let change = PopoverChange(from: mark.presentation, to: split.presentation) {
      changes.append(.popover(change))
    }
    if let landed = split.landedAction {
      changes.append(.action(popover: landed.popover, action: landed.action))
      split.landedAction = nil
    }
    return changes
  }
}
