import Markup
import Tables

/// A column while its values are gone through.
///
/// Different values are kept with their counts, up to a limit; then only what they have in common is.
struct ColumnProfile {
  /// What a column may keep.
  struct Limits {
    /// How many different values.
    var values = 100_000
    /// How many bytes of them, about.
    var room = 64 << 20

    /// No value is kept: the kind is all that is wanted.
    static let none = Limits(values: 0, room: 0)

    /// What each of so many columns may keep.
    static func full(columns: Int) -> Limits {
      Limits(room: min(64 << 20, (512 << 20) / max(1, columns)))
    }
  }

  private(set) var traits = ValueTraits()
  private(set) var empty = 0
  /// The values that are not empty; nil once there were too many.
  private(set) var counts: [ValueKey: Int]? = [:]
  /// The texts that come first and last as people sort them, once there were too many.
  private(set) var ends: (first: NaturalOrder.Key, last: NaturalOrder.Key)?
  /// How many different values there were when they became too many.
  private(set) var floor = 0
  private var size = 0
  private let limits: Limits

  /// A column that so many rows before did not have.
  init(_ limits: Limits, empty: Int = 0) {
    self.limits = limits
    self.empty = empty
  }

  mutating func add(_ cell: Cell) {
    if cell.isEmpty {
      empty += 1
      return
    }
    guard counts != nil else {
      traits.note(cell)
      if limits.values > 0 { extendEnds(to: cell) }
      return
    }
    let key = ValueKey(cell)
    if let index = counts?.index(forKey: key) {
      counts?.values[index] += 1
      return
    }
    traits.note(cell)
    if let count = counts?.count, count >= limits.values || size >= limits.room {
      floor = count
      for known in (counts ?? [:]).keys where limits.values > 0 { extendEnds(to: known.cell) }
      counts = nil
      if limits.values > 0 { extendEnds(to: cell) }
      return
    }
    counts?[key] = 1
    size += key.size
  }

  private mutating func extendEnds(to cell: Cell) {
    guard case .text(let text) = cell else { return }
    let key = NaturalOrder.key(text)
    guard let ends else { return self.ends = (key, key) }
    if key < ends.first { self.ends?.first = key }
    if ends.last < key { self.ends?.last = key }
  }
}
