import CatalogApp
import Foundation
import SQLiteStore
import Tables

/// A list over a store of a million items: what it costs in time and memory.
///
/// `catalog-bench window [COUNT]` runs it alone; filling the store takes half a minute.
struct StoreWindowBench {
  let path: String
  let count: Int

  func run() async throws {
    let filling = try measured { try BenchStore.fill(path, made: count) }
    print("fill: \(count) items in \(filling.milliseconds) ms")
    let before = ResidentMemory.bytes
    let opening = try measured { try StoredWindow(path: path) }
    let window = opening.value
    print("open and count \(window.count): \(opening.milliseconds) ms")
    print("first page: \(read(window, 0..<50)) ms")
    print("rows at 99.9 %: \(read(window, (count / 1_000 * 999)..<(count / 1_000 * 999 + 50))) ms")
    let id = window.entry(at: count / 2).id
    let finding = measured { window.position(of: id) }
    print("position of \(id): \(finding.milliseconds) ms, \(finding.value == count / 2)")
    let jumps = measured { (0..<100).map { window.entry(at: $0 * 7_919_993 % count).id } }
    print("100 rows far apart: \(jumps.milliseconds) ms")
    print("memory: \(ResidentMemory.grown(since: before)) MB more")
    for typed in ["n", "no", "note 12", "garden", "quiet garden", "number 999999", "zzz"] {
      let start = ContinuousClock.now
      let found = await window.positions(matching: typed) ?? []
      print("search “\(typed)”: \(found.count) in \(start.millisecondsAgo) ms")
    }
    print("memory: \(ResidentMemory.grown(since: before)) MB more with searches")
    let sorting = ContinuousClock.now
    let order = await EntryOrder.sortedPositions(window, descending: true) { .text($0.id) } ?? []
    print("sort of \(order.count): \(sorting.millisecondsAgo) ms")
    let turning = measured { EntryOrder(positions: order, count: count) }
    print("order of \(turning.value.count) rows: \(turning.milliseconds) ms")
  }

  private func read(_ window: StoredWindow, _ rows: Range<Int>) -> Double {
    measured { rows.map { window.entry(at: $0).id } }.milliseconds
  }

  private func measured<Value>(_ body: () throws -> Value) rethrows -> (
    value: Value, milliseconds: Double
  ) {
    let start = ContinuousClock.now
    let value = try body()
    return (value, start.millisecondsAgo)
  }
}
