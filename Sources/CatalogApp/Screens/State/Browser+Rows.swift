import MasterDetail
import Tables
import TerminalUI

// Rows of a large file are known by their positions, which other programs move.
extension Browser {
  /// What the rows are found again by that the reader is at: the selected one, the one under the
  /// cursor, and the one on top.
  var rowMarks: [String: RowMark] {
    guard let table = entries as? TableEntries, table.count > 0 else {
      guard let id = pending?.selection, let mark = pending?.mark else { return [:] }
      return [id: mark]
    }
    let top = items.indices.contains(list.offset) ? items[list.offset].id : nil
    let ids = Set([model.selection?.id, cursor.id, top].compactMap(\.self))
    return Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in table.mark(of: id).map { (id, $0) } })
  }

  /// Goes along with rows that are elsewhere now.
  ///
  /// - Parameters:
  ///   - loaded: what was loaded.
  ///   - state: where the reader is in what was loaded before.
  /// - Returns: what there is to say of it, where the selected row was not found.
  mutating func followRows(to loaded: Catalogue.Loaded, from state: PlaceState) -> PlaceMessage? {
    guard let table = loaded.entries as? TableEntries,
      let id = pending?.selection ?? model.selection?.id
    else { return nil }
    let found = loaded.found ?? [:]
    if let cursor = cursor.id.flatMap({ found[$0] }) { self.cursor.id = cursor }
    guard let now = found[id] else {
      return told(of: id, in: table, wasSought: loaded.found != nil)
    }
    let top = state.listAnchor.flatMap { found[$0] }
    guard now != id || top != state.listAnchor else { return nil }
    var state = pending ?? state
    state.selection = now
    state.listAnchor = top
    pending = state
    return nil
  }

  /// What to say where the row that was selected has nothing to be found again by, or is gone.
  private func told(of id: String, in table: TableEntries, wasSought: Bool) -> PlaceMessage? {
    // A row that is the same at the same place needs no words.
    guard let old = model.selection else { return wasSought ? .rowGone : nil }
    if old.isLost { return .rowGone }
    if table.position(of: id).map({ table.entry(at: $0) == old }) == true { return nil }
    return (entries as? TableEntries)?.mark(of: id) == nil && !wasSought ? .rowByPosition : .rowGone
  }

  /// What the selected row is found again by in a later run.
  var selectionMark: RowMark? {
    model.selection.flatMap { (entries as? TableEntries)?.mark(of: $0.id) }
  }
}
