import Datasets
import MasterDetail
import TerminalUI

extension FileBrowser {
  /// Begins: what is to be asked of the shelf, after what an earlier run knew.
  mutating func start(_ state: PlaceState?, now: Int) -> [FileJob] {
    pending = state
    loadingSince = now
    if let state {
      if case .fraction(let share)? = state.divider { divide(at: share) }
      if let mode = state.displayMode.flatMap(ModeChoice.init) { choose(mode) }
      if let order = state.sort?.key { send(.files(.arrange(Arrangement(sort: order)))) }
      if let file = state.selection {
        spots[file] = FileSpot(offset: state.cursor ?? 0, top: state.detailOffset ?? 0)
      }
      if state.showsHidden {
        showsHidden = true
        swapShelves()
      }
      unsent = state.unsent
    }
    return [.lists(open: state?.folder)]
  }

  /// Takes up the folder and the file of an earlier run, once the lists are there.
  mutating func restoreSelection() {
    guard let state = pending, let folder = state.folder else { return }
    pending = nil
    guard folders?.contains(where: { $0.id == folder }) == true else { return }
    // How the columns stand is known already.
    var snapshot = tree.snapshot
    (snapshot.outer, snapshot.inner) = (folder, state.selection)
    snapshot.top = state.topColumn.flatMap(Column.init)
    snapshot.sort = state.sort?.key
    send(.restore(snapshot))
    folderCursor.id = folder
    fileCursor.id = state.fileUnderCursor ?? state.selection
  }

  /// Scrolls the lists to where an earlier run had them.
  mutating func restoreScroll(_ state: PlaceState) {
    fileList.offset = state.listAnchor.flatMap { tree.files.items.position(of: $0) } ?? 0
    folderList.offset = state.folderAnchor.flatMap { tree.folders.items.position(of: $0) } ?? 0
  }

  /// What to know of the place in a later run.
  func state(visited: Timestamp, texts: Texts) -> PlaceState {
    if var pending {
      pending.unsent = unsent
      return pending
    }
    var state = PlaceState(source: desk.word, title: texts.text(of: desk.title), visited: visited)
    state.folder = tree.openFolder?.id
    state.selection = tree.selection?.id
    state.fileUnderCursor = fileCursor.id
    state.cursor = text?.editor.cursor
    state.detailOffset = text?.editor.top ?? (document == nil ? nil : detail.offset)
    state.listAnchor = anchor(of: .supplementary)
    state.folderAnchor = anchor(of: .primary)
    state.showsHidden = showsHidden
    state.sort = tree.files.arrangement.sort.map { PlaceState.Sort(key: $0) }
    state.divider = divider.map { .fraction($0) }
    if mode != .automatic { state.displayMode = mode.rawValue }
    if layout.isCollapsed { state.topColumn = layout.stack.last?.rawValue }
    state.unsent = unsent
    return state
  }

  /// The first row of a list that is seen.
  private func anchor(of column: Column) -> String? {
    let viewport = column == .primary ? folderList : fileList
    guard viewport.offset > 0, viewport.offset < count(of: column) else { return nil }
    return column == .primary
      ? tree.folders.items[viewport.offset].id : tree.files.items[viewport.offset].id
  }

  /// Gives the folders a share of the width; nil: the usual one.
  mutating func divide(at share: Double?) {
    divider = share
    let usual = desk.split.metrics.primary.wish
    send(.split(.width(.primary, share.map { .fraction($0) } ?? usual)))
  }

  /// Chooses a display mode for this place.
  mutating func choose(_ mode: ModeChoice) {
    self.mode = mode
    send(.split(.override(mode == .stack ? [TraitOverride(horizontal: .compact)] : [])))
    send(.split(.prefer(mode == .beside ? .twoBesideSecondary : .automatic)))
    send(.split(.behave(mode == .over ? .overlay : .automatic)))
  }
}
