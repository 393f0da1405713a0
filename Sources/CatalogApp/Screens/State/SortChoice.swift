/// A column to sort by, as the name that the core keeps of it.
package struct SortChoice: Hashable, Sendable {
  var key: String
  var isDescending = false

  init(key: String) { self.key = key }

  /// Reads a name.
  init(_ name: String) {
    isDescending = name.utf8.first == UInt8(ascii: "-")
    key = String(name.dropFirst())
  }

  /// `+column` or `-column`: a column's own name may begin with either.
  var name: String { (isDescending ? "-" : "+") + key }
}
