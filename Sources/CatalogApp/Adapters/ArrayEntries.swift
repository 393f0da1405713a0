import Datasets

/// Entries in memory.
package struct ArrayEntries: EntryList {
  /// Makes the identity of a second row with the same `id` its own, before the number of the row
  /// among those with that `id`: a character that stands in hardly any cell.
  static let doubleMark = "\u{1F}"

  /// Tells lists apart at no cost.
  private final class Mark: Sendable {}

  private let mark = Mark()
  private let entries: [Entry]
  private let places: [String: Int32]
  private let texts: @Sendable (Entry) -> [String]

  /// A list of entries, and the texts by which they are found, the title first.
  ///
  /// Every entry stays in the list. Where several have the same identity the first keeps it and the
  /// others get a mark behind it: `7`, `7␟2`, `7␟3`.
  package init(
    _ entries: [Entry], texts: @escaping @Sendable (Entry) -> [String] = { _ in [] }
  ) {
    var entries = entries
    var places: [String: Int32] = [:]
    places.reserveCapacity(entries.count)
    var counts: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      var id = entry.id
      while places[id] != nil {
        counts[entry.id, default: 1] += 1
        id = entry.id + Self.doubleMark + String(counts[entry.id, default: 1])
      }
      places[id] = Int32(clamping: place)
      if id.utf8.count != entry.id.utf8.count { entries[place] = Entry(id: id, value: entry.value) }
    }
    self.entries = entries
    self.places = places
    self.texts = texts
  }

  /// Whether the other one is a copy of this one, so that positions mean the same entries.
  package func isSame(as other: ArrayEntries) -> Bool { mark === other.mark }

  package var count: Int { entries.count }

  package func entry(at position: Int) -> Entry {
    entries.indices.contains(position)
      ? entries[position] : Entry(id: Self.doubleMark + String(position), value: "")
  }

  package func position(of id: String) -> Int? { places[id].map(Int.init) }

  package func positions(matching typed: String) async -> [Int32]? {
    await positions(matching: typed, within: nil)
  }

  /// The same among the entries at some positions: those that were found when less was typed.
  ///
  /// Cancelled, it gives what it has found so far. Cost: each text is folded; beside the result no
  /// memory that grows with the list.
  ///
  /// - Parameters:
  ///   - typed: plain words, as a person typed them.
  ///   - positions: where to look, in any order; everywhere if nil.
  /// - Returns: the positions, titles with all the words first, otherwise in the order of the list;
  ///   nil where nothing is looked for.
  @concurrent
  package func positions(matching typed: String, within positions: [Int32]?) async -> [Int32]? {
    let search = ItemSearch(typed)
    if search.isEmpty { return nil }
    var found: [Int32] = []
    var elsewhere: [Int32] = []
    for turn in 0..<(positions?.count ?? entries.count) {
      if turn.isMultiple(of: Self.stride), Task.isCancelled { break }
      let position = positions?[turn] ?? Int32(clamping: turn)
      guard entries.indices.contains(Int(position)) else { continue }
      switch search.rank(texts(entries[Int(position)])) {
      case .inTitle: found.append(position)
      case .elsewhere: elsewhere.append(position)
      case nil: break
      }
    }
    if positions != nil {
      // What was found in titles then may now be found elsewhere.
      found.sort()
      elsewhere.sort()
    }
    found += elsewhere
    return found
  }

  /// How many entries are looked at between two looks at whether anybody still waits.
  private static let stride = 256
}
