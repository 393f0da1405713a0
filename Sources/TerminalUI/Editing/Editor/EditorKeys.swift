/// The keys of an editor: those that people know from other ones.
package enum EditorKeys {
  package struct Binding: Hashable, Sendable {
    package var key: KeyPress
    package var command: EditorCommand

    init(_ key: KeyPress, _ command: EditorCommand) {
      self.key = key
      self.command = command
    }
  }

  /// What a key does; nil for one that types or means nothing here.
  package static func command(for key: KeyPress) -> EditorCommand? { commands[key] }

  /// What a key types; nil for one that is no character, or has Ctrl or Alt with it.
  package static func text(for key: KeyPress) -> String? {
    guard case .character(let character) = key.key,
      key.modifiers.isDisjoint(with: [.control, .alt])
    else { return nil }
    return String(character)
  }

  /// All keys, the usual one of a command first.
  package static let bindings: [Binding] = moves + changes + others

  private static let commands = Dictionary(
    bindings.map { ($0.key, $0.command) }, uniquingKeysWith: { first, _ in first })

  private static let moves: [Binding] =
    pair(.left, .left, .selectLeft) + pair(.right, .right, .selectRight)
    + pair(.up, .up, .selectUp) + pair(.down, .down, .selectDown)
    + pair(.left, .wordLeft, .selectWordLeft, .control)
    + pair(.right, .wordRight, .selectWordRight, .control)
    // As macOS has it.
    + pair(.left, .wordLeft, .selectWordLeft, .alt)
    + pair(.right, .wordRight, .selectWordRight, .alt)
    + pair(.home, .lineStart, .selectLineStart) + pair(.end, .lineEnd, .selectLineEnd)
    + pair(.pageUp, .pageUp, .selectPageUp) + pair(.pageDown, .pageDown, .selectPageDown)
    + pair(.home, .textStart, .selectTextStart, .control)
    + pair(.end, .textEnd, .selectTextEnd, .control)
    + [
      Binding(control("a"), .selectAll),
      Binding(KeyPress(.escape), .selectNothing),
    ]

  private static let changes = [
    Binding(KeyPress(.enter), .newLine),
    Binding(KeyPress(.tab), .tab),
    Binding(KeyPress(.backspace), .deleteBackward),
    Binding(KeyPress(.backspace, .shift), .deleteBackward),
    Binding(KeyPress(.delete), .deleteForward),
    // Most terminals send for Ctrl-Backspace what they send for Backspace.
    Binding(control("w"), .deleteWordBackward),
    Binding(KeyPress(.backspace, .control), .deleteWordBackward),
    Binding(KeyPress(.backspace, .alt), .deleteWordBackward),
    Binding(KeyPress(.delete, .control), .deleteWordForward),
    Binding(control("u"), .deleteToLineStart),
    Binding(control("k"), .deleteToLineEnd),
    Binding(control("z"), .undo),
    Binding(control("y"), .redo),
  ]

  private static let others = [
    Binding(control("c"), .copy),
    Binding(KeyPress(.insert, .control), .copy),
    Binding(control("x"), .cut),
    Binding(KeyPress(.delete, .shift), .cut),
    Binding(control("v"), .paste),
    Binding(KeyPress(.insert, .shift), .paste),
    Binding(control("f"), .find),
    Binding(control("g"), .findNext),
    Binding(KeyPress(.function(3)), .findNext),
    Binding(KeyPress(.function(3), .shift), .findPrevious),
    Binding(control("l"), .goToLine),
  ]

  private static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  /// A key that moves, and with Shift selects.
  private static func pair(
    _ key: Key, _ command: EditorCommand, _ selecting: EditorCommand,
    _ modifiers: KeyPress.Modifiers = []
  ) -> [Binding] {
    [
      Binding(KeyPress(key, modifiers), command),
      Binding(KeyPress(key, modifiers.union(.shift)), selecting),
    ]
  }
}
