package import MasterDetail
import Tables

/// Joins a list of entries to the core.
package struct EntrySource: ItemSource {
  package let list: any EntryList
  package let orders: PreparedOrders
  /// The order in force; nil: as the list has it.
  package private(set) var order: EntryOrder?

  /// A source over all entries of a list, in its order, and the place where its orders are put.
  package init(_ list: any EntryList, orders: PreparedOrders = PreparedOrders()) {
    self.list = list
    self.orders = orders
  }

  package var count: Int { order?.count ?? list.count }

  package func item(at position: Int) -> Entry {
    list.entry(at: order.map { Int($0.positions[position]) } ?? position)
  }

  package func position(of id: String) -> Int? {
    guard let position = list.position(of: id) else { return nil }
    guard let order else { return position }
    return order.row(of: position)
  }

  /// Nil where the arrangement's order was not prepared.
  package func arranged(by arrangement: Arrangement) -> (any ItemSource<Entry>)? {
    var source = self
    if arrangement.isNone {
      source.order = nil
      orders.dropLong()
    } else {
      guard let order = orders[arrangement] else { return nil }
      source.order = order
    }
    return source
  }
}
