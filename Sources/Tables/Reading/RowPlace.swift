/// Where a record begins in the bytes of its file.
struct RowPlace: Hashable, Sendable {
  /// Counted from 0.
  var offset: Int
  /// Counted from 1.
  var line: Int
}
