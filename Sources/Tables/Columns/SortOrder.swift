/// The order that rows take when they are sorted by one column.
package enum SortOrder {
  /// The places of the cells in the order of their values.
  ///
  /// Numbers come first, by value in the column's own style, then texts by their keys, then cells
  /// with nothing in them. Descending turns numbers and texts round but keeps empty cells last.
  /// Equal cells keep their order. Cost: O(n log n); no value goes through a binary float.
  package static func places(
    of cells: [Cell], descending: Bool = false, textKey: (String) -> some Comparable
  ) -> [Int] {
    let style = NumberStyle.common(to: cells) ?? .point
    let keys = cells.map { SortKey($0, style: style, textKey: textKey) }
    return keys.indices.sorted { left, right in
      let (first, second) = (keys[left], keys[right])
      if first.isEmpty || second.isEmpty {
        return first.isEmpty == second.isEmpty ? left < right : second.isEmpty
      }
      if first < second { return !descending }
      if second < first { return descending }
      return left < right
    }
  }
}

/// What a cell is compared by.
enum SortKey<TextKey> {
  case number(DecimalNumber)
  case text(TextKey)
  case empty

  init(_ cell: Cell, style: NumberStyle, textKey: (String) -> TextKey) {
    if cell.isEmpty {
      self = .empty
    } else if case .number(let text) = cell, let number = DecimalNumber(text) {
      self = .number(number)
    } else if case .text(let text) = cell, let number = DecimalNumber(text, style: style) {
      self = .number(number)
    } else {
      self = .text(textKey(cell.display))
    }
  }

  var isEmpty: Bool { if case .empty = self { true } else { false } }
}

extension SortKey: Equatable where TextKey: Equatable {}

extension SortKey: Comparable where TextKey: Comparable {
  static func < (left: SortKey, right: SortKey) -> Bool {
    switch (left, right) {
    case (.number(let first), .number(let second)): first < second
    case (.text(let first), .text(let second)): first < second
    case (.number, _): true
    case (.text, .empty): true
    default: false
    }
  }
}
