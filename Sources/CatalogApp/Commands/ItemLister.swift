import Datasets
import Markup
import Tables

/// Writes items of any dataset as the output options say.
struct ItemLister {
  let context: CommandContext
  let query: ItemQuery

  /// Writes the dataset's items that the query wants.
  func list(_ dataset: some Dataset) async throws {
    if context.line.has(.count) {
      try await count(dataset)
    } else if query.isStreaming {
      if try !copy(dataset) { try await stream(dataset) }
    } else if let rows = try SortedRows(dataset, query) {
      try write(rows)
      context.note(rows.notes)
    } else {
      let (items, notes) = try await dataset.all()
      try write(query.sorted(items) { dataset.cell($0, key: $1) }, of: dataset)
      context.note(notes)
    }
  }

  /// Writes the rows of a large table in order, without keeping them.
  private func write(_ rows: SortedRows) throws {
    var writer = writer(for: rows.table)
    try writer.begin()
    try rows.forEach { item, _ in try put(item, of: rows.table, to: &writer) }
    try end(&writer)
  }

  /// Writes these items in their own order.
  func write<Data: Dataset>(_ items: [Data.Item], of dataset: Data) throws {
    var writer = writer(for: dataset)
    var left = query.limit ?? .max
    try writer.begin()
    for item in items where left > 0 {
      if try write(item, of: dataset, to: &writer) { left -= 1 }
    }
    try end(&writer)
  }

  private func end(_ writer: inout ItemWriter) throws {
    try writer.end()
    if writer.hasCut { context.note(context.texts[.textsCut]) }
  }

  /// Writes all rows of a table from text to text, where there is such a way.
  private func copy(_ dataset: some Dataset) throws -> Bool {
    guard let table = dataset as? TableDataset, query.wantsAll, !context.output.isTerminal,
      let delimited = context.format.delimited
    else { return false }
    var hasBegun = false
    let writer = writer(for: dataset)
    let notes = try table.copy(as: delimited, limit: query.limit ?? .max) { bytes in
      if !hasBegun { try writer.begin() }
      hasBegun = true
      try context.output.write(bytes)
    }
    guard let notes else { return false }
    try context.output.flush()
    context.note(notes)
    return true
  }

  private func stream(_ dataset: some Dataset) async throws {
    var writer = writer(for: dataset)
    var left = query.limit ?? .max
    var notes: [DatasetNote] = []
    try writer.begin()
    if left > 0 {
      notes = try await dataset.forEach { item in
        if try write(item, of: dataset, to: &writer) { left -= 1 }
        return left > 0
      }
    }
    try end(&writer)
    context.note(notes)
  }

  private func count(_ dataset: some Dataset) async throws {
    if let table = dataset as? TableDataset, query.filters.isEmpty {
      let (count, notes) = try table.count()
      try context.write(count: min(count, query.limit ?? .max))
      return context.note(notes)
    }
    var count = 0
    let notes = try await dataset.forEach { item in
      if query.includes({ dataset.cell(item, key: $0) }) { count += 1 }
      return true
    }
    try context.write(count: min(count, query.limit ?? .max))
    context.note(notes)
  }

  private func writer(for dataset: some Dataset) -> ItemWriter {
    let keys = query.columns ?? dataset.keys
    return context.writer(keys: keys, headings: dataset.isTable ? keys : nil)
  }

  /// Whether the item is one of those that the query wants.
  private func write<Data: Dataset>(
    _ item: Data.Item, of dataset: Data, to writer: inout ItemWriter
  ) throws(Stream.Failure) -> Bool {
    guard query.includes({ dataset.cell(item, key: $0) }) else { return false }
    try put(item, of: dataset, to: &writer)
    return true
  }

  private func put<Data: Dataset>(
    _ item: Data.Item, of dataset: Data, to writer: inout ItemWriter
  ) throws(Stream.Failure) {
    let object = query.projected(dataset.json(item))
    let cells = writer.writesCells ? cells(item, of: dataset) : []
    try writer.write(.init(json: object, cells: cells))
  }

  /// The texts of the wanted columns, else the item's row.
  ///
  /// For programs the identifier comes first; for people it stands behind what they look for, and
  /// only where there is room for it.
  private func cells<Data: Dataset>(_ item: Data.Item, of dataset: Data) -> [String] {
    if dataset.isTable || query.columns != nil {
      return (query.columns ?? dataset.keys).map { dataset.text(item, key: $0) }
    }
    let row = dataset.row(item)
    let texts = context.texts
    let shown = [texts.text(of: row.title), row.subtitle.map(texts.text) ?? ""]
    guard context.format == .table else { return [item.id] + shown }
    return context.width < 60 ? shown : shown + [item.id]
  }
}
