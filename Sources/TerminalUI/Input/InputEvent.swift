/// What a terminal sends.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text that was pasted, with its own line ends and whatever else was in it.
  case paste(String)
  /// The answer to a question of ours.
  case reply(TerminalReply)
}

/// What the mouse did, and where.
package struct MouseEvent: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    case drag(Button)
    case wheelUp, wheelDown, wheelLeft, wheelRight
    case move
  }

  package var action: Action
  package var point: Point
  package var modifiers: KeyPress.Modifiers

  package init(_ action: Action, at point: Point, _ modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}

/// An answer of the terminal to a question of ours.
package enum TerminalReply: Hashable, Sendable {
  /// DA1: the numbers of its abilities.
  case deviceAttributes([Int])
  /// DECRPM: a private mode and its state (0: not known, 1 set, 2 reset, 3 and 4 always so).
  case mode(Int, state: Int)
  /// OSC 11: the background, eight bits a part.
  case background(red: UInt8, green: UInt8, blue: UInt8)
}
