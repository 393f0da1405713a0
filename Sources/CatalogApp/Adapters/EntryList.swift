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

  /// The same, telling how far it is where that takes long.
  func positions(matching typed: String, progress: WorkProgress) async -> [Int32]?

  /// The positions of the entries that fulfil a condition, where the list has a way of its own; nil
  /// where it has none, or the task was cancelled.
  func positions(fulfilling filter: RowFilter, progress: WorkProgress) async throws -> [Int32]?

  /// Positions sorted by values, the one that counts most first, where the list has a way of its
  /// own; nil where it has none, or the task was cancelled. Equal ones come as the list has them.
  func positions(
    sortedBy choices: [SortChoice], within positions: [Int32]?, progress: WorkProgress
  ) async throws -> PositionList?

  /// The same list for one who reads all of it, so that nobody who draws it waits for them.
  var forReadingAll: any EntryList { get }

  /// Whether filtering and sorting it takes so long that somebody wants to see it meanwhile.
  var isLarge: Bool { get }

  /// Why entries that were looked at are not what they were when they were listed; nil as long as
  /// nothing shows that.
  var loss: RowLoss? { get }
}

extension EntryList {
  package func positions(matching typed: String, progress: WorkProgress) async -> [Int32]? {
    await positions(matching: typed)
  }

  package func positions(
    fulfilling filter: RowFilter, progress: WorkProgress
  ) async throws -> [Int32]? { nil }

  package func positions(
    sortedBy choices: [SortChoice], within positions: [Int32]?, progress: WorkProgress
  ) async throws -> PositionList? { nil }

  /// Itself: reading an entry keeps nobody waiting.
  package var forReadingAll: any EntryList { self }

  package var isLarge: Bool { false }

  /// None: what is in memory stays.
  package var loss: RowLoss? { nil }
}
