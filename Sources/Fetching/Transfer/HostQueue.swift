/// Requests that wait for their turn, of which one of each host is out at a time.
///
/// In their order, but for those whose host is busy. All work is constant in time.
struct HostQueue {
  private let hosts: [String]
  /// The requests that may start; those before `position` have.
  private var ready: [Int] = []
  private var position = 0
  /// The requests behind another one of their host, the next one last.
  private var behind: [String: [Int]] = [:]

  /// A queue of requests, named by their index, to these hosts.
  init(_ hosts: [String]) {
    self.hosts = hosts
    var seen: Set<String> = []
    for (index, host) in hosts.enumerated() {
      if seen.insert(host).inserted {
        ready.append(index)
      } else {
        behind[host, default: []].append(index)
      }
    }
    for host in behind.keys { behind[host]?.reverse() }
  }

  /// Takes the next request that may start now.
  mutating func next() -> Int? {
    guard position < ready.count else { return nil }
    defer { position += 1 }
    return ready[position]
  }

  /// Lets the next request to the host of this one start, for this one is done.
  mutating func finish(_ index: Int) {
    if let next = behind[hosts[index]]?.popLast() { ready.append(next) }
  }
}
