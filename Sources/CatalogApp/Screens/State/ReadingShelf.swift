/// What was read of the entries of a place, so that it is there at once when they are read again.
struct ReadingShelf: Sendable {
  /// Entries whose texts are kept; those that were not read for the longest time go first.
  static let capacity = 32

  private var readings: [String: EntryReading] = [:]
  /// The entries, the one that was read last at the end.
  private var order: [String] = []
  private var revision = 0
  private var ticket = 0

  subscript(id: String) -> EntryReading? { readings[id] }

  /// Takes an entry into use.
  mutating func begin(_ id: String, address: String?) {
    order.removeAll { $0 == id }
    order.append(id)
    if readings[id] == nil { readings[id] = EntryReading(address: address) }
    if order.count > Self.capacity { readings[order.removeFirst()] = nil }
  }

  /// Changes what is read of an entry; what was forgotten stays so.
  mutating func change(_ id: String, _ body: (inout EntryReading) -> Void) {
    guard var reading = readings[id] else { return }
    body(&reading)
    revision += 1
    reading.revision = revision
    readings[id] = reading
  }

  /// A number for a request, by which its answer is known.
  mutating func nextTicket() -> Int {
    ticket += 1
    return ticket
  }

  /// Wants all articles anew, because the list was read again.
  mutating func renewArticles() {
    for id in order { readings[id]?.isArticleAsked = false }
  }
}
