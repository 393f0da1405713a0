import CSQLite

/// The row a statement stands on, lent for the time of one call.
///
/// Columns are numbered from 0. The tables of the store are `STRICT`, so a column has the class its
/// table says or is null; SQLite reads null as 0, as empty text or as no bytes.
@safe struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    unsafe self.statement = statement
  }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int64 {
    unsafe sqlite3_column_int64(statement, column)
  }

  func int(_ column: Int32) -> Int {
    Int(truncatingIfNeeded: integer(column))
  }

  func real(_ column: Int32) -> Double {
    unsafe sqlite3_column_double(statement, column)
  }

  /// The text of a column; bytes that are no UTF-8 become replacement characters.
  func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(statement, column) else { return "" }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes of a column.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(statement, column) else { return [] }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }
}
