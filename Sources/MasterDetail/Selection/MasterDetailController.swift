/// Owns a ``MasterDetail`` on the main actor and tells its changes: delegate, hooks, streams.
@MainActor public final class MasterDetailController<Item: Listable> where Item.ID: Sendable {
  /// The model; consistent whenever it can be read.
  public private(set) var state: MasterDetail<Item>
  /// Learns of selections.
  public weak var delegate: (any SelectionDelegate<Item>)?

  let announcer = Announcer<
    MasterDetail<Item>, MasterDetail<Item>.Event, Announcement<Item>, Item
  >()
  private let loader = Loader()

  /// Owns a model.
  public init(_ state: MasterDetail<Item>) {
    self.state = state
  }

  /// Makes a controller over an array; nil if the items still have to be loaded.
  public convenience init(
    _ items: [Item]? = nil, _ configuration: SplitConfiguration = SplitConfiguration(),
    arranging: Arranging<Item> = Arranging(), size: TerminalSize = .classic, idiom: Idiom = .pad
  ) {
    self.init(
      MasterDetail(
        rows: items.map { Rows($0) }, configuration, arranging: arranging, size: size,
        idiom: idiom))
  }

  /// Announces the state as it is at the start; the first event does so if nobody did.
  public func start() {
    guard !state.isStarted, !announcer.isBusy else { return }
    tell { state.start().changes }
  }

  /// Applies an event and announces what changed.
  ///
  /// Sent while another event is announced, it is queued behind it, and the answer is true.
  /// - Returns: False when the event had no meaning; then nothing changed.
  @discardableResult public func send(_ event: MasterDetail<Item>.Event) -> Bool {
    if case .restore = event {} else { start() }
    return run(event)
  }

  /// Runs when a loaded detail must show another item, or the same one anew; nil: no item.
  public func onDetail(_ hook: @escaping @MainActor (Item?) -> Void) -> HookHandle {
    announcer.detailHooks.add(hook)
  }

  /// Runs after each event that changed something, when delegate and detail hooks were told.
  ///
  /// The place for a front to report what it did about the changes.
  public func onUpdate(
    _ hook: @escaping @MainActor (Update<MasterDetail<Item>, Announcement<Item>>) -> Void
  ) -> HookHandle {
    announcer.updateHooks.add(hook)
  }

  /// A new subscription with every access, beginning with the next update.
  ///
  /// The newest 64 updates are kept for a slow reader; the stream ends with the controller.
  public var updates: AsyncStream<Update<MasterDetail<Item>, Announcement<Item>>> {
    announcer.streams.subscribe()
  }

  /// The number of the last update.
  public var sequence: Int { announcer.sequence }

  /// The running load; nil when none is awaited.
  public var loading: Task<Void, Never>? { loader.task }

  /// Starts a load that supersedes, and cancels, any other; a late answer cannot land.
  public func load(
    _ query: String? = nil, using fetch: @escaping ItemList<Item>.Fetch
  ) {
    start()
    _ = run(.list(.load(query: query))) { [self] isAccepted in
      guard isAccepted, case .loading(let query) = state.list.content else { return }
      let ticket = state.list.ticket
      let task = Task { [weak self] in
        let outcome = await ItemList.outcome(ticket, query, fetch)
        if !Task.isCancelled { self?.send(.list(outcome)) }
      }
      loader.start(ticket, task)
    }
  }
}

extension MasterDetailController: Shell {
  var value: MasterDetail<Item> { state }

  func applyToValue(
    _ event: MasterDetail<Item>.Event
  ) -> (isAccepted: Bool, changes: [Announcement<Item>]) {
    let outcome = state.apply(event)
    return (outcome.isAccepted, outcome.changes)
  }

  func tellDelegate(_ change: Announcement<Item>) {
    guard let delegate else { return }
    if case .selection(let old, _) = change {
      delegate.controller(self, didSelect: state.selection, insteadOf: old)
    }
    delegate.controller(self, didAnnounce: change)
  }

  func tellDelegateOfOverflow() { delegate?.controllerDidDropEvents(self) }

  func shown(in change: Announcement<Item>) -> Item?? {
    if case .detail(let item) = change { .some(item) } else { nil }
  }

  func didApply() { loader.follow(state.list) }
}
