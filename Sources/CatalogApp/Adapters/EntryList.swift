package import Datasets
package import Tables

/// A list of entries that can be read at any position, on any thread.
package protocol EntryList: Sendable {
  /// The number of entries.
  var count: Int { get }

  /// The entry at a position, 0 to `count - 1`; one with nothing in it where it cannot be read.
  func entry(at position: Int) -> Entry

  /// The position of the entry with that identity; nil where there is none.
  func position(of id: String) -> Int?

  /// The positions of the entries that have all the words, best first; nil: no words.
  func positions(matching typed: String) async -> [Int32]?

  /// The positions of the entries that fulfil a condition, where the list has a way of its own; nil
  /// where it has none, or the task was cancelled.
  func positions(fulfilling filter: RowFilter) async throws -> [Int32]?

  /// Positions sorted by a value, where the list has a way of its own; nil where it has none, or the
  /// task was cancelled.
  func positions(
    sortedBy key: String, within positions: [Int32]?, descending isDescending: Bool
  ) async throws -> [Int32]?

  /// The same list for one who reads all of it, so that nobody who draws it waits for them.
  var forReadingAll: any EntryList { get }

  /// Why entries that were looked at are not what they were when they were listed; nil as long as
  /// nothing shows that.
  var loss: RowLoss? { get }
}

extension EntryList {
  package func positions(fulfilling filter: RowFilter) async throws -> [Int32]? { nil }

  package func positions(
    sortedBy key: String, within positions: [Int32]?, descending isDescending: Bool
  ) async throws -> [Int32]? { nil }

  /// Itself: reading an entry keeps nobody waiting.
  package var forReadingAll: any EntryList { self }

  /// None: what is in memory stays.
  package var loss: RowLoss? { nil }
}
