import Testing

@testable import TerminalUI

struct KeyPressLabelTests {
  @Test(arguments: [
    ("a", "a"), ("G", "G"), ("space", "Space"), ("enter", "Enter"), ("tab", "Tab"),
    ("shift-tab", "Shift-Tab"), ("escape", "Esc"), ("backspace", "Backspace"), ("delete", "Del"),
    ("insert", "Ins"), ("up", "↑"), ("down", "↓"), ("left", "←"), ("right", "→"), ("home", "Home"),
    ("end", "End"), ("pageup", "PgUp"), ("pagedown", "PgDn"), ("f1", "F1"), ("ctrl-d", "Ctrl-D"),
    ("ctrl-space", "Ctrl-Space"), ("alt-x", "Alt-x"), ("ctrl-alt-shift-up", "Ctrl-Alt-Shift-↑"),
  ])
  func `a key is shown as it is called`(name: String, label: String) {
    #expect(KeyPress(named: name)?.label == label)
  }
}
