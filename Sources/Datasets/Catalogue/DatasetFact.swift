/// Something to know of a source, such as the encoding of its file.
package struct DatasetFact: Hashable, Sendable {
  /// Its key for scripts.
  package var key: String
  package var label: Term
  package var value: String

  package init(_ key: String, _ label: Term, _ value: String) {
    self.key = key
    self.label = label
    self.value = value
  }
}
