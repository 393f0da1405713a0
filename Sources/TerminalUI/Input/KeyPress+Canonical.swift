extension KeyPress {
  /// The one form of what terminals tell in several ways, so that a binding means the same on all.
  ///
  /// A character with Shift is the capital. With Ctrl it is a small letter without Shift, and what
  /// is the same byte in every terminal is the same key: Ctrl-I is Tab, Ctrl-M and Ctrl-J are Enter,
  /// Ctrl-H and Ctrl-? Backspace, Ctrl-[ Escape, Ctrl-@ Ctrl-Space, Ctrl-/ Ctrl-_.
  init(canonical key: Key, _ modifiers: Modifiers) {
    guard case .character(let character) = key else {
      self.init(key, modifiers)
      return
    }
    let others = modifiers.subtracting([.shift, .control])
    if modifiers.contains(.control) {
      self.init(control: character, others)
    } else if modifiers.contains(.shift) {
      let capital = character.uppercased()
      self.init(.character(capital.count == 1 ? Character(capital) : character), others)
    } else {
      self.init(key, others)
    }
  }

  /// A C0 control or DEL, as typed with Ctrl or by a key of its own.
  init(controlCharacter byte: UInt8) {
    self.init(canonical: .character(Character(Unicode.Scalar(byte ^ 0x40))), .control)
  }

  private init(control character: Character, _ others: Modifiers) {
    let small = character.lowercased()
    switch small {
    case "i": self.init(.tab, others)
    case "m", "j": self.init(.enter, others)
    case "h", "?": self.init(.backspace, others)
    case "[": self.init(.escape, others)
    case "@": self.init(.character(" "), others.union(.control))
    case "/": self.init(.character("_"), others.union(.control))
    default:
      self.init(
        .character(small.count == 1 ? Character(small) : character), others.union(.control))
    }
  }
}
