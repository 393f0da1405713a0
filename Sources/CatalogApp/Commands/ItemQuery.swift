import Datasets
import Markup
package import Tables

/// Which items of a list are wanted, and in which order.
package struct ItemQuery: Sendable {
  /// The keys to show, in this order; nil for all.
  package var columns: [String]?
  /// What has to be true of an item, all of it.
  private(set) var filters: [RowFilter] = []
  /// The columns to sort by, the one that counts most first.
  var sort: [SortChoice] = []
  package var limit: Int?
  private var tests: [(column: String, test: CellTest)] = []

  package init() {}

  /// Whether items can be passed on one by one as they come.
  package var isStreaming: Bool { sort.isEmpty }

  /// Whether items are wanted as they are, in their order, up to the limit.
  var wantsAll: Bool { columns == nil && filters.isEmpty && sort.isEmpty }

  package func includes(_ item: JSONValue) -> Bool {
    tests.allSatisfy { $0.test.includes(item[$0.column].map { Cell($0) } ?? .missing) }
  }

  /// The same by the cells of an item's columns.
  func includes(_ cell: (_ column: String) -> Cell) -> Bool {
    tests.allSatisfy { $0.test.includes(cell($0.column)) }
  }

  /// The object with just the wanted columns.
  package func projected(_ item: JSONValue) -> JSONValue {
    guard let columns else { return item }
    return .object(columns.map { .init($0, item[$0] ?? .null) })
  }

  /// The items in the wanted order: numbers by value, text as people sort, nothing last.
  ///
  /// Sorting keeps the order of what is equal, so the column that counts most is the last to sort by.
  func sorted<Item>(_ items: [Item], by cell: (Item, _ column: String) -> Cell) -> [Item] {
    var items = items
    for choice in sort.reversed() {
      let cells = items.map { cell($0, choice.key) }
      let places = SortOrder.places(
        of: cells, descending: choice.isDescending, textKey: NaturalOrder.key)
      items = places.map { items[$0] }
    }
    return items
  }
}

extension ItemQuery {
  /// Wants only what fulfils these conditions, and finds out how the numbers are written in columns
  /// whose numbers are compared: goes through a table once where there are such.
  ///
  /// Items of ours have numbers in one style.
  mutating func filter(by filters: [RowFilter], of dataset: some Dataset) async throws {
    self.filters = filters
    tests = filters.map { ($0.column, CellTest($0)) }
    guard let table = dataset as? TableDataset else { return }
    let columns = Set(filters.filter(\.comparesNumbers).map { ExactText($0.column) })
    guard !columns.isEmpty else { return }
    let names = table.keys.filter { columns.contains(ExactText($0)) }
    var guesses = names.map { _ in NumberStyleGuess() }
    _ = try await table.forEach { item in
      var isSettled = true
      for place in names.indices where !guesses[place].isSettled {
        guesses[place].add(table.cell(item, key: names[place]))
        isSettled = false
      }
      return !isSettled
    }
    let styles = Dictionary(
      zip(names.map(ExactText.init), guesses.map { $0.style ?? .point })
    ) { first, _ in first }
    tests = filters.map {
      ($0.column, CellTest($0, style: styles[ExactText($0.column)] ?? .point))
    }
  }
}
