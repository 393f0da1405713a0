import CatalogApp
import Datasets
import Tables

/// A search as it is typed through the rows of a table in memory, five short columns each.
struct EntrySearchBench {
  let count: Int

  func run() async {
    let words = ["Quiet", "garden", "River", "stone", "Müller", "winter", "paper", "light"]
    let rows = (0..<count).map { number in
      let cells: [String] = [
        "Row \(number)", "\(words[number % 8]) \(words[number / 8 % 8])", words[number / 64 % 8],
        "\(number * 7_919 % 100_000)", "2024-0\(number % 9 + 1)-1\(number % 10)",
      ]
      return Entry(id: String(number), value: cells)
    }
    let indexing = ContinuousClock.now
    let list = ArrayEntries(rows) { $0.item(as: [String].self) ?? [] }
    print("index of \(count) rows: \(ContinuousClock.now - indexing)")
    var earlier: (typed: String, found: [Int32])?
    for typed in ["g", "ga", "gar", "garden", "garden 2024", "muller stone", "zzz"] {
      let start = ContinuousClock.now
      let found = await list.positions(matching: typed) ?? []
      print("search “\(typed)”: \(found.count) in \(ContinuousClock.now - start)")
      if let earlier, ItemSearch.narrows(typed, earlier.typed) {
        let start = ContinuousClock.now
        let same = await list.positions(matching: typed, within: earlier.found) == found
        print("  within the last: \(ContinuousClock.now - start), the same: \(same)")
      }
      earlier = (typed, found)
    }
    for (name, column) in [("text", 1), ("numbers", 3)] {
      let start = ContinuousClock.now
      let positions = await EntryOrder.sortedPositions(list) {
        .text(($0.item(as: [String].self) ?? [])[column])
      }
      print("sort by \(name): \(ContinuousClock.now - start), \(positions?.count ?? 0) rows")
    }
  }
}
