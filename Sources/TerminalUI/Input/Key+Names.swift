extension Key {
  /// By a name in small letters; characters by themselves are not looked up.
  init?(named name: String) {
    switch name {
    case "space", "spacebar": self = .character(" ")
    case "enter", "return", "cr": self = .enter
    case "tab": self = .tab
    case "backspace", "bspace", "bs": self = .backspace
    case "escape", "esc": self = .escape
    case "delete", "del", "dc": self = .delete
    case "insert", "ins", "ic": self = .insert
    case "up": self = .up
    case "down": self = .down
    case "left": self = .left
    case "right": self = .right
    case "home": self = .home
    case "end": self = .end
    case "pageup", "page-up", "pgup", "ppage": self = .pageUp
    case "pagedown", "page-down", "pgdn", "pgdown", "npage": self = .pageDown
    default:
      guard name.first == "f", let number = Int(name.dropFirst()), 1...24 ~= number,
        name == "f\(number)"
      else { return nil }
      self = .function(number)
    }
  }

  /// The one name among the synonyms that is written.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .tab: "tab"
    case .backspace: "backspace"
    case .escape: "escape"
    case .delete: "delete"
    case .insert: "insert"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .function(let number): "f\(number)"
    }
  }

  /// What stands on the key, or what people call it.
  var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
