/// What the values of a column are; the raw value is what programs are told.
package enum ContentKind: String, CaseIterable, Hashable, Sendable {
  /// No cell holds anything.
  case empty
  case number
  case text
  /// Days or moments by ISO 8601.
  case date
  case boolean = "yes/no"
  /// Lists and objects.
  case json = "JSON"
  case bytes
  case mixed
}
