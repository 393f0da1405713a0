import TerminalUI

/// Whether a full screen can be shown: what that takes, and what of it is there.
struct ScreenAbility: Hashable, Sendable {
  /// Whether standard input is a terminal, so that keys can be read.
  var readsKeys: Bool
  /// Whether standard output is a terminal.
  var writesCells: Bool
  /// Whether the terminal can be told where to write.
  var canAddress: Bool

  /// Whether both ends are terminals.
  var isOnTerminal: Bool { readsKeys && writesCells }

  /// Whether the screen can be shown.
  var isThere: Bool { isOnTerminal && canAddress }
}

extension CommandContext {
  /// What the environment tells of the terminal.
  var terminalProfile: TerminalProfile { TerminalProfile { environment[$0] } }

  /// What the full screen would find.
  var screenAbility: ScreenAbility {
    ScreenAbility(
      readsKeys: PipedInput.isTerminal, writesCells: output.isTerminal,
      canAddress: terminalProfile.canAddress)
  }
}
