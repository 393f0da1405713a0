import Datasets
import MasterDetail
import TerminalUI

extension Browser {
  /// Takes up what was chosen of the layout, the order and the filter in an earlier run.
  mutating func restoreLayout(_ state: PlaceState) {
    switch state.divider {
    case .fraction(let share): divide(at: share)
    case .columns(let columns):
      divide(at: Double(columns) / Double(max(1, model.split.size.columns)))
    case nil: break
    }
    unsent = state.unsent
    hiddenColumns = state.hidden
    if let mode = state.displayMode.flatMap(ModeChoice.init) { choose(mode) }
    if let category = state.category.flatMap(StoreCategory.init) { field.category = category }
    // Who is taken back to what they read does not begin by typing.
    if state.topColumn == Column.secondary.rawValue { field.isTyping = false }
    guard catalogue.kind != .store else { return }
    let sort = ([state.sort].compactMap(\.self) + state.sortAfter).map { kept in
      var choice = SortChoice(key: kept.key)
      choice.isDescending = kept.isDescending
      return choice
    }
    wanted = Arrangement(sort: sort.name, filter: state.filter)
    field.input = TextInput(text: state.filter ?? "")
  }

  /// What to know of the place in a later run.
  func state(visited: Timestamp, texts: Texts) -> PlaceState {
    // What was not taken up yet is still what is known.
    if var pending, items.isEmpty || isGrowing {
      pending.unsent = unsent
      pending.roles = catalogue.roles?.choices ?? [:]
      pending.hidden = hiddenColumns
      return pending
    }
    var state = PlaceState(
      source: catalogue.word, title: texts.text(of: catalogue.title), visited: visited)
    state.selection = model.selection?.id
    state.mark = selectionMark
    if list.offset > 0, list.offset < items.count { state.listAnchor = items[list.offset].id }
    if detail.offset > 0 { state.detailOffset = detail.offset }
    state.divider = divider.map { .fraction($0) }
    if mode != .automatic { state.displayMode = mode.rawValue }
    let sort = wanted.sort.map([SortChoice].init(named:))?.map {
      PlaceState.Sort(key: $0.key, isDescending: $0.isDescending)
    }
    state.sort = sort?.first
    state.sortAfter = Array(sort?.dropFirst() ?? [])
    state.hidden = hiddenColumns
    state.filter = wanted.filter
    if catalogue.kind == .store {
      state.query = asked?.term
      state.category = field.category.rawValue
    }
    state.unsent = unsent
    state.roles = catalogue.roles?.choices ?? [:]
    if layout.isCollapsed, layout.stack.count > 1 { state.topColumn = Column.secondary.rawValue }
    return state
  }

  /// Puts cursor and scroll where they were kept, among the rows as they are filtered and sorted now;
  /// false where the kept item is not one of them.
  mutating func resume(_ kept: PlaceState) -> Bool {
    list.offset = kept.listAnchor.flatMap { items.position(of: $0) } ?? 0
    guard let id = kept.selection, model.selection?.id == id, let row = items.position(of: id)
    else {
      return false
    }
    cursor = ListCursor(id: id, row: row)
    return true
  }

  /// Gives the list a share of the width; nil: the usual one.
  mutating func divide(at share: Double?) {
    divider = share
    let share = share ?? usualShare
    send(.split(.width(.primary, share.map { .fraction($0) } ?? .automatic)))
  }

  /// Chooses a display mode for this place.
  mutating func choose(_ mode: ModeChoice) {
    self.mode = mode
    send(.split(.override(mode == .stack ? [TraitOverride(horizontal: .compact)] : [])))
    // A mode is a wish for once, a behaviour lasts: it is the reader's, and stays.
    let showsBoth = mode == .beside || mode == .automatic && catalogue.manner.hasToolbar
    send(.split(.prefer(showsBoth ? .oneBesideSecondary : .automatic)))
    send(.split(.behave(mode == .over ? .overlay : .automatic)))
  }
}
