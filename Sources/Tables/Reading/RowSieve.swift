/// Tells from the bytes of records that none of them is wanted, before they are cut into values.
///
/// It may let through what is not wanted, but never keeps back what is.
package struct RowSieve {
  /// Whether one of the records in some bytes may be wanted, which are the rows at these positions.
  package typealias Look = (_ bytes: ArraySlice<UInt8>, _ rows: Range<Int>) -> Bool

  let mayHold: Look

  package init(_ mayHold: @escaping Look) { self.mayHold = mayHold }
}

/// A row that is being gone past.
package struct PassingRow {
  let reader: any CellReader

  /// The value in a column.
  package subscript(column: Int) -> Cell { reader.cell(column) }
  /// All of it.
  package var whole: TableRow { reader.row }
}
