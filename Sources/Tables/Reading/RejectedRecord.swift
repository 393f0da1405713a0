/// A record that is left out because it cannot be read.
package struct RejectedRecord: Hashable, Sendable {
  /// So many bytes of a record are kept.
  package static let limit = 1 << 20

  /// Where the record begins, counted from 1.
  package var line: Int
  /// Where in that line the fault is, counted from 1 in Unicode scalars.
  package var column: Int
  /// The record as UTF-8 without its line end, not more than the limit.
  package var bytes: [UInt8]
  /// Whether the record has more bytes than these.
  package var isCut: Bool
  package var reason: JSONError.Reason

  init(line: Int, column: Int, record: [UInt8], reason: JSONError.Reason) {
    self.line = line
    self.column = column
    self.reason = reason
    isCut = record.count > Self.limit
    bytes = isCut ? Array(record.prefix(Self.limit)) : record
  }
}
