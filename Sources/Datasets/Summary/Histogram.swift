/// How many values are in each part of a span.
struct Histogram {
  private let minimum: Double
  private let span: Double
  private(set) var counts = [Int](repeating: 0, count: ColumnSummary.bins)

  /// Nil where the span cannot be divided.
  init?(from minimum: Double, to maximum: Double) {
    guard minimum.isFinite, maximum.isFinite, (maximum - minimum).isFinite, maximum >= minimum
    else { return nil }
    self.minimum = minimum
    span = maximum - minimum
  }

  mutating func add(_ value: Double, count: Int = 1) {
    let place = span > 0 ? (value - minimum) / span * Double(counts.count) : 0
    let bin = place.isFinite ? Int(max(0, min(place, Double(counts.count - 1)))) : 0
    counts[bin] += count
  }
}
