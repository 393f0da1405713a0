package import Tables

/// What there is to know of a column without reading it.
package struct ColumnSummary: Hashable, Sendable {
  /// How many different values there are.
  package enum Distinct: Hashable, Sendable {
    case exactly(Int)
    /// Too many to be told from each other.
    case moreThan(Int)
  }

  /// A value and how often it occurs.
  package struct Value: Hashable, Sendable {
    package var cell: Cell
    package var count: Int
  }

  /// Bins of a histogram.
  package static let bins = 10
  /// How many of the most frequent values are kept.
  package static let frequentCount = 20

  package var name: String
  package var kind: ContentKind
  package var rows: Int
  /// Rows with nothing in this column: no value, or the empty text.
  package var empty: Int
  /// Of the values that are not empty.
  package var distinct: Distinct
  /// The first, the middle and the last value: of numbers by value, of dates, and of texts (which
  /// have no middle) as people sort them; nil for other kinds.
  package var minimum: Cell?
  package var median: Cell?
  package var maximum: Cell?
  /// The lengths of texts, in Unicode scalars.
  package var shortest: Int?
  package var longest: Int?
  /// How many numbers or dates are in each of `bins` equal parts from the minimum to the maximum.
  package var histogram: [Int]?
  /// Those first that occur most often, at most `frequentCount`; nil where there are too many
  /// different values to tell.
  package var frequent: [Value]?
}
