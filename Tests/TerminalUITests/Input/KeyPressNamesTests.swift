import Testing

@testable import TerminalUI

struct KeyPressNamesTests {
  private static let namedKeys: [Key] =
    [
      .enter, .tab, .backspace, .escape, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown,
    ] + (1...24).map(Key.function)

  @Test func `every key is read by its name`() {
    for key in Self.namedKeys {
      for rawValue in UInt8(0)...7 {
        let press = KeyPress(key, KeyPress.Modifiers(rawValue: rawValue))
        #expect(KeyPress(named: press.name) == press, "\(press.name)")
      }
    }
  }

  @Test func `every character is read by its name`() {
    let ascii = (UInt8(0x20)...0x7E).map { Character(Unicode.Scalar($0)) }
    for character in ascii + ["é", "日", "👩‍👩‍👧", "e\u{301}", "ß", "\u{FFFD}"] {
      for modifiers: KeyPress.Modifiers in [[], .alt, .control, [.control, .alt]] {
        let press = KeyPress(canonical: .character(character), modifiers)
        #expect(KeyPress(named: press.name) == press, "\(press.name)")
      }
    }
  }

  @Test func `every key that is decoded is read by its name`() {
    for case .key(let press) in InputCase.all.flatMap(\.events) {
      #expect(KeyPress(named: press.name) == press, "\(press.name)")
    }
  }

  @Test(arguments: [
    ("a", "a"), ("G", "G"), ("/", "/"), ("+", "+"), ("-", "-"), ("^", "^"), ("\"", "\""),
    (" ", "space"), ("Space", "space"), ("ENTER", "enter"), ("Return", "enter"), ("cr", "enter"),
    ("Esc", "escape"), ("bs", "backspace"), ("BSpace", "backspace"), ("Del", "delete"),
    ("DC", "delete"), ("IC", "insert"), ("ins", "insert"), ("PgUp", "pageup"), ("PPage", "pageup"),
    ("page-down", "pagedown"), ("pgdn", "pagedown"), ("NPage", "pagedown"), ("BTab", "shift-tab"),
    ("F12", "f12"), ("C-d", "ctrl-d"), ("c-D", "ctrl-d"), ("^D", "ctrl-d"), ("Ctrl+D", "ctrl-d"),
    ("control-d", "ctrl-d"), ("M-x", "alt-x"), ("M-X", "alt-X"), ("meta-x", "alt-x"),
    ("S-up", "shift-up"), ("Shift-Up", "shift-up"), ("S-a", "A"), ("shift-É", "É"),
    ("alt-ctrl-up", "ctrl-alt-up"), ("S-M-C-End", "ctrl-alt-shift-end"), ("ctrl--", "ctrl--"),
    ("ctrl-+", "ctrl-+"), ("ctrl++", "ctrl-+"), ("^^", "ctrl-^"), ("ctrl-shift-p", "ctrl-p"),
    ("ctrl-space", "ctrl-space"), ("ctrl-@", "ctrl-space"), ("ctrl-/", "ctrl-_"),
    ("ctrl-i", "tab"), ("^M", "enter"), ("ctrl-j", "enter"), ("C-h", "backspace"),
    ("^?", "backspace"), ("^[", "escape"), ("alt-ctrl-i", "alt-tab"),
  ])
  func `a key has synonyms and one name`(text: String, name: String) {
    #expect(KeyPress(named: text)?.name == name)
  }

  @Test(arguments: [
    "", "ab", "ctrl-", "ctrl", "c-", "ctrl-nonsense", "ctrl-ctrl-d", "shift-1", "shift-space",
    "f0", "f25", "f01", "f+1", "hyper-x", "\n", "\u{1B}", "\r\n", "\u{85}", "^up", "ß ",
  ])
  func `what is no key has no name`(text: String) {
    #expect(KeyPress(named: text) == nil)
  }
}
