package import MasterDetail
import Synchronization

/// The orders of one list that were made in the background, for the core to find.
///
/// The core asks for an order at once and cannot wait for it. So the front filters and sorts
/// first, puts the result here, and then tells the core to arrange.
///
/// A lock and not an actor, because the core's question is no asynchronous one; it is held for a
/// look at four orders.
package final class PreparedOrders: Sendable {
  /// How many are kept; a large list needs a few MB for each.
  static let capacity = 4

  private let orders = Mutex<[(arrangement: Arrangement, order: EntryOrder)]>([])

  package init() {}

  /// The order for an arrangement; nil where none was put here lately.
  package subscript(arrangement: Arrangement) -> EntryOrder? {
    orders.withLock { orders in orders.first { $0.arrangement == arrangement }?.order }
  }

  /// Forgets long orders: nobody waits for them.
  package func dropLong() {
    orders.withLock { orders in orders.removeAll { $0.order.isLong } }
  }

  /// Keeps an order in place of an earlier one for the same arrangement, or of the oldest one; a long
  /// one in place of all others.
  package func put(_ order: EntryOrder, for arrangement: Arrangement) {
    orders.withLock { orders in
      orders.removeAll { $0.arrangement == arrangement || order.isLong }
      if orders.count >= Self.capacity { orders.removeFirst() }
      orders.append((arrangement, order))
    }
  }
}
