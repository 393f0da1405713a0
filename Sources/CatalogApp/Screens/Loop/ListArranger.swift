import Datasets
import MasterDetail
import Tables

/// Filters and sorts the list of one place, beside the main thread.
///
/// Whoever types on looks among what was found before.
actor ListArranger {
  /// The entries at some positions are those that were found by what was typed.
  private struct Found {
    var typed: String
    var entries: ArrayEntries
    var positions: [Int32]
  }

  private var last: Found?

  /// The order that is asked for; nil where the task was cancelled meanwhile.
  ///
  /// What is equal comes as the list has it. `told` hears what is being done, and how much of it is.
  func order(
    for job: ArrangeJob, told: @escaping @Sendable (ArrangeProgress) -> Void = { _ in }
  ) async throws -> EntryOrder? {
    var positions: [Int32]?
    if let typed = job.arrangement.filter {
      if let filter = EntryFilter(typed, columns: job.columns) {
        positions = try await filter.positions(
          in: job.entries, progress: .telling(.searching, told), cell: job.cell)
      } else {
        positions = await find(typed, in: job.entries, .telling(.searching, told))
      }
    }
    guard !Task.isCancelled else { return nil }
    var list: PositionList?
    if let choices = job.arrangement.sort.map([SortChoice].init(named:)), !choices.isEmpty {
      let step = ArrangeProgress.Step.sorting(by: choices.map(\.key))
      list = try await sorted(job, choices, within: positions, .telling(step, told))
    }
    guard !Task.isCancelled else { return nil }
    list = list ?? positions.map { PositionList($0) }
    return EntryOrder(
      list ?? PositionList((0..<Int32(clamping: job.entries.count)).map(\.self)),
      count: job.entries.count)
  }

  private func sorted(
    _ job: ArrangeJob, _ choices: [SortChoice], within positions: [Int32]?,
    _ progress: WorkProgress
  ) async throws -> PositionList? {
    let own = try await job.entries.positions(
      sortedBy: choices, within: positions, progress: progress)
    if own != nil { return own }
    var positions = positions?.sorted()
    // Sorting keeps the order of what is equal, so the column that counts most comes last.
    for choice in choices.reversed() {
      guard !Task.isCancelled else { return nil }
      positions = await EntryOrder.sortedPositions(
        job.entries, within: positions, descending: choice.isDescending
      ) { job.cell($0, choice.key) }
    }
    return positions.map { PositionList($0) }
  }

  private func find(
    _ typed: String, in list: any EntryList, _ progress: WorkProgress
  ) async -> [Int32]? {
    guard let entries = list as? ArrayEntries else {
      return await list.positions(matching: typed, progress: progress)
    }
    var earlier: [Int32]?
    if let last, last.entries.isSame(as: entries), ItemSearch.narrows(typed, last.typed) {
      earlier = last.positions
    }
    let found = await entries.positions(matching: typed, within: earlier)
    // What was found when the task was cancelled is not all.
    guard let found, !Task.isCancelled else { return found }
    last = Found(typed: typed, entries: entries, positions: found)
    return found
  }
}
