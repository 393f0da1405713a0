import Synchronization

/// Carries what background work found to the loop, which may be waiting for keys.
final class ReportBox: Sendable {
  private struct Content {
    var reports: [Report] = []
    /// The jobs that may still report.
    var running = 0
    var wake: @Sendable () -> Void
  }

  private let content: Mutex<Content>

  /// A box that calls `wake` when something is in it, from any thread.
  init(wake: @escaping @Sendable () -> Void = {}) { content = Mutex(Content(wake: wake)) }

  /// Calls another `wake` from now on, and at once: something may be in it already.
  func connect(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
    wake()
  }

  /// Starts work that reports as often as it likes until it ends.
  func run(
    _ priority: TaskPriority = .userInitiated,
    _ work: @escaping @Sendable (_ post: @escaping @Sendable (Report) -> Void) async -> Void
  ) -> Task<Void, Never> {
    content.withLock { $0.running += 1 }
    return Task.detached(priority: priority) {
      await work { self.post($0) }
      self.content.withLock { content in
        content.running -= 1
        return content.wake
      }()
    }
  }

  /// Puts a report in, from any thread.
  func post(_ report: Report) {
    content.withLock { content in
      content.reports.append(report)
      return content.wake
    }()
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
