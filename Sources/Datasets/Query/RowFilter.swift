import Tables

/// One condition on the rows of a list: a column, how it is compared, and with what.
package struct RowFilter: Hashable, Sendable {
  /// How a cell is compared; the raw value is how it is written.
  package enum Comparison: String, CaseIterable, Sendable {
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// The same as the word `contains`.
    case contains = "~"
    case isEmpty = "is empty"
    case isNotEmpty = "is not empty"

    /// Whether numbers are compared by their values.
    var isOrder: Bool {
      switch self {
      case .less, .lessOrEqual, .greater, .greaterOrEqual: true
      case .equal, .notEqual, .contains, .isEmpty, .isNotEmpty: false
      }
    }
  }

  /// Why a text is no condition.
  package enum Fault: Error, Hashable, Sendable {
    case noComparison
    /// `nearest` is what others write so.
    case unknownComparison(String, nearest: String?)
    case unknownColumn(String)
  }

  /// The column's own name.
  package let column: String
  package let comparison: Comparison
  /// What was typed behind the comparison; empty where nothing belongs there.
  package let value: String

  package init(_ column: String, _ comparison: Comparison, _ value: String = "") {
    self.column = column
    self.comparison = comparison
    self.value = value
  }

  /// Whether numbers are compared by their values, so that it matters how the column writes them.
  package var comparesNumbers: Bool {
    comparison.isOrder && NumberStyle.allCases.contains { DecimalNumber(value, style: $0) != nil }
  }
}
