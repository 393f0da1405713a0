import Datasets
import Tables

/// Why what is typed finds nothing yet, as it is told while somebody types.
enum FilterHint: Hashable, Sendable {
  /// Something is compared that is no column.
  case noColumn(String)
  /// A comparison has nothing behind it.
  case noValue(RowFilter)
  /// It is a column, or the beginning of one, and could be compared.
  case column(String)
  /// What stands behind the column is no comparison.
  case noComparison(String)

  /// Nil where nothing of it reads like a condition.
  init?(_ typed: String, columns: [String]) {
    if columns.isEmpty { return nil }
    do throws(RowFilter.Fault) {
      let filter = try RowFilter(typed, columns: columns)
      guard filter.value.isEmpty, ![.isEmpty, .isNotEmpty].contains(filter.comparison) else {
        return nil
      }
      self = .noValue(filter)
    } catch {
      switch error {
      case .unknownColumn(let name) where !name.isEmpty: self = .noColumn(name)
      case .unknownComparison(let word, let nearest):
        let begins = ["is", "contains"].contains { $0.utf8.starts(with: word.lowercased().utf8) }
        guard begins || nearest != nil, let name = Self.column(before: typed, columns) else {
          return nil
        }
        self = .noComparison(name)
      case .unknownColumn, .noComparison:
        guard let name = Self.column(begunBy: typed, columns) else { return nil }
        self = .column(name)
      }
    }
  }

  /// Whether it is known without a look at the rows that it means nothing yet.
  var isUnfinished: Bool {
    guard case .noValue(let filter) = self else { return false }
    return ![.equal, .notEqual].contains(filter.comparison)
  }

  /// The longest column's name that stands in front.
  private static func column(before typed: String, _ columns: [String]) -> String? {
    columns.filter { !$0.isEmpty && typed.utf8.starts(with: $0.utf8) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// The first column whose name begins like that; blanks behind it do not count.
  private static func column(begunBy typed: String, _ columns: [String]) -> String? {
    var bytes = typed.utf8[...]
    while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
    let start = String(Substring(bytes)).lowercased()
    guard !start.isEmpty else { return nil }
    return columns.first { $0.lowercased().utf8.starts(with: start.utf8) }
  }
}

extension FilterHint {
  /// What it says; `columns` are those that there are.
  func sentence(_ texts: Texts, columns: [String]) -> String {
    switch self {
    case .noColumn(let name):
      return texts(.filterNoColumn, name)
        + texts.suggestion(for: name, among: columns)
    case .noValue(let filter):
      return texts(.filterNoValue, filter.column + " " + filter.comparison.rawValue)
    case .column(let name): return texts(.filterColumn, name)
    case .noComparison(let name): return texts(.filterNoComparison, name)
    }
  }
}
