import TerminalUI

/// What happens to a screen.
enum ScreenEvent: Sendable {
  case started
  case key(KeyPress)
  case paste(String)
  case mouse(MouseEvent)
  case resized(Size)
  /// The terminal told its background.
  case background(Theme)
  /// Ctrl-C.
  case interrupted
  case report(Report)
  /// The moment of `ScreenState.nextDeadline` has come.
  case tick

  /// Whether somebody did something, or there is something new.
  var isInput: Bool {
    switch self {
    // A text that belongs to what was just announced comes right behind it.
    case .tick, .background, .report(.article): false
    case .started, .key, .paste, .mouse, .resized, .interrupted, .report: true
    }
  }
}
