import Datasets
import Markup
import Tables

/// Writes how often the values of a column occur.
struct FrequencyLister {
  private static let keys = ["value", "count", "share"]
  /// The longest bar, in cells.
  private static let barColumns = 24

  let context: CommandContext
  let query: ItemQuery
  let column: String

  /// - Throws: also where an option does not go with counting.
  init(_ context: CommandContext, _ query: ItemQuery, of dataset: some Dataset, _ typed: String)
    throws
  {
    let others: [OptionName] = [.columns, .hide, .sort, .descending, .count]
    if let other = others.first(where: context.line.has) {
      throw CommandError(
        context.texts(.usageContradiction, OptionName.frequency.spelling, other.spelling), .wrongUse
      )
    }
    self.context = context
    self.query = query
    column = try QueryNames(keys: dataset.keys, context: context).key(typed, .frequency)
  }

  func list(_ dataset: some Dataset) async throws {
    let counter = ValueCounter { NaturalOrder.key($0).bytes }
    let notes = try await dataset.forEach { item in
      if query.includes({ dataset.cell(item, key: $0) }) {
        try counter.add(dataset.cell(item, key: column))
      }
      return true
    }
    var writer = context.writer(keys: Self.keys, headings: headings)
    var most: Int?
    try writer.begin()
    try counter.forEach(limit: query.limit ?? .max) { value, count in
      most = most ?? count
      try writer.write(entry(value, count, most: most ?? count, total: counter.total))
    }
    try writer.end()
    if writer.hasCut { context.note(context.texts[.textsCut]) }
    if counter.isOnDisk { context.note(context.texts[.frequencyOnDisk]) }
    context.note(notes)
  }

  /// Only people need them.
  private var headings: [String]? {
    guard context.format == .table else { return nil }
    return [
      column, context.texts[.frequencyCount], context.texts[.frequencyShare],
    ]
  }

  private func entry(_ value: Cell, _ count: Int, most: Int, total: Int) -> ItemWriter.Entry {
    let share = Share(count, of: total)
    let json = JSONValue.object([
      .init("value", value.json ?? .null), .init("count", .number(String(count))),
      .init("share", .number(share.decimal)),
    ])
    let shown = shown(value)
    guard context.format == .table else {
      return .init(json: json, cells: [shown, String(count), share.decimal])
    }
    // Counts stand below each other by their last digits; the first one is the longest.
    let width = String(most).utf8.count
    let padding = String(repeating: " ", count: max(0, width - String(count).utf8.count))
    let room = min(Self.barColumns, max(0, context.width - 40))
    let bar = context.bars.bar(count, of: most, columns: room)
    let percent = share.percent
    let blanks = String(repeating: " ", count: max(1, 7 - percent.utf8.count))
    return .init(json: json, cells: [shown, padding + String(count), percent + blanks + bar])
  }

  private func shown(_ value: Cell) -> String {
    switch value {
    case .null, .missing: context.texts[.noValue]
    case .text(""): context.texts[.emptyValue]
    default: value.display
    }
  }
}
