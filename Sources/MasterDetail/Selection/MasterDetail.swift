/// A list beside, or under, the detail of its selected item.
///
/// A value: copy it, replay it. ``apply(_:)`` is the one way to change it. Its cost does not depend
/// on the number of items, except for events that bring, remove or arrange items.
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

  private var engine: SplitEngine<Item, Never>

  /// Makes a model over rows; nil if they still have to be loaded.
  ///
  /// - Parameters:
  ///   - rows: What is listed.
  ///   - query: The query that the rows answer; loading it again is then a reload.
  ///   - configuration: What the application decides once.
  ///   - arranging: What the names of orders and filters mean.
  ///   - size: The size of the terminal.
  ///   - idiom: The kind of device.
  ///   - overrides: What containers replace, outermost first.
  public init(
    rows: Rows<Item>?, answering query: String? = nil,
    _ configuration: SplitConfiguration = SplitConfiguration(),
    arranging: Arranging<Item> = Arranging(), size: TerminalSize = .classic, idiom: Idiom = .pad,
    overrides: [TraitOverride] = []
  ) {
    let split = SplitState(
      configuration, columnCount: 2, size: size, idiom: idiom, overrides: overrides)
    engine = SplitEngine(rows, answering: query, split, outer: arranging, inner: Arranging())
  }

  /// The list, with its selection.
  public var list: ItemList<Item> { engine.outer }

  /// The size, the layout, the popover, and what was preferred and chosen.
  public var split: SplitState { engine.split }

  /// What a front draws the columns from.
  public var layout: SplitLayout { engine.split.layout }

  /// The rows the list shows.
  public var items: Rows<Item> { engine.outer.items }

  /// The selected item, which the detail shows.
  public var selection: Item? { engine.outer.selection }

  /// The item last handed to the detail; nil if none, or if the detail is not loaded.
  public var delivered: Item? { engine.detail.delivered.flatMap(Self.item) }

  /// Whether the front made the detail.
  public var isDetailLoaded: Bool { engine.detail.isLoaded }

  /// Whether `start()` or an event came already.
  public var isStarted: Bool { engine.isStarted }

  /// What to keep between runs.
  public var snapshot: Snapshot { engine.snapshot }

  /// What a visible column has to say when it is empty; nil if it is not.
  public func placeholder(for column: Column) -> Placeholder? { engine.placeholder(for: column) }

  /// Settles for the first time: the difference to an empty list without a layout.
  ///
  /// A restoration before the start is part of it. Without it the first event starts the model.
  @discardableResult public mutating func start() -> Outcome<Item> {
    let changes = engine.start(.none)
    return Outcome(isAccepted: true, changes: changes.compactMap(Self.announcement))
  }

  /// Applies an event and answers what changed, in the order in which it is to be announced.
  @discardableResult public mutating func apply(_ event: Event) -> Outcome<Item> {
    let (isAccepted, changes) = engine.apply(Self.inner(event), .none)
    return Outcome(isAccepted: isAccepted, changes: changes.compactMap(Self.announcement))
  }
}

extension MasterDetail {
  private static func inner(_ event: Event) -> SplitEngine<Item, Never>.Event {
    switch event {
    case .split(let event): .split(event)
    case .list(let event): .outer(event)
    case .restore(let snapshot): .restore(snapshot)
    case .batch(let events): .batch(events.map(inner))
    }
  }

  private static func item(_ shown: SplitEngine<Item, Never>.Shown) -> Item? {
    switch shown {
    case .outer(let item): item
    }
  }

  private static func announcement(
    _ change: SplitEngine<Item, Never>.Change
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
