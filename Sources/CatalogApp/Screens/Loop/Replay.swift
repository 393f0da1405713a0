import MasterDetail
import Tables
import TerminalUI

/// Draws a screen without a terminal: the keys of a script are pressed, each when everything that
/// the one before it began has ended.
@MainActor struct Replay {
  let session: ScreenSession
  let pipe: WakePipe

  /// The screen after the keys.
  func run(_ keys: [KeyPress]) -> ScreenState {
    settle()
    for key in keys where session.exitCode == nil {
      session.send(.key(key))
      settle()
    }
    while session.exitCode == nil, session.skipAhead() { settle() }
    return session.state
  }

  private func settle() {
    session.takeReports()
    while !session.isIdle {
      session.beginPictures()
      pipe.wait()
      session.takeReports()
    }
    _ = session.takeChores()
  }
}
