import MasterDetail
import TestSupport

/// A vector's front, delegate and data source around a real controller.
@MainActor protocol VectorSubject: AnyObject {
  var split: SplitState { get }
  var primary: ItemList<Thing> { get }
  var supplementary: ItemList<Thing>? { get }
  var state: FilesState<String, String>? { get }
  var delivered: Thing? { get }
  var isDetailLoaded: Bool { get }
  var sequence: Int { get }
  /// Called with every token while it is announced.
  var onToken: (String) -> Void { get set }
  /// Called with the tokens of every update.
  var onUpdate: ([String]) -> Void { get set }

  func start()
  /// Sends the event; false if it was refused or the split cannot express it.
  func send(_ event: VectorEvent) -> Bool
  func restore(_ snapshot: SplitSnapshotOfStrings)
  /// The path of another model over the same data that takes up the snapshot of this one.
  func restoredPath() -> [String]
  func placeholder(for column: Column) -> Placeholder?
}

@MainActor final class TwoColumnSubject: VectorSubject, SelectionDelegate {
  let controller: MasterDetailController<Thing>
  var onToken: (String) -> Void = { _ in }
  var onUpdate: ([String]) -> Void = { _ in }
  private var front: HookHandle?

  init(_ given: Given) {
    let rows = given.content.map { Rows(texts: $0.items ?? []) }
    controller = MasterDetailController(
      MasterDetail(
        rows: rows, answering: given.content?.query, given.configuration,
        arranging: Thing.arranging, size: given.size,
        idiom: given.idiom.flatMap(Idiom.init) ?? .pad, overrides: given.traitOverrides))
    controller.delegate = self
    front = controller.onUpdate { [unowned controller, unowned self] update in
      onUpdate(update.changes.map(\.token))
      for report in given.reports(on: update.state.split, update.state.isDetailLoaded) {
        controller.send(.split(report))
      }
    }
  }

  var split: SplitState { controller.state.split }
  var primary: ItemList<Thing> { controller.state.list }
  var supplementary: ItemList<Thing>? { nil }
  var state: FilesState<String, String>? { nil }
  var delivered: Thing? { controller.state.delivered }
  var isDetailLoaded: Bool { controller.state.isDetailLoaded }
  var sequence: Int { controller.sequence }

  func start() { controller.start() }
  func send(_ event: VectorEvent) -> Bool {
    event.twoColumnEvent.map { controller.send($0) } ?? false
  }
  func restore(_ snapshot: SplitSnapshotOfStrings) { controller.restore(snapshot.twoColumns) }
  func placeholder(for column: Column) -> Placeholder? { controller.state.placeholder(for: column) }

  func restoredPath() -> [String] {
    var other = MasterDetail(rows: primary.source, arranging: Thing.arranging)
    other.apply(.restore(controller.snapshot))
    other.start()
    return [other.list.selectedID].compactMap { $0 }
  }

  func controller(
    _ controller: MasterDetailController<Thing>, didSelect item: Thing?, insteadOf old: String?
  ) {}

  func controller(
    _ controller: MasterDetailController<Thing>, didAnnounce change: Announcement<Thing>
  ) {
    onToken(change.token)
  }

  func controllerDidDropEvents(_ controller: MasterDetailController<Thing>) { onToken("overflow") }
}

@MainActor final class ThreeColumnSubject: VectorSubject, StateCoordinatorDelegate {
  /// Remembers what events did to the files of a folder.
  final class Memory {
    var files: [String: Rows<Thing>] = [:]
  }

  let coordinator: StateCoordinator<Thing, Thing>
  var onToken: (String) -> Void = { _ in }
  var onUpdate: ([String]) -> Void = { _ in }
  private var front: HookHandle?

  init(_ given: Given) {
    let memory = Memory()
    for folder in given.folders ?? [] {
      memory.files[Thing(folder.name).id] = Rows(texts: folder.files)
    }
    coordinator = StateCoordinator(
      FolderTree(
        folders: given.folders.map { Rows(texts: $0.map(\.name)) }, given.configuration,
        arrangingFolders: Thing.arranging, arrangingFiles: Thing.arranging, size: given.size,
        idiom: given.idiom.flatMap(Idiom.init) ?? .pad, overrides: given.traitOverrides),
      closing: { memory.files[$0.id] = $1 },
      files: { memory.files[$0.id] ?? [] })
    coordinator.delegate = self
    front = coordinator.onUpdate { [unowned coordinator, unowned self] update in
      onUpdate(update.changes.map(\.token))
      for report in given.reports(on: update.state.split, update.state.isDetailLoaded) {
        coordinator.send(.split(report))
      }
    }
  }

  var split: SplitState { coordinator.tree.split }
  var primary: ItemList<Thing> { coordinator.tree.folders }
  var supplementary: ItemList<Thing>? { coordinator.tree.files }
  var state: FilesState<String, String>? { coordinator.tree.state }
  var delivered: Thing? { coordinator.tree.delivered }
  var isDetailLoaded: Bool { coordinator.tree.isDetailLoaded }
  var sequence: Int { coordinator.sequence }

  func start() { coordinator.start() }
  func send(_ event: VectorEvent) -> Bool {
    event.threeColumnEvent.map { coordinator.send($0) } ?? false
  }
  func restore(_ snapshot: SplitSnapshotOfStrings) { coordinator.restore(snapshot) }
  func placeholder(for column: Column) -> Placeholder? { coordinator.tree.placeholder(for: column) }

  func restoredPath() -> [String] {
    var other = FolderTree<Thing, Thing>(
      folders: primary.source, arrangingFolders: Thing.arranging)
    let stored = coordinator.tree.files.source
    other.apply(.restore(coordinator.snapshot), files: { _ in stored })
    other.start(files: { _ in stored })
    return [other.folders.selectedID, other.files.selectedID].compactMap { $0 }
  }

  func coordinator(
    _ coordinator: StateCoordinator<Thing, Thing>, didMoveTo state: FilesState<String, String>
  ) {}

  func coordinator(
    _ coordinator: StateCoordinator<Thing, Thing>, didAnnounce change: FolderChange<Thing, Thing>
  ) {
    onToken(change.token)
  }

  func coordinatorDidDropEvents(_ coordinator: StateCoordinator<Thing, Thing>) {
    onToken("overflow")
  }
}

extension Given {
  @MainActor func makeSubject() -> any VectorSubject {
    columnsCount == 3 ? ThreeColumnSubject(self) : TwoColumnSubject(self)
  }

  /// What an automatic front reports after an update.
  func reports(on split: SplitState, _ isDetailLoaded: Bool) -> [SplitEvent] {
    var reports: [SplitEvent] = []
    if loads != "manual", !isDetailLoaded, split.layout.pane(.secondary) != nil {
      reports.append(.detailLoaded)
    }
    if dismissals != "manual", split.presentation?.isPresented == false {
      reports.append(.popoverGone)
    }
    return reports
  }
}

extension Vector {
  /// Runs the vector and collects everything it could expect.
  @MainActor func run() -> VectorExpectation {
    let subject = given.makeSubject()
    var notifications: [[String]] = [[]]
    let reactions = given.reactions ?? []
    subject.onToken = { [unowned subject] token in
      notifications[notifications.count - 1].append(token)
      for reaction in reactions where reaction.on == token {
        for event in reaction.then { _ = subject.send(event) }
      }
    }
    if let snapshot = given.restore { subject.restore(snapshot) }
    subject.start()
    var accepted: [Bool] = []
    for event in events {
      notifications.append([])
      accepted.append(subject.send(event))
    }
    return subject.expectation(accepted: accepted, notifications: notifications)
  }
}

extension VectorSubject {
  /// The selected identities, outermost first.
  var path: [String] { [primary.selectedID, supplementary?.selectedID].compactMap { $0 } }

  func expectation(
    accepted: [Bool] = [], notifications: [[String]] = []
  ) -> VectorExpectation {
    let layout = split.layout
    var placeholders: [String: String] = [:]
    for column in Column.allCases { placeholders[column.rawValue] = placeholder(for: column)?.name }
    var found = VectorExpectation()
    found.displayMode = layout.displayMode?.rawValue ?? "collapsed"
    found.behaviour = layout.behavior?.rawValue
    found.collapsed = layout.isCollapsed
    found.visible = layout.panes.map(\.column.rawValue)
    found.widths = layout.panes.map(\.width)
    found.origins = layout.panes.map(\.x)
    found.dimmed = layout.panes.filter(\.isDimmed).map(\.column.rawValue)
    found.contentWidth = layout.panes.last?.contentWidth ?? 0
    found.paneClasses = layout.panes.map(\.horizontalSizeClass.rawValue)
    found.stack = layout.stack.map(\.rawValue)
    found.focus = split.focus.rawValue
    found.selection = path
    found.detail = delivered?.id
    found.state = state?.name
    found.buttonTitle = layout.toggleTitle
    found.backTitle = layout.backTitle
    found.preferred = split.configuration.preferredDisplayMode?.rawValue ?? "automatic"
    found.content = primary.content.name
    found.items = primary.items.map(\.id)
    found.files = supplementary?.items.map(\.id)
    found.stale = primary.isStale
    found.placeholders = placeholders
    found.popover = split.presentation.map { $0.expectation(in: split.size) }
    found.grid = layout.prefersGrid
    found.searchFocus = split.startsInSearchField
    found.updates = sequence
    found.accepted = accepted
    found.notifications = notifications
    return found
  }
}

extension Presentation {
  func expectation(in size: TerminalSize) -> VectorExpectation.Popover {
    let frame = style == .popover ? popover.frame(in: size) : nil
    return VectorExpectation.Popover(
      id: popover.id, style: style.rawValue, phase: isPresented ? "presented" : "dismissing",
      frame: frame.map { [$0.x, $0.y, $0.width, $0.height] })
  }
}
