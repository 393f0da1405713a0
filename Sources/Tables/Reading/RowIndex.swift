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
}
