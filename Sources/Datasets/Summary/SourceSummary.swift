import Markup
package import Tables

/// What there is to know of the columns of a source.
package struct SourceSummary: Sendable {
  package var columns: [ColumnSummary] = []
  package var rows = 0
  package var notes: [DatasetNote] = []

  /// How much is found out.
  package enum Depth: Sendable {
    /// The kinds of the columns only.
    case kinds
    case full
  }

  /// Goes through a source; twice where a column has more different numbers or dates than can be
  /// kept, which are put in order on the disk.
  ///
  /// Cost: the time of reading the source; memory: 100,000 values a column, 512 MB at most.
  /// Cancelled, it throws `CancellationError`. The progress is told where it is said how many rows
  /// there are.
  package static func of(
    _ dataset: some Dataset, _ depth: Depth, limit: Int = 100_000, expecting rows: Int? = nil,
    progress: WorkProgress = .none
  ) async throws -> SourceSummary {
    let counting = RowProgress(progress.part(from: 0, to: 0.6), rows: rows)
    let ordering = RowProgress(progress.part(from: 0.6, to: 0.9), rows: rows)
    var columns = Profiles(dataset.keys, depth, limit: limit)
    var summary = SourceSummary()
    summary.notes = try await dataset.forEach { item in
      let cells = dataset.cells(item)
      if cells.count > columns.list.count, let row = item as? TableItem {
        columns.extend(to: row.columns.map(\.name))
      }
      columns.add(cells)
      counting.reach(columns.rows)
      return !columns.rows.isMultiple(of: 256) || !Task.isCancelled
    }
    try Task.checkCancellation()
    summary.rows = columns.rows
    var order: [Int: ColumnOrder] = [:]
    let large = columns.tooLarge
    if depth == .full, !large.isEmpty {
      order = try await ordered(dataset, columns, large, ordering)
    }
    summary.columns = columns.list.enumerated().map { place, profile in
      profile.summary(
        named: columns.names[place], rows: columns.rows, order: order[place])
    }
    return summary
  }

  /// The orders of the columns at some places.
  private static func ordered(
    _ dataset: some Dataset, _ columns: Profiles, _ places: [Int], _ progress: RowProgress
  ) async throws -> [Int: ColumnOrder] {
    let values = try OrderedValues()
    var row = 0
    _ = try await dataset.forEach { item in
      row += 1
      progress.reach(row)
      let cells = dataset.cells(item)
      for place in places where place < cells.count {
        guard let key = columns.list[place].traits.sortKey(of: cells[place]) else { continue }
        try values.add(cells[place], key: key, column: place)
      }
      return !row.isMultiple(of: 256) || !Task.isCancelled
    }
    try Task.checkCancellation()
    var orders: [Int: ColumnOrder] = [:]
    for place in places {
      let traits = columns.list[place].traits
      guard let last = try values.last(of: place) else { continue }
      var order = ColumnOrder(
        traits, count: columns.rows - columns.list[place].empty, last: last)
      try values.forEach(of: place) { order.add($0) }
      try Task.checkCancellation()
      orders[place] = order
    }
    return orders
  }
}

/// Tells of some of the rows how many are gone through; of none where their number is not known.
private struct RowProgress {
  private let progress: WorkProgress
  private let rows: Int?

  init(_ progress: WorkProgress, rows: Int?) {
    self.progress = progress
    self.rows = rows
  }

  func reach(_ row: Int) {
    guard let rows, rows > 0, row.isMultiple(of: 4_096) else { return }
    progress.reach(Double(row) / Double(rows))
  }
}

/// The profiles of all columns.
private struct Profiles {
  private(set) var names: [String]
  private(set) var list: [ColumnProfile]
  private(set) var rows = 0
  private let limits: ColumnProfile.Limits

  init(_ names: [String], _ depth: SourceSummary.Depth, limit: Int) {
    self.names = names
    var limits =
      depth == .full ? ColumnProfile.Limits.full(columns: names.count) : ColumnProfile.Limits.none
    limits.values = min(limits.values, limit)
    self.limits = limits
    list = names.map { _ in ColumnProfile(limits) }
  }

  /// Takes in columns that rows have brought.
  mutating func extend(to names: [String]) {
    for name in names.dropFirst(list.count) {
      self.names.append(name)
      list.append(ColumnProfile(limits, empty: rows))
    }
  }

  mutating func add(_ cells: [Cell]) {
    for place in list.indices { list[place].add(place < cells.count ? cells[place] : .missing) }
    rows += 1
  }

  /// The columns that have to be put in order on the disk.
  var tooLarge: [Int] {
    list.indices.filter {
      list[$0].counts == nil && [.number, .date].contains(list[$0].traits.kind)
    }
  }
}
