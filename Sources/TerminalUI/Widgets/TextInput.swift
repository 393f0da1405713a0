/// A text that is being typed, and the cursor in it.
///
/// Every step and deletion takes whole characters, as readers see them. All costs are linear in
/// what is inserted, or less, but for those of `cursor` and of moving by rows, which are linear in
/// the text.
package struct TextInput: Hashable, Sendable {
  /// What was typed, without line breaks unless it is multiline; then all are LF.
  package private(set) var text = ""
  package let isMultiline: Bool
  /// The bytes before the cursor; it always stands between two characters.
  private(set) var offset = 0
  /// The column where moving up or down began.
  private var goalColumn: Int?

  /// A text with the cursor behind it.
  package init(text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    insert(text)
  }

  /// The longest text in bytes; what goes beyond it is not inserted.
  package var limit: Int { isMultiline ? 1 << 20 : 10_000 }

  /// The characters before the cursor.
  package var cursor: Int { text.distance(from: text.startIndex, to: index) }

  var index: String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  /// Inserts a text before the cursor.
  ///
  /// In a single line, line breaks and tabs become spaces; in several, tabs become four.
  ///
  /// - Returns: whether all of it fitted.
  @discardableResult package mutating func insert(_ added: String) -> Bool {
    let added = InputText.clean(added, isMultiline: isMultiline)
    let room = max(0, limit - text.utf8.count)
    let fits = added.utf8.count <= room
    replace(index..<index, with: fits ? added : InputText.prefix(of: added, bytes: room))
    return fits
  }

  /// Puts the cursor behind so many characters, or as many as there are.
  package mutating func move(to cursor: Int) {
    move(
      to: text.index(text.startIndex, offsetBy: max(0, cursor), limitedBy: text.endIndex)
        ?? text.endIndex)
  }

  /// Replaces a part of the text and puts the cursor behind what is new.
  mutating func replace(_ range: Range<String.Index>, with added: String) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: added)
    // What met may have become one character.
    let end = text.utf8.index(text.startIndex, offsetBy: start + added.utf8.count)
    move(to: text.roundedUp(end))
  }

  mutating func move(to place: String.Index) {
    offset = text.utf8.distance(from: text.startIndex, to: place)
    goalColumn = nil
  }

  /// The same, in a column that later moves up or down try to keep.
  mutating func move(to place: String.Index, goal: Int) {
    move(to: place)
    goalColumn = goal
  }

  /// The column that a move up or down tries to keep.
  func goal(from column: Int) -> Int { goalColumn ?? column }
}
