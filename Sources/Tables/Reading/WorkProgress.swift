/// Is told how much of some work is done, from 0 to 1.
package struct WorkProgress: Sendable {
  private let told: @Sendable (Double) -> Void

  package init(_ told: @escaping @Sendable (Double) -> Void) { self.told = told }

  /// Tells nobody.
  package static let none = WorkProgress { _ in }

  /// So much is done.
  package func reach(_ share: Double) { told(min(1, max(0, share))) }

  /// The progress of a part of the work.
  package func part(from start: Double, to end: Double) -> WorkProgress {
    WorkProgress { [told] in told(start + $0 * (end - start)) }
  }
}
