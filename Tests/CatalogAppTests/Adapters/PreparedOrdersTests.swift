import MasterDetail
import Testing

@testable import CatalogApp

struct PreparedOrdersTests {
  private func order(_ position: Int32) -> EntryOrder {
    EntryOrder(positions: [position], count: 100)
  }

  @Test func `an order is found by its arrangement`() {
    let orders = PreparedOrders()
    orders.put(order(1), for: Arrangement(sort: "name"))
    orders.put(order(2), for: Arrangement(sort: "name", filter: "x"))
    #expect(orders[Arrangement(sort: "name")] == order(1))
    #expect(orders[Arrangement(sort: "name", filter: "x")] == order(2))
    #expect(orders[Arrangement(filter: "x")] == nil)
  }

  @Test func `the newest four are kept`() {
    let orders = PreparedOrders()
    for number in 0..<4 { orders.put(order(Int32(number)), for: Arrangement(sort: "\(number)")) }
    orders.put(order(9), for: Arrangement(sort: "0"))
    orders.put(order(4), for: Arrangement(sort: "4"))
    let kept = (0..<5).map { orders[Arrangement(sort: "\($0)")] }
    #expect(kept == [order(9), nil, order(2), order(3), order(4)])
  }
}
