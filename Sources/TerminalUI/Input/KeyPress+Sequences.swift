extension KeyPress {
  /// The key of a control sequence, in the forms of xterm, rxvt, the DEC terminals and kitty.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == nil, sequence.intermediates.isEmpty,
      sequence.number(1, 1) != Self.releaseEvent
    else { return nil }
    switch sequence.final {
    case UInt8(ascii: "~") where sequence.number(0) == 27:
      self.init(code: sequence.number(2), Modifiers(parameter: sequence.number(1)))
    case UInt8(ascii: "~"):
      self.init(numbered: sequence, Modifiers(parameter: sequence.number(1)))
    case UInt8(ascii: "$"): self.init(numbered: sequence, .shift)
    case UInt8(ascii: "^"): self.init(numbered: sequence, .control)
    case UInt8(ascii: "@"): self.init(numbered: sequence, [.shift, .control])
    case UInt8(ascii: "u"):
      let modifiers = Modifiers(parameter: sequence.number(1))
      let capital = sequence.number(0, 1)
      let hasCapital = modifiers.contains(.shift) && capital > 0
      self.init(code: hasCapital ? capital : sequence.number(0), modifiers)
    default: self.init(lettered: sequence)
    }
  }

  /// The key of a sequence after ESC O: arrows and keypad in application mode.
  init?(application sequence: ControlSequence) {
    if let key = Key(rxvtLetter: sequence.final), sequence.parameters.isEmpty {
      self.init(key, .control)
    } else if let press = KeyPress(lettered: sequence) {
      self = press
    } else if let key = Key(keypadLetter: sequence.final) {
      self.init(canonical: key, Modifiers(parameter: sequence.number(0)))
    } else {
      return nil
    }
  }

  /// In kitty's protocol the second part of the modifiers: 1 pressed, 2 repeated, 3 let go.
  private static let releaseEvent = 3

  private init?(numbered sequence: ControlSequence, _ modifiers: Modifiers) {
    guard let key = Key(number: sequence.number(0)) else { return nil }
    self.init(key, modifiers)
  }

  /// `CSI 1 ; modifiers letter`, or `CSI modifiers letter` as in older terminals.
  private init?(lettered sequence: ControlSequence) {
    // A first number with a meaning of its own is a report: the cursor's place ends in R as F3.
    guard sequence.parameters.count < 2 || sequence.number(0) <= 1 else { return nil }
    let modifiers = Modifiers(parameter: sequence.number(sequence.parameters.count < 2 ? 0 : 1))
    if let key = Key(letter: sequence.final) {
      self.init(key, modifiers)
    } else if sequence.final == UInt8(ascii: "Z") {
      self.init(.tab, modifiers.union(.shift))
    } else if let key = Key(rxvtLetter: sequence.final), sequence.parameters.isEmpty {
      self.init(key, .shift)
    } else {
      return nil
    }
  }

  /// A key by the code point of its character, as in `CSI u`.
  private init?(code: Int, _ modifiers: Modifiers) {
    guard let key = Key(code: code) else { return nil }
    self.init(canonical: key, modifiers)
  }
}

private extension KeyPress.Modifiers {
  /// One more than the sum of 1 for Shift, 2 for Alt, 4 for Ctrl; the others are left out.
  init(parameter: Int) {
    self.init(rawValue: UInt8(max(0, parameter - 1) & 7))
  }
}
