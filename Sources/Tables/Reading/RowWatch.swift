import Synchronization

/// Why rows of a large file are not those that were there when their places were noted.
package enum RowLoss: Hashable, Sendable {
  /// Some are not there any more.
  case shorter
  /// Somebody wrote into the file since: at a place there may be something else.
  case changed
  /// They cannot be read.
  case failed(TableError)
}

/// Notes what shows that a file is not as it was; one for all who read it.
///
/// A lock and not an actor, because who draws a frame cannot wait for one; it is held for a moment.
final class RowWatch: Sendable {
  private let found = Mutex<RowLoss?>(nil)
  /// What the file itself tells of being written since its rows were counted.
  private let told: @Sendable () -> RowLoss?

  init(told: @escaping @Sendable () -> RowLoss? = { nil }) { self.told = told }

  var loss: RowLoss? { found.withLock { $0 } }

  /// Notes it; what is worse than that rows may be others counts more.
  func note(_ loss: RowLoss) {
    found.withLock { found in
      if found == nil || found == .changed { found = loss }
    }
  }

  /// Notes that rows end before the last one that is known.
  func noteEnd() { note(told() ?? .shorter) }

  /// Looks whether somebody wrote.
  func look() {
    if loss == nil, let loss = told() { note(loss) }
  }
}
