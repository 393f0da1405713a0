import Tables

/// The first, middle and last value of a column, and its histogram, from its values in their order.
struct ColumnOrder {
  private(set) var minimum: Cell?
  let maximum: Cell
  private(set) var histogram: Histogram?
  private let traits: ValueTraits
  /// How many values there are.
  private let count: Int
  private var seen = 0
  /// The values in the middle: two where their number is even.
  private var lower: Cell?
  private var upper: Cell?

  init(_ traits: ValueTraits, count: Int, last: Cell) {
    self.traits = traits
    self.count = count
    maximum = last
  }

  /// Takes the next value, which occurs so many times.
  mutating func add(_ cell: Cell, count times: Int = 1) {
    let place = traits.approximate(cell)
    if minimum == nil {
      minimum = cell
      histogram = Histogram(from: place, to: traits.approximate(maximum))
    }
    histogram?.add(place, count: times)
    let end = seen + times
    if (seen..<end).contains((count - 1) / 2) { lower = cell }
    if (seen..<end).contains(count / 2) { upper = cell }
    seen = end
  }

  /// The middle value; the mean of the two middle numbers where there are two.
  var median: Cell? {
    guard let lower, let upper, traits.kind == .number, ValueKey(lower) != ValueKey(upper),
      let first = lower.number(traits.numberStyle), let second = upper.number(traits.numberStyle),
      first != second, let mean = DecimalNumber.mean(first, second)
    else { return lower }
    if case .number = lower { return .number(mean) }
    return .text(traits.numberStyle.written(mean))
  }
}

extension ValueTraits {
  /// Bytes that compare like numbers, or like dates; nil where a value is neither.
  func sortKey(of cell: Cell) -> [UInt8]? {
    if kind == .number { return cell.number(numberStyle)?.sortBytes }
    guard case .text(let text) = cell, !text.isEmpty else { return nil }
    return Array(text.utf8)
  }

  /// About the number, or the seconds since 1970.
  func approximate(_ cell: Cell) -> Double {
    if kind == .number { return cell.number(numberStyle)?.approximate ?? .nan }
    if case .text(let text) = cell { return ISOMoment.seconds(text) ?? .nan }
    return .nan
  }
}
