import Tables

extension TableEntries {
  /// What an entry is found again by; nil where its row has nothing of its own.
  func mark(of id: String) -> RowMark? {
    guard let position = position(of: id), let row = window.row(at: position) else { return nil }
    if let idColumn, case let value = row[idColumn].display, !value.isEmpty {
      return .value(ExactText(value))
    }
    return window.rowID(at: position).map { .rowID($0) }
  }

  /// The entries that have the marks now, by what they were known by before.
  ///
  /// Those that are gone are left out; of several with one mark it is the nearest to where the entry
  /// was.
  ///
  /// Cost: goes through the file once, where a row is not at its place any more.
  @concurrent
  func places(of marks: [String: RowMark]) async throws -> [String: String] {
    var found: [String: String] = [:]
    var wanted: [(old: String, value: ExactText, nearest: Int?)] = []
    for (old, mark) in marks {
      switch mark {
      case self.mark(of: old): found[old] = old
      case .rowID(let id): found[old] = window.position(ofRowID: id).map(self.id)
      case .value(let value): wanted.append((old, value, nil))
      }
    }
    guard !wanted.isEmpty, let idColumn else { return found }
    let places = Dictionary(grouping: wanted.indices) { wanted[$0].value }
    _ = try window.copy.pass { position, row in
      for place in places[ExactText(row[idColumn].display)] ?? [] {
        let old = (Int(wanted[place].old) ?? 0) - 1
        if let nearest = wanted[place].nearest, abs(nearest - old) <= abs(position - old) {
          continue
        }
        wanted[place].nearest = position
      }
      return true
    }
    for row in wanted { found[row.old] = row.nearest.map(self.id) }
    return found
  }
}
