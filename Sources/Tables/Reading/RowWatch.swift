import Synchronization

/// What became of a large file since the places of its rows were noted.
package enum RowLoss: Hashable, Sendable {
  /// Some are not there any more.
  case shorter
  /// Somebody wrote into the file since: at a place there may be something else.
  case changed
  /// More was written behind them; they are as they were.
  case grown
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

  /// Watches a file from now on.
  convenience init(of file: SeekableFile) {
    let begin = file.stamp
    let edges = file.edges(of: begin?.size ?? 0)
    self.init {
      guard let now = file.stamp, let begin, now != begin else { return nil }
      if now.size < begin.size { return .shorter }
      // What was appended, as to a log, moves no row.
      return now.size > begin.size && file.edges(of: begin.size) == edges ? .grown : .changed
    }
  }

  var loss: RowLoss? { found.withLock { $0 } }

  /// Notes it; of several the worst counts.
  func note(_ loss: RowLoss) {
    found.withLock { found in
      switch (found, loss) {
      case (nil, _), (.grown, _): found = loss
      case (.changed, .shorter), (.changed, .failed): found = loss
      default: break
      }
    }
  }

  /// Notes that rows end before the last one that is known.
  func noteEnd() { note(told() == .changed ? .changed : .shorter) }

  /// Looks whether somebody wrote.
  func look() {
    if loss == nil || loss == .grown, let loss = told() { note(loss) }
  }
}
