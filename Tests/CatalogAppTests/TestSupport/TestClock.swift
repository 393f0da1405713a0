import Datasets

/// A clock that stands still until it is moved.
@MainActor final class TestClock {
  /// Milliseconds since the screen began.
  private(set) var milliseconds = 0

  /// Every place is left at this moment.
  nonisolated static let today = Timestamp(seconds: 1_700_000_000)

  func pass(_ milliseconds: Int) { self.milliseconds += milliseconds }
}
