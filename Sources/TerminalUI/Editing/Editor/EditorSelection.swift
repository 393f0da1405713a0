/// What is selected, from where it was begun to the cursor; both stand between two characters.
package struct EditorSelection: Hashable, Sendable {
  package var anchor: Int
  package var cursor: Int

  package init(anchor: Int, cursor: Int) {
    self.anchor = anchor
    self.cursor = cursor
  }

  /// The cursor alone.
  package init(at cursor: Int) { self.init(anchor: cursor, cursor: cursor) }

  package var range: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
  package var isEmpty: Bool { anchor == cursor }
}

/// The cells that text is shown in.
package struct EditorArea: Hashable, Sendable {
  /// Those that rows are wrapped in; there is one more for a cursor behind a full row.
  package var columns: Int
  package var height: Int

  package init(columns: Int, height: Int) {
    self.columns = max(1, columns)
    self.height = max(1, height)
  }
}

/// The place of the cursor as people count, from 1.
package struct EditorPosition: Hashable, Sendable {
  package var line: Int
  /// In characters as readers see them; in code points behind the first 16,384 bytes of a line.
  package var column: Int
}
