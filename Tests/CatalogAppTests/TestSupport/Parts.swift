import Synchronization

/// The sizes of the parts that a load handed over.
final class Parts: Sendable {
  private let content = Mutex<[Int]>([])

  func add(_ count: Int) { content.withLock { $0.append(count) } }

  var counts: [Int] { content.withLock { $0 } }
}
