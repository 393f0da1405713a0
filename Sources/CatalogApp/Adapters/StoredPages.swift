import SQLiteStore
import Tables

/// Reads the entries of a store and keeps those that were shown last.
///
/// Neighbours are read together, for lists are drawn and scrolled from row to row. A row whose
/// neighbours nobody asks for is read alone: rows that a filter shows lie far apart. What could not
/// be read is not kept, so that the next frame tries again.
struct StoredPages {
  /// The entries of a page.
  private static let size = 64
  /// How many pages are kept: more than a screen shows.
  private static let mostPages = 4
  /// How many single entries are kept.
  private static let mostSingles = 256

  private let store: ItemStore
  private let spans: StoredSpans
  /// The newest last.
  private var pages: [(start: Int, entries: [Entry])] = []
  private var singles: [Int: Entry] = [:]
  private var last = -2
  private var hasRecovered = false

  init(_ store: sending ItemStore, _ spans: StoredSpans) {
    self.store = store
    self.spans = spans
  }

  /// Opens a store to be read while others may write it.
  ///
  /// It waits a little for those who keep it locked; with a log nobody does.
  static func open(_ path: String) throws(StoreError) -> sending ItemStore {
    do throws(StoreError) {
      return try reader(path)
    } catch {
      guard case .notWritable = error else { throw error }
      // One that an earlier version made is brought up to date first, where it can be written.
      _ = try ItemStore.open(at: path, searchText: .folding, whenDamaged: .refuse)
      return try reader(path)
    }
  }

  private static func reader(_ path: String) throws(StoreError) -> sending ItemStore {
    try ItemStore.openForReading(
      at: path, searchText: .folding, busyTimeout: .milliseconds(250), writersMayCome: true)
  }

  /// Stands for an entry that cannot be read.
  static func nothing(at position: Int) -> Entry {
    Entry(StoredEntry(dataset: "", itemID: String(position), title: "", item: .null))
  }

  /// The entry at a position of the list.
  mutating func entry(at position: Int) -> Entry {
    guard (0..<spans.count).contains(position) else { return Self.nothing(at: position) }
    let isNeighbour = abs(position - last) == 1
    last = position
    let start = position - position % Self.size
    if let page = pages.last(where: { $0.start == start }) {
      return page.entries[position - start]
    }
    if isNeighbour {
      let (entries, isKnown) = read(start..<min(start + Self.size, spans.count))
      if isKnown {
        if pages.count >= Self.mostPages { pages.removeFirst() }
        pages.append((start, entries))
      }
      return entries[position - start]
    }
    if let single = singles[position] { return single }
    let (entries, isKnown) = read(position..<(position + 1))
    guard isKnown else { return entries[0] }
    // All at once: the next frame asks again for just what it shows.
    if singles.count >= Self.mostSingles { singles = [:] }
    singles[position] = entries[0]
    return entries[0]
  }

  /// The position in the list of the entry with an identity.
  mutating func position(of id: String) -> Int? {
    for (stretch, itemID) in spans.readings(of: id) {
      guard
        let position = attempt({ store throws(StoreError) in
          try store.position(dataset: stretch.dataset, id: itemID)
        }) ?? nil
      else { continue }
      return spans.position(of: StoredPlace(dataset: stretch.number, position: position))
        .map(Int.init)
    }
    return nil
  }

  /// As many entries as the range has positions, and whether all of it could be read.
  private mutating func read(_ range: Range<Int>) -> (entries: [Entry], isKnown: Bool) {
    var entries: [Entry] = []
    var isKnown = true
    for (dataset, positions) in spans.parts(of: range) {
      let found = attempt { store throws(StoreError) in
        try store.items(dataset: dataset, from: positions.lowerBound, limit: positions.count)
      }
      isKnown = isKnown && found != nil
      let items = found ?? []
      entries += items.prefix(positions.count).map { Entry(StoredEntry(stored: $0)) }
      for _ in positions.dropFirst(items.count) {
        entries.append(Self.nothing(at: range.lowerBound + entries.count))
      }
    }
    return (entries, isKnown)
  }

  /// What cannot be read is not shown; the next opening says why.
  private mutating func attempt<Value>(_ body: (ItemStore) throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try body(store)
    } catch {
      if case .busy = error { return nil }
    }
    // Once: a file that was opened as one that does not change may have been changed.
    guard !hasRecovered else { return nil }
    hasRecovered = true
    _ = try? store.recover()
    return try? body(store)
  }
}
