import Datasets
import Tables

/// A condition on the entries of a list, as it is typed where words are looked for.
struct EntryFilter: Sendable {
  let filter: RowFilter

  /// Nil where it is no condition on a column of the list: then it is plain words.
  init?(_ typed: String, columns: [String]) {
    guard let filter = try? RowFilter(typed, columns: columns) else { return nil }
    self.filter = filter
  }

  /// The words that are marked where they are found.
  var words: String? { filter.comparison == .contains ? filter.value : nil }

  /// The positions of the entries that fulfil it, in the order of the list; nil when the task was
  /// cancelled meanwhile.
  ///
  /// Cost: reads every entry, and twice where numbers are compared.
  @concurrent
  func positions(
    in list: any EntryList, progress: WorkProgress = .none,
    cell: @Sendable (Entry, _ column: String) -> Cell
  ) async throws -> [Int32]? {
    let list = list.forReadingAll
    if let found = try await list.positions(fulfilling: filter, progress: progress) { return found }
    var guess = NumberStyleGuess()
    if filter.comparesNumbers {
      for position in 0..<list.count where !guess.isSettled {
        if position.isMultiple(of: 256), Task.isCancelled { return nil }
        guess.add(cell(list.entry(at: position), filter.column))
      }
    }
    let test = CellTest(filter, style: guess.style ?? .point)
    var found: [Int32] = []
    for position in 0..<list.count {
      if position.isMultiple(of: 256), Task.isCancelled { return nil }
      if test.includes(cell(list.entry(at: position), filter.column)) {
        found.append(Int32(clamping: position))
      }
    }
    return found
  }
}
