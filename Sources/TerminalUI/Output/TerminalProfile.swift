/// What is known of a terminal: guessed from the environment, then corrected by its own answers.
package struct TerminalProfile: Hashable, Sendable {
  /// A program between us and the terminal.
  package enum Multiplexer: Hashable, Sendable {
    case tmux, screen
  }

  package var colors: ColorDepth
  /// Whether the locale has more than ASCII.
  package var isUnicode: Bool
  /// Whether it shows links (OSC 8), or at least ignores them.
  package var hasLinks: Bool
  /// Whether it shows a frame at once (mode 2026).
  package var hasSynchronizedUpdates: Bool
  package var multiplexer: Multiplexer?
  /// Whether it moves its cursor where it is told; if not, only lines can be printed.
  package var canAddress: Bool
  /// Whether it answers questions, or at least ignores them; others print them.
  package var canBeAsked: Bool

  package init(
    colors: ColorDepth = .sixteen, isUnicode: Bool = true, hasLinks: Bool = false,
    hasSynchronizedUpdates: Bool = false, multiplexer: Multiplexer? = nil, canAddress: Bool = true,
    canBeAsked: Bool = true
  ) {
    self.colors = colors
    self.isUnicode = isUnicode
    self.hasLinks = hasLinks
    self.hasSynchronizedUpdates = hasSynchronizedUpdates
    self.multiplexer = multiplexer
    self.canAddress = canAddress
    self.canBeAsked = canBeAsked
  }

  /// Corrects the guess.
  package mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): hasSynchronizedUpdates = (1...3).contains(state)
    case .mode, .deviceAttributes, .background: break
    }
  }
}
