import Markup
package import Tables

/// Whether cells fulfil the condition of a filter.
package struct CellTest: Sendable {
  private let filter: RowFilter
  private let style: NumberStyle
  private let number: DecimalNumber?
  private let key: NaturalOrder.Key
  private let folded: [UInt8]

  /// - Parameters:
  ///   - filter: the condition.
  ///   - style: how the numbers of the column are written.
  package init(_ filter: RowFilter, style: NumberStyle = .point) {
    self.filter = filter
    self.style = style
    number = DecimalNumber(filter.value, style: style) ?? DecimalNumber(filter.value)
    key = NaturalOrder.key(filter.value)
    folded = Array(Folding.fold(filter.value).utf8)
  }

  /// Whether the condition holds.
  ///
  /// Equal is what has the same bytes, nothing being the empty text. Order is that of numbers where
  /// both are some, else that in which people sort texts; an empty cell is in no order. Texts
  /// contain others as the search folds both.
  package func includes(_ cell: Cell) -> Bool {
    switch filter.comparison {
    case .equal: isEqual(cell)
    case .notEqual: !isEqual(cell)
    case .less: !cell.isEmpty && isBelow(cell)
    case .lessOrEqual: !cell.isEmpty && !isAbove(cell)
    case .greater: !cell.isEmpty && isAbove(cell)
    case .greaterOrEqual: !cell.isEmpty && !isBelow(cell)
    case .contains: contains(cell)
    case .isEmpty: cell.isEmpty
    case .isNotEmpty: !cell.isEmpty
    }
  }

  private func isEqual(_ cell: Cell) -> Bool {
    (cell.field ?? "").utf8.elementsEqual(filter.value.utf8)
  }

  private func isBelow(_ cell: Cell) -> Bool {
    if let number, let other = cell.number(style) { return other < number }
    return NaturalOrder.key(cell.display) < key
  }

  private func isAbove(_ cell: Cell) -> Bool {
    if let number, let other = cell.number(style) { return other > number }
    return NaturalOrder.key(cell.display) > key
  }

  private func contains(_ cell: Cell) -> Bool {
    guard let first = folded.first else { return true }
    var text = Folding.fold(cell.display)
    return text.withUTF8 { bytes in
      guard bytes.count >= folded.count else { return false }
      for start in 0...(bytes.count - folded.count) where unsafe bytes[start] == first {
        if unsafe bytes[start..<(start + folded.count)].elementsEqual(folded) { return true }
      }
      return false
    }
  }
}
