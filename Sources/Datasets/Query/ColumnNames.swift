/// Names of columns as they are typed, with commas between them.
package enum ColumnNames {
  /// The names in a text: the longest ones that columns have, so that a name may hold commas itself.
  ///
  /// What is no column is a name all the same, for whoever says that there is none.
  package static func split(_ typed: String, known: (String) -> Bool) -> [String] {
    let pieces = typed.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var names: [String] = []
    var start = 0
    while start < pieces.count {
      // Names with many commas are rare, lists of many names are not.
      let longest = min(pieces.count, start + 16)
      let end = (start + 1...longest).last {
        known(pieces[start..<$0].joined(separator: ","))
      }
      let name = pieces[start..<(end ?? start + 1)].joined(separator: ",")
      if end != nil || !name.isEmpty { names.append(name) }
      start = end ?? start + 1
    }
    return names
  }
}
