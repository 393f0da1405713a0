import Synchronization

/// Carries what background work found to the loop, which may be waiting for keys.
final class ReportBox: Sendable {
  private struct Content {
    var reports: [Report] = []
    /// The jobs that may still report.
    var running = 0
  }

  private let content = Mutex(Content())
  private let wake: @Sendable () -> Void

  /// A box that calls `wake` when something is in it, from any thread.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Starts work that reports as often as it likes until it ends.
  func run(
    _ priority: TaskPriority = .userInitiated,
    _ work: @escaping @Sendable (_ post: @escaping @Sendable (Report) -> Void) async -> Void
  ) -> Task<Void, Never> {
    content.withLock { $0.running += 1 }
    return Task.detached(priority: priority) {
      await work { self.post($0) }
      self.content.withLock { $0.running -= 1 }
      self.wake()
    }
  }

  /// Puts a report in, from any thread.
  func post(_ report: Report) {
    content.withLock { $0.reports.append(report) }
    wake()
  }

  /// Everything that came since the last time.
  func take() -> [Report] {
    content.withLock { content in
      let reports = content.reports
      content.reports = []
      return reports
    }
  }

  /// Whether nothing is under way and nothing waits to be taken.
  var isIdle: Bool { content.withLock { $0.running == 0 && $0.reports.isEmpty } }
}
