import Datasets
import Markup
package import Tables

/// Which items of a list are wanted, and in which order.
package struct ItemQuery: Sendable {
  /// The keys to show, in this order; nil for all.
  package var columns: [String]?
  /// Keys and the text that their value must have.
  package var filters: [(key: String, value: String)] = []
  package var sortKey: String?
  package var isDescending = false
  package var limit: Int?

  package init() {}

  /// Whether items can be passed on one by one as they come.
  package var isStreaming: Bool { sortKey == nil }

  /// Whether items are wanted as they are, in their order, up to the limit.
  var wantsAll: Bool { columns == nil && filters.isEmpty && sortKey == nil }

  package func includes(_ item: JSONValue) -> Bool {
    filters.allSatisfy { key, value in
      let text = item[key].flatMap { Cell($0).field } ?? ""
      return text.utf8.elementsEqual(value.utf8)
    }
  }

  /// The object with just the wanted columns.
  package func projected(_ item: JSONValue) -> JSONValue {
    guard let columns else { return item }
    return .object(columns.map { .init($0, item[$0] ?? .null) })
  }

  /// The items in the wanted order: numbers by value, text as people sort, nothing last.
  package func sorted<Item>(_ items: [Item], by object: (Item) -> JSONValue) -> [Item] {
    guard let sortKey else { return items }
    let cells = items.map { Cell(object($0)[sortKey] ?? .null) }
    let places = SortOrder.places(of: cells, descending: isDescending, textKey: NaturalOrder.key)
    return places.map { items[$0] }
  }
}
