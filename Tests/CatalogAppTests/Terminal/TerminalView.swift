/// What somebody sees who looks at the terminal: its cells as lines, and its state.
struct TerminalView: CustomStringConvertible {
  /// Without blanks at their ends.
  var lines: [String]
  var cursor: (column: Int, row: Int)
  var isCursorShown: Bool
  var isAlternate: Bool
  var reportsMouse: Bool

  /// Reads what the commands in `questions` print; nil where nobody answered.
  init?(_ answer: String) {
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The last line is empty: it ends the one with the facts.
    guard lines.popLast() == "", let last = lines.popLast() else { return nil }
    let facts = last.split(separator: " ").compactMap { Int($0) }
    guard facts.count == 5 else { return nil }
    self.lines = lines
    cursor = (facts[0], facts[1])
    isCursorShown = facts[2] == 1
    isAlternate = facts[3] == 1
    reportsMouse = facts[4] == 1
  }

  /// The commands of tmux that `init` reads the answers of.
  static let questions =
    ["capture-pane", "-p", ";", "display-message", "-p"] + [
      ["cursor_x", "cursor_y", "cursor_flag", "alternate_on", "mouse_any_flag"]
        .map { "#{\($0)}" }.joined(separator: " ")
    ]

  var text: String { lines.joined(separator: "\n") }

  /// The line with the cursor.
  var cursorLine: String { lines.indices.contains(cursor.row) ? lines[cursor.row] : "" }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first row with this text.
  func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  var description: String {
    text + "\n[cursor \(cursor), shown \(isCursorShown), alternate \(isAlternate)]"
  }
}
