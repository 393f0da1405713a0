/// Where the rows of a large text file are: every so many rows a place, so that it takes a hundred
/// thousandth of the file.
struct RowIndex: Sendable {
  /// Rows from one place to the next.
  static let step = 128

  private(set) var count = 0
  private var places: [RowPlace] = []

  /// Appends the row that begins there.
  mutating func append(_ place: RowPlace) {
    if count.isMultiple(of: Self.step) { places.append(place) }
    count += 1
  }

  /// The place of the first row of a page, which are `step` rows; nil where there is none.
  func place(ofPage page: Int) -> RowPlace? { places.indices.contains(page) ? places[page] : nil }

  /// The last page whose first row is at an offset or before it; nil where none is.
  ///
  /// Cost: O(log n).
  func page(beforeOrAt offset: Int) -> Int? {
    var range = 0..<places.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if places[middle].offset <= offset {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound > 0 ? range.lowerBound - 1 : nil
  }
}
