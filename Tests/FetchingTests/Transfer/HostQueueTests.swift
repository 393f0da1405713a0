import Testing

@testable import Fetching

struct HostQueueTests {
  /// The requests that may start now.
  private func takeAll(_ queue: inout HostQueue) -> [Int] {
    var taken: [Int] = []
    while let next = queue.next() { taken.append(next) }
    return taken
  }

  @Test func `of each host the first request may start`() {
    var queue = HostQueue(["a", "b", "a", "c", "b", "a"])
    #expect(takeAll(&queue) == [0, 1, 3])
  }

  @Test func `a host that is done is asked its next request, behind what waits already`() {
    var queue = HostQueue(["a", "a", "b", "a"])
    #expect(queue.next() == 0)
    queue.finish(0)
    #expect(takeAll(&queue) == [2, 1])
    queue.finish(1)
    #expect(takeAll(&queue) == [3])
    queue.finish(3)
    queue.finish(2)
    #expect(takeAll(&queue) == [])
  }
}
