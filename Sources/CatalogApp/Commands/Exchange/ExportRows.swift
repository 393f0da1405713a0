import Datasets
import Markup
import Tables

/// The items that are wanted, which can be gone through more than once.
@MainActor final class ExportRows<Data: Dataset> {
  private let dataset: Data
  private let query: ItemQuery
  /// Nil for a table, which is read from its file each time, so that it need not fit in the memory.
  private let items: [Data.Item]?
  /// Those of a large table in their order; nil where they are not sorted.
  private let sorted: SortedRows?
  /// What there is to say of the source.
  private(set) var notes: [DatasetNote] = []

  init(_ dataset: Data, _ query: ItemQuery) async throws {
    self.dataset = dataset
    self.query = query
    let sorted = query.isStreaming ? nil : try SortedRows(dataset, query)
    self.sorted = sorted
    guard !dataset.isTable || !query.isStreaming, sorted == nil else {
      items = nil
      notes = sorted?.notes ?? []
      return
    }
    let (all, notes) = try await dataset.all()
    let wanted = all.filter { query.includes(dataset.json($0)) }
    items = Array(query.sorted(wanted) { dataset.cell($0, key: $1) }.prefix(query.limit ?? .max))
    self.notes = notes
  }

  /// Writes all rows of a table from text to text; false where there is no such way.
  func copy(
    as writer: DelimitedWriter, _ sink: ([UInt8]) throws -> Void
  ) throws -> Bool {
    guard let table = dataset as? TableDataset, query.wantsAll,
      let notes = try table.copy(as: writer, limit: query.limit ?? .max, sink)
    else { return false }
    self.notes = notes
    return true
  }

  func forEach(
    readingArticles: Bool, _ body: (ExportItem<Data>) throws -> Void
  ) async throws {
    if let items {
      for (index, item) in items.enumerated() {
        let article = readingArticles ? await dataset.article(item) : []
        try body(exported(item, dataset.json(item), index + 1, article))
      }
      return
    }
    if let sorted {
      return try sorted.forEach { item, number in
        guard let item = item as? Data.Item else { return }
        try body(exported(item, dataset.json(item), number, []))
      }
    }
    var number = 0
    let limit = query.limit ?? .max
    guard limit > 0 else { return }
    notes = try await dataset.forEach { item in
      let json = dataset.json(item)
      guard query.includes(json) else { return true }
      number += 1
      try body(exported(item, json, number, []))
      return number < limit
    }
  }

  private func exported(
    _ item: Data.Item, _ json: JSONValue, _ number: Int, _ article: [TextBlock]
  ) -> ExportItem<Data> {
    ExportItem(
      item: item, dataset: dataset, query: query, number: number, article: article, json: json)
  }
}
