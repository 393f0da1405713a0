/// Owns a ``FolderTree`` on the main actor and tells its changes: delegate, hooks, streams.
///
/// It owns both lists, the split and the state; it borrows the delegate, and asks for the files of
/// a folder when that opens. The editor owns its draft, keyed by file.
@MainActor public final class StateCoordinator<Folder: Listable, File: Listable>
where Folder.ID: Sendable, File.ID: Sendable {
  /// The model; consistent whenever it can be read.
  public private(set) var tree: FolderTree<Folder, File>
  /// Learns where the user is.
  public weak var delegate: (any StateCoordinatorDelegate<Folder, File>)?

  let announcer = Announcer<
    FolderTree<Folder, File>, FolderTree<Folder, File>.Event, FolderChange<Folder, File>, File
  >()
  private let loader = Loader()
  private let files: @MainActor (Folder) -> Rows<File>
  private let closing: @MainActor (Folder, Rows<File>) -> Void

  /// Owns a model.
  ///
  /// - Parameters:
  ///   - tree: The model.
  ///   - closing: Told what the list of a folder held when it is left.
  ///   - files: The stored files of a folder; asked when it opens.
  public init(
    _ tree: FolderTree<Folder, File>,
    closing: @escaping @MainActor (Folder, Rows<File>) -> Void = { _, _ in },
    files: @escaping @MainActor (Folder) -> Rows<File>
  ) {
    self.tree = tree
    self.files = files
    self.closing = closing
  }

  /// Makes a coordinator over an array of folders; nil if they still have to be loaded.
  public convenience init(
    _ folders: [Folder]?, _ configuration: SplitConfiguration = SplitConfiguration(),
    size: TerminalSize = .classic, files: @escaping @MainActor (Folder) -> Rows<File>
  ) {
    self.init(
      FolderTree(folders: folders.map { Rows($0) }, configuration, size: size), files: files)
  }

  /// Announces the state as it is at the start; the first event does so if nobody did.
  public func start() {
    guard !tree.isStarted, !announcer.isBusy else { return }
    tell { tree.start(files: files, closing: closing).changes }
  }

  /// Applies an event and announces what changed.
  ///
  /// Sent while another event is announced, it is queued behind it, and the answer is true.
  /// - Returns: False when the event had no meaning; then nothing changed.
  @discardableResult public func send(_ event: FolderTree<Folder, File>.Event) -> Bool {
    if case .restore = event {} else { start() }
    return run(event)
  }

  /// Runs when a loaded editor must show another file, or the same one anew; nil: no file.
  public func onEditor(_ hook: @escaping @MainActor (File?) -> Void) -> HookHandle {
    announcer.detailHooks.add(hook)
  }

  /// Runs after each event that changed something, when delegate and editor hooks were told.
  public func onUpdate(
    _ hook:
      @escaping @MainActor (Update<FolderTree<Folder, File>, FolderChange<Folder, File>>) -> Void
  ) -> HookHandle {
    announcer.updateHooks.add(hook)
  }

  /// A new subscription with every access, beginning with the next update.
  ///
  /// The newest 64 updates are kept for a slow reader; the stream ends with the coordinator.
  public var updates: AsyncStream<Update<FolderTree<Folder, File>, FolderChange<Folder, File>>> {
    announcer.streams.subscribe()
  }

  /// The number of the last update.
  public var sequence: Int { announcer.sequence }

  /// The running load of folders; nil when none is awaited.
  public var loading: Task<Void, Never>? { loader.task }

  /// Starts a load of folders that supersedes, and cancels, any other.
  public func loadFolders(
    _ query: String? = nil, using fetch: @escaping ItemList<Folder>.Fetch
  ) {
    start()
    _ = run(.folders(.load(query: query))) { [self] isAccepted in
      guard isAccepted, case .loading(let query) = tree.folders.content else { return }
      let ticket = tree.folders.ticket
      let task = Task { [weak self] in
        let outcome = await ItemList.outcome(ticket, query, fetch)
        if !Task.isCancelled { self?.send(.folders(outcome)) }
      }
      loader.start(ticket, task)
    }
  }
}

extension StateCoordinator: Shell {
  var value: FolderTree<Folder, File> { tree }

  func applyToValue(
    _ event: FolderTree<Folder, File>.Event
  ) -> (isAccepted: Bool, changes: [FolderChange<Folder, File>]) {
    let outcome = tree.apply(event, files: files, closing: closing)
    return (outcome.isAccepted, outcome.changes)
  }

  func tellDelegate(_ change: FolderChange<Folder, File>) {
    guard let delegate else { return }
    if case .state(let state) = change { delegate.coordinator(self, didMoveTo: state) }
    delegate.coordinator(self, didAnnounce: change)
  }

  func tellDelegateOfOverflow() { delegate?.coordinatorDidDropEvents(self) }

  func shown(in change: FolderChange<Folder, File>) -> File?? {
    if case .editor(let file) = change { .some(file) } else { nil }
  }

  func didApply() { loader.follow(tree.folders) }
}
