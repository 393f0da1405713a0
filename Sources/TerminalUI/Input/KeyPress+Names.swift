extension KeyPress {
  /// Reads a key as people write it in settings and scripts: `G`, `enter`, `ctrl-d`, `shift-up`.
  ///
  /// Letters by themselves are told apart by case, names are not. The names of tmux and Emacs are
  /// known as well (`C-d`, `^D`, `M-x`, `NPage`), and `+` does between modifiers what `-` does.
  /// Nil if it names no key that a terminal tells: Shift with a digit depends on the keyboard.
  package init?(named text: String) {
    var rest = text[...]
    var modifiers: Modifiers = []
    while let (modifier, tail) = Self.modifier(atFrontOf: rest) {
      guard modifiers.insert(modifier).inserted else { return nil }
      rest = tail
    }
    if let character = rest.first, rest.count == 1 {
      self.init(character: character, modifiers)
    } else {
      self.init(name: rest.lowercased(), modifiers)
    }
  }

  /// The name in settings and scripts, which `init(named:)` reads.
  ///
  /// The modifiers come in the order Ctrl, Alt, Shift: `ctrl-alt-shift-up`.
  package var name: String { prefix(control: "ctrl-", alt: "alt-", shift: "shift-") + key.name }

  /// The modifiers in their usual order, each by its prefix.
  func prefix(control: String, alt: String, shift: String) -> String {
    (modifiers.contains(.control) ? control : "") + (modifiers.contains(.alt) ? alt : "")
      + (modifiers.contains(.shift) ? shift : "")
  }
}

private extension KeyPress {
  static func modifier(atFrontOf text: Substring) -> (Modifiers, Substring)? {
    if text.first == "^", text.count == 2 { return (.control, text.dropFirst()) }
    guard let end = text.firstIndex(where: { $0 == "-" || $0 == "+" }) else { return nil }
    let tail = text[text.index(after: end)...]
    guard !tail.isEmpty else { return nil }
    switch text[..<end].lowercased() {
    case "ctrl", "control", "c": return (.control, tail)
    case "alt", "meta", "option", "m": return (.alt, tail)
    case "shift", "s": return (.shift, tail)
    default: return nil
    }
  }

  init?(character: Character, _ modifiers: Modifiers) {
    guard !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    let press = KeyPress(canonical: .character(character), modifiers)
    if modifiers.contains(.shift), !modifiers.contains(.control) {
      guard case .character(let capital) = press.key, capital.isUppercase else { return nil }
    }
    self = press
  }

  init?(name: String, _ modifiers: Modifiers) {
    if name == "btab" || name == "backtab" {
      self.init(.tab, modifiers.union(.shift))
    } else if let key = Key(named: name) {
      if key == .character(" "), modifiers.contains(.shift) { return nil }
      self.init(canonical: key, modifiers)
    } else {
      return nil
    }
  }
}
