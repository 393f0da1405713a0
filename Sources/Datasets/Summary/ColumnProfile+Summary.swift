import Markup
import Tables

extension ColumnProfile {
  /// What was found out; `order` is that of the values where they were too many to be kept.
  func summary(named name: String, rows: Int, order: ColumnOrder?) -> ColumnSummary {
    let kind = traits.kind
    var summary = ColumnSummary(
      name: name, kind: kind, rows: rows, empty: empty,
      distinct: counts.map { .exactly($0.count) } ?? .moreThan(floor))
    if kind == .text { (summary.shortest, summary.longest) = (traits.shortest, traits.longest) }
    if let order = order ?? self.order {
      summary.minimum = order.minimum
      summary.median = order.median
      summary.maximum = order.maximum
      summary.histogram = order.histogram?.counts
    } else if kind == .text {
      (summary.minimum, summary.maximum) = textEnds
    }
    summary.frequent = counts.map(Self.frequent)
    return summary
  }

  /// The order of the values that were kept, where they have one.
  private var order: ColumnOrder? {
    guard let counts, [.number, .date].contains(traits.kind) else { return nil }
    let values = counts.compactMap { value, count in
      traits.sortKey(of: value.cell).map { (cell: value.cell, key: $0, count: count) }
    }
    .sorted {
      $0.key == $1.key
        ? $0.cell.display < $1.cell.display : $0.key.lexicographicallyPrecedes($1.key)
    }
    guard let last = values.last else { return nil }
    var order = ColumnOrder(traits, count: values.reduce(0) { $0 + $1.count }, last: last.cell)
    for value in values { order.add(value.cell, count: value.count) }
    return order
  }

  private var textEnds: (Cell?, Cell?) {
    if let ends { return (.text(ends.first.text), .text(ends.last.text)) }
    let keys = (counts ?? [:]).keys.map { NaturalOrder.key($0.cell.display) }
    let first = keys.min()
    let last = keys.max()
    return (first.map { .text($0.text) }, last.map { .text($0.text) })
  }

  private static func frequent(_ counts: [ValueKey: Int]) -> [ColumnSummary.Value] {
    // Only those that may be among the first are put in order.
    let least = counts.values.sorted(by: >).prefix(ColumnSummary.frequentCount).last ?? 0
    return counts.filter { $0.value >= least }
      .map { (value: $0, key: NaturalOrder.key($0.cell.display), count: $1) }
      .sorted {
        if $0.count != $1.count { return $0.count > $1.count }
        return $0.key < $1.key || ($0.key == $1.key && $0.value.isBefore($1.value))
      }
      .prefix(ColumnSummary.frequentCount)
      .map { ColumnSummary.Value(cell: $0.value.cell, count: $0.count) }
  }
}
