/// A value as SQLite stores it, by storage class.
///
/// Values are bound by their own class and never all as text: in SQLite `1 = '1'` is false.
enum SQLiteValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// An integer of the platform's size.
  static func int(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
}
