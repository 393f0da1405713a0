extension InputDecoder {
  /// The mouse of X10 is never asked for, but its bytes are no text.
  mutating func takeOldMouse(_ byte: UInt8, remaining: Int) -> Bool {
    // Real ones are 32 and more, or 0 for a place too far out.
    if byte < 0x20, byte != 0 {
      end(with: nil)
      return false
    }
    if remaining > 1 {
      state = .oldMouse(remaining: remaining - 1)
    } else {
      end(with: nil)
    }
    return true
  }
}

extension MouseEvent {
  /// A report in the SGR form (mode 1006): `CSI < button ; column ; row M`, or `m` for a release.
  ///
  /// Columns and rows are counted from 1 there; 0 and less becomes the first cell.
  init?(_ sequence: ControlSequence) {
    let isRelease = sequence.final == UInt8(ascii: "m")
    guard sequence.marker == UInt8(ascii: "<"), sequence.intermediates.isEmpty,
      isRelease || sequence.final == UInt8(ascii: "M"), sequence.parameters.count == 3,
      let action = Action(code: sequence.number(0), isRelease: isRelease)
    else { return nil }
    let point = Point(x: max(0, sequence.number(1) - 1), y: max(0, sequence.number(2) - 1))
    self.init(action, at: point, KeyPress.Modifiers(mouseCode: sequence.number(0)))
  }
}

private extension MouseEvent.Action {
  /// Two bits for the button, 32 for a move, 64 for the wheel; 128 are buttons we do not know.
  init?(code: Int, isRelease: Bool) {
    let button: MouseEvent.Button? =
      switch code & 3 {
      case 0: .left
      case 1: .middle
      case 2: .right
      default: nil
      }
    switch (code & ~(3 | 4 | 8 | 16), button, isRelease) {
    case (0, let button?, false): self = .press(button)
    case (0, let button?, true): self = .release(button)
    case (32, let button?, _): self = .drag(button)
    case (32, nil, _): self = .move
    case (64, .left, false): self = .wheelUp
    case (64, .middle, false): self = .wheelDown
    case (64, .right, false): self = .wheelLeft
    case (64, nil, false): self = .wheelRight
    default: return nil
    }
  }
}

private extension KeyPress.Modifiers {
  init(mouseCode code: Int) {
    self = []
    if code & 4 != 0 { insert(.shift) }
    if code & 8 != 0 { insert(.alt) }
    if code & 16 != 0 { insert(.control) }
  }
}
