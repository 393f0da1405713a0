import Synchronization
import Tables

/// What is being done for an order, and how much of it is.
struct ArrangeProgress: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case searching
    case sorting(by: [String])
  }

  var step: Step
  /// From 0 to 100.
  var percent: Int
}

extension WorkProgress {
  /// Tells how far a step is, in percents: each is drawn.
  static func telling(
    _ step: ArrangeProgress.Step, _ told: @escaping @Sendable (ArrangeProgress) -> Void
  ) -> WorkProgress {
    percents { told(ArrangeProgress(step: step, percent: $0)) }
  }

  /// Tells percents from 0 to 100, each once.
  static func percents(_ told: @escaping @Sendable (Int) -> Void) -> WorkProgress {
    let last = LastPercent()
    return WorkProgress { share in
      if let percent = last.next(share) { told(percent) }
    }
  }
}

/// The percent that was told last.
private final class LastPercent: Sendable {
  private let last = Mutex(-1)

  /// The percent of a share from 0 to 1; nil where it is the last one, or less.
  func next(_ share: Double) -> Int? {
    let percent = Int(share * 100)
    return last.withLock { last in
      guard percent > last else { return nil }
      last = percent
      return percent
    }
  }
}
