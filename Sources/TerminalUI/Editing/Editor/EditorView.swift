/// Draws a `TextEditor`: rows wrapped at words, what is selected and found, numbers of lines if
/// wanted, and a bar that tells where in the text they are.
///
/// Only the rows that are seen are made. Tabs go to stops of four cells, as elsewhere; controls are
/// drawn as `PrintableText` has them.
package struct EditorView: Widget {
  package var editor: TextEditor
  package var isFocused: Bool
  /// Whether lines have their numbers before them, where there is room.
  package var showsLineNumbers: Bool
  /// What is shown in place of an empty text.
  package var placeholder: StyledText
  package var borders: Borders

  package init(
    editor: TextEditor, isFocused: Bool = true, showsLineNumbers: Bool = false,
    placeholder: StyledText = "", borders: Borders = .lines
  ) {
    self.editor = editor
    self.isFocused = isFocused
    self.showsLineNumbers = showsLineNumbers
    self.placeholder = placeholder
    self.borders = borders
  }

  /// The cells that the text has, for `TextEditor.fit(_:)`.
  package func area(in rect: Rect) -> EditorArea {
    let text = textRect(in: rect)
    return EditorArea(columns: text.width - 1, height: text.height)
  }

  /// The rectangle of the text, with the column behind the last one.
  package func textRect(in rect: Rect) -> Rect {
    let bar = rect.width >= 4 ? 1 : 0
    return rect.inset(left: gutterColumns(width: rect.width), right: bar)
  }

  /// Where the terminal's cursor belongs while this has the focus; nil where it was scrolled away.
  package func cursorPoint(in rect: Rect) -> Point? {
    let frame = textRect(in: rect)
    guard !frame.isEmpty else { return nil }
    let editor = fitted(in: rect)
    let (rows, cursor) = (editor.rows, editor.cursor)
    let seen = seen(of: editor, in: frame)
    guard let place = seen.firstIndex(where: { $0.holds(cursor) }) else { return nil }
    let column = rows.column(of: cursor, in: seen[place])
    return Point(x: frame.x + min(column, frame.width - 1), y: frame.y + place)
  }

  /// The place in the text at a point, or the nearest one, for a click.
  package func offset(at point: Point, in rect: Rect) -> Int {
    let frame = textRect(in: rect)
    let editor = fitted(in: rect)
    let seen = seen(of: editor, in: frame)
    guard point.y < frame.y + seen.count else { return seen.last?.range.upperBound ?? 0 }
    guard let row = seen.indices.contains(point.y - frame.y) ? seen[point.y - frame.y] : seen.first
    else { return editor.top }
    return editor.rows.offset(in: row, column: max(0, point.x - frame.x))
  }

  /// The editor as it is when it has the cells of a rectangle.
  func fitted(in rect: Rect) -> TextEditor {
    var editor = editor
    editor.fit(area(in: rect))
    return editor
  }

  func seen(of editor: TextEditor, in frame: Rect) -> [EditorRow] {
    let rows = editor.rows
    return rows.rows(from: rows.row(at: editor.top), atMost: frame.height)
  }

  /// The cells before the text: a number and a blank, if that leaves most of the room.
  func gutterColumns(width: Int) -> Int {
    guard showsLineNumbers else { return 0 }
    let digits = max(3, String(editor.text.lineCount).count)
    return width >= 30 + digits ? digits + 1 : 0
  }
}
