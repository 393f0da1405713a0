extension [SortChoice] {
  /// Columns to sort by are told apart by a character that stands in hardly any name.
  private static let separator: Character = "\u{1F}"
  /// More columns than that decide about nothing that a reader sees.
  private static let most = 3

  /// Reads the name of an order: the names of its columns, the one that counts most first.
  init(named name: String) {
    var names: [String] = []
    for piece in name.split(separator: Self.separator, omittingEmptySubsequences: false) {
      let isWhole = piece.utf8.first == UInt8(ascii: "+") || piece.utf8.first == UInt8(ascii: "-")
      if isWhole || names.isEmpty {
        names.append(String(piece))
      } else {
        names[names.count - 1] += String(Self.separator) + piece
      }
    }
    self = names.map { SortChoice($0) }
  }

  /// The name that the core keeps; nil where there is no column.
  var name: String? {
    isEmpty ? nil : map(\.name).joined(separator: String(Self.separator))
  }

  /// The order once a column is chosen: by it first, what was sorted by before decides among equals.
  ///
  /// The column that counts most is turned round where it is chosen again.
  func choosing(_ key: String) -> [SortChoice] {
    if key.isEmpty { return [] }
    var choice = SortChoice(key: key)
    if let first, [first.key].holds(key) { choice.isDescending = !first.isDescending }
    let others = filter { ![$0.key].holds(key) && !$0.key.contains(Self.separator) }
    return [choice] + others.prefix(Self.most - 1)
  }
}
