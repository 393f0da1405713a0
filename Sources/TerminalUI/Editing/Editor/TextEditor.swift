/// A text that somebody edits: the text, the cursor, what is selected and seen, and what can be
/// undone.
///
/// It is a pure value; what draws it is `EditorView`. Every step and deletion takes whole characters,
/// as readers see them.
package struct TextEditor: Equatable, Sendable {
  package private(set) var text: EditorText
  package private(set) var selection = EditorSelection(at: 0)
  /// The place in the first row seen: a place in the text, so that it stays when the window changes.
  package private(set) var top = 0
  /// The cells it is shown in, of which `fit(_:)` tells.
  package private(set) var area = EditorArea(columns: 79, height: 24)
  /// Whether what is seen moves with the cursor, or was scrolled away from it.
  private(set) var followsCursor = true
  /// The column that moving up and down tries to keep.
  private(set) var wantedColumn: Int?
  /// Nothing that is typed changes the text; it can be read, searched and copied.
  package var isReadOnly: Bool
  /// What is searched for, and shown where it is found.
  package var search: EditorSearch?
  private var history: EditorHistory
  /// A number that is another after each change, and the same again when that is undone.
  package private(set) var revision = 0
  private var lastRevision = 0
  private var savedRevision: Int? = 0

  /// An editor with the cursor at the start, which keeps so many bytes to be undone.
  package init(
    _ text: EditorText = EditorText(), isReadOnly: Bool = false, undoBytes: Int = 64 << 20
  ) {
    self.text = text
    self.isReadOnly = isReadOnly
    history = EditorHistory(limit: undoBytes)
  }

  package var cursor: Int { selection.cursor }

  /// Whether the text is another than the one saved last, or the first.
  package var isModified: Bool { revision != savedRevision }

  /// Notes that the text of a revision was saved, which need not be the one there is now.
  package mutating func markSaved(_ revision: Int) {
    savedRevision = revision
    // So that undoing comes to it.
    history.close()
  }

  package var canUndo: Bool { !history.done.isEmpty }
  package var canRedo: Bool { !history.undone.isEmpty }

  var rows: EditorRows { EditorRows(of: text, columns: area.columns) }
}

// MARK: - Moving

extension TextEditor {
  /// Puts the cursor at a place, or at the nearest one between two characters before it.
  package mutating func move(to offset: Int, selecting: Bool = false) {
    place(EditorSelection(at: text.roundedDown(offset)), selecting: selecting)
  }

  /// Shows the text from a place on, as far as the cursor stays in sight.
  package mutating func show(from offset: Int) {
    top = text.roundedDown(offset)
    settle()
  }

  /// Selects a range, with the cursor at its end, and shows it.
  package mutating func select(_ range: Range<Int>) {
    let range = text.clamped(range)
    select(
      EditorSelection(
        anchor: text.roundedDown(range.lowerBound), cursor: text.roundedUp(range.upperBound)))
  }

  mutating func select(_ selection: EditorSelection, wantedColumn: Int? = nil) {
    self.selection = selection
    self.wantedColumn = wantedColumn
    history.close()
    followsCursor = true
    settle()
  }

  mutating func place(
    _ selection: EditorSelection, selecting: Bool, wantedColumn: Int? = nil
  ) {
    let anchor = selecting ? self.selection.anchor : selection.cursor
    select(
      EditorSelection(anchor: anchor, cursor: selection.cursor), wantedColumn: wantedColumn)
  }
}

// MARK: - What is seen

extension TextEditor {
  /// Tells in how many cells it is shown; at once where that is known.
  package mutating func fit(_ area: EditorArea) {
    guard area != self.area else { return }
    self.area = area
    settle()
  }

  /// Moves what is seen by so many rows, down or up, and leaves the cursor where it is.
  package mutating func scroll(by count: Int) {
    let rows = rows
    let first = rows.row(at: top)
    if count < 0 {
      top = rows.row(max(-count, 0), before: first).row.range.lowerBound
    } else {
      let height = area.height
      // No further than to where the last row is the last one seen.
      let seen = rows.rows(from: first, atMost: min(count, 10_000) + height)
      top = seen[min(count, max(0, seen.count - height))].range.lowerBound
    }
    followsCursor = false
  }

  /// Moves what is seen as little as shows the cursor, and no further than to the last row.
  mutating func settle() {
    let rows = rows
    let (height, first) = (area.height, rows.row(at: top))
    let seen = rows.rows(from: first, atMost: height)
    top = first.range.lowerBound
    if followsCursor, !seen.contains(where: { $0.holds(cursor) }) {
      let row = rows.row(at: cursor)
      let isAbove = row.range.lowerBound < first.range.lowerBound
      top = (isAbove ? row : rows.row(height - 1, before: row).row).range.lowerBound
      if !isAbove { return }
    }
    if seen.count < height, let last = seen.last {
      top = min(top, rows.row(height - 1, before: last).row.range.lowerBound)
    }
  }
}

// MARK: - Changing

extension TextEditor {
  /// Puts other text in the place of a range, and the cursor behind it.
  mutating func change(
    _ range: Range<Int>, to added: String, _ kind: EditorHistory.Kind, startsGroup: Bool = true
  ) {
    guard !range.isEmpty || !added.isEmpty else { return }
    let before = selection
    let change = EditorHistory.Change(
      offset: range.lowerBound, removed: text.slice(range), added: EditorText(added))
    apply(change)
    // What met may have become one character.
    selection = EditorSelection(at: text.roundedUp(range.lowerBound + added.utf8.count))
    record(change, kind, before, startsGroup: startsGroup)
  }

  /// Does a change, and keeps what was seen where it was.
  private mutating func apply(_ change: EditorHistory.Change) {
    let end = change.offset + change.removed.count
    text.replace(change.offset..<end, withUTF8: change.added.utf8)
    if top >= end, top > change.offset {
      top += change.added.count - change.removed.count
    } else {
      top = min(top, max(change.offset, 0))
    }
  }

  private mutating func record(
    _ change: EditorHistory.Change, _ kind: EditorHistory.Kind, _ before: EditorSelection,
    startsGroup: Bool, follows: Bool = true
  ) {
    lastRevision += 1
    history.record(
      EditorHistory.Step(
        change: change, kind: kind, before: before, after: selection,
        revisions: (revision, lastRevision)),
      startsGroup: startsGroup)
    revision = lastRevision
    wantedColumn = nil
    followsCursor = follows
    settle()
  }

  /// Takes back the last group of changes; false if there is none.
  @discardableResult package mutating func undo() -> Bool {
    guard !isReadOnly, let step = history.undo() else { return false }
    let change = step.change
    apply(.init(offset: change.offset, removed: change.added, added: change.removed))
    revision = step.revisions.before
    select(step.before)
    return true
  }

  /// Does again what was undone last; false if there is nothing.
  @discardableResult package mutating func redo() -> Bool {
    guard !isReadOnly, let step = history.redo() else { return false }
    apply(step.change)
    revision = step.revisions.after
    select(step.after)
    return true
  }

  /// Takes the text that another program wrote, as one step that can be undone, and counts it as
  /// saved.
  ///
  /// The cursor and what is seen stay where they are in what both have in common at their ends.
  package mutating func replaceAll(with other: EditorText) {
    guard text != other else { return markSaved(revision) }
    let start = text.roundedDown(text.commonPrefix(with: other))
    let room = min(text.count, other.count) - start
    let suffix = text.commonSuffix(with: other, atMost: room)
    // A place between two characters of both.
    let end = text.roundedUp(text.count - suffix)
    let added = other.slice(start..<(other.count - (text.count - end)))
    let change = EditorHistory.Change(offset: start, removed: text.slice(start..<end), added: added)
    let before = selection
    apply(change)
    selection = EditorSelection(
      anchor: mapped(before.anchor, change), cursor: mapped(before.cursor, change))
    record(change, .other, before, startsGroup: true, follows: followsCursor)
    markSaved(revision)
  }

  private func mapped(_ offset: Int, _ change: EditorHistory.Change) -> Int {
    let end = change.offset + change.removed.count
    if offset >= end, offset > change.offset {
      return text.roundedDown(offset + change.added.count - change.removed.count)
    }
    return text.roundedDown(min(offset, change.offset + change.added.count))
  }
}
