/// A list beside, or under, the detail of its selected item.
///
/// A value: copy it, replay it. ``apply(_:)`` is the one way to change it. Its cost does not depend on the
/// number of items, except for events that bring, remove or arrange items.
public struct MasterDetail<Item: Listable>: Sendable where Item.ID: Sendable {
  /// What to keep between runs.
  public typealias Snapshot = SplitSnapshot<Item.ID, Never>

  /// What can happen.
  public enum Event: Sendable {
    /// To the split as a whole.
    case split(SplitEvent)
    /// To the list.
    case list(ListEvent<Item>)
    /// The application takes up an earlier run.
    case restore(Snapshot)
    /// Several things at once, announced as one difference.
    case batch([Event])
  }

  private var columns: Columns<Item, Never>

  /// Makes a model over rows; nil if they still have to be loaded.
  public init(
    rows: Rows<Item>?, _ configuration: SplitConfiguration = SplitConfiguration(),
    arranging: Arranging<Item> = Arranging(), size: TerminalSize = .classic, idiom: Idiom = .pad,
    overrides: [TraitOverride] = []
  ) {
    let split = SplitState(
      configuration, columnCount: 2, size: size, idiom: idiom, overrides: overrides)
    columns = Columns(rows, split, outer: arranging, inner: Arranging())
  }

  /// The list, with its selection.
  public var list: ItemList<Item> { columns.outer }

  /// The size, the layout, the popover, and what was preferred and chosen.
  public var split: SplitState { columns.split }

  /// What a front draws the columns from.
  public var layout: SplitLayout { columns.split.layout }

  /// The rows the list shows.
  public var items: Rows<Item> { columns.outer.items }

  /// The selected item, which the detail shows.
  public var selection: Item? { columns.outer.selection }

  /// The item last handed to the detail; nil if none, or if the detail is not loaded.
  public var delivered: Item? { columns.detail.delivered.flatMap(Self.item) }

  /// Whether the front made the detail.
  public var isDetailLoaded: Bool { columns.detail.isLoaded }

  /// Whether `start()` or an event came already.
  public var isStarted: Bool { columns.isStarted }

  /// What to keep between runs.
  public var snapshot: Snapshot { columns.snapshot }

  /// What a visible column has to say when it is empty; nil if it is not.
  public func placeholder(for column: Column) -> Placeholder? { columns.placeholder(for: column) }

  /// Settles for the first time: the difference to an empty list without a layout.
  ///
  /// A restoration before the start is part of it. Without it the first event starts the model.
  @discardableResult public mutating func start() -> Outcome<Item> {
    let changes = columns.start(.none)
    return Outcome(isAccepted: true, changes: changes.compactMap(Self.announcement))
  }

  /// Applies an event and answers what changed, in the order in which it is to be announced.
  @discardableResult public mutating func apply(_ event: Event) -> Outcome<Item> {
    let (isAccepted, changes) = columns.apply(Self.inner(event), .none)
    return Outcome(isAccepted: isAccepted, changes: changes.compactMap(Self.announcement))
  }
}

extension MasterDetail {
  private static func inner(_ event: Event) -> Columns<Item, Never>.Event {
    switch event {
    case .split(let event): .split(event)
    case .list(let event): .outer(event)
    case .restore(let snapshot): .restore(snapshot)
    case .batch(let events): .batch(events.map(inner))
    }
  }

  private static func item(_ shown: Columns<Item, Never>.Shown) -> Item? {
    switch shown {
    case .outer(let item): item
    }
  }

  private static func announcement(
    _ change: Columns<Item, Never>.Change
  ) -> Announcement<Item>? {
    switch change {
    case .content(_, let content): .content(content)
    case .items(_, let count): .items(count: count)
    case .outerSelection(let old, let new): .selection(from: old, to: new)
    case .detail(let shown): .detail(shown.flatMap(item))
    case .layout(let old, let new): .layout(from: old, to: new)
    case .popover(let change): .popover(change)
    case .action(let popover, let action): .action(popover: popover, action: action)
    case .innerSelection, .path: nil
    }
  }
}
