import Foundation

/// What was measured, each beside what was promised.
struct Report {
  private var rows: [(what: String, figure: String, promise: String, isKept: Bool)] = []

  var isKept: Bool { rows.allSatisfy(\.isKept) }

  /// Adds a ratio, or a figure whose name tells its unit, and the largest one that keeps the promise.
  mutating func add(_ what: String, ratio: Double, atMost most: Double, note: String = "") {
    let figure = Self.rounded(ratio) + (note.isEmpty ? "" : " (\(note))")
    rows.append((what, figure, "≤ " + Self.rounded(most), ratio <= most))
  }

  /// Adds a pair of figures, milliseconds if nothing else is said, as their ratio.
  mutating func add(
    _ what: String, _ ours: Double, _ peer: Double, _ unit: String = "ms", atMost most: Double
  ) {
    add(
      what, ratio: ours / peer, atMost: most,
      note: "\(Self.rounded(ours)) \(unit) : \(Self.rounded(peer)) \(unit)")
  }

  func print() {
    let width = rows.map(\.what.count).max() ?? 0
    for row in rows {
      let name = row.what.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      Swift.print("\(row.isKept ? "ok  " : "FAIL") \(name)\(row.figure), promised \(row.promise)")
    }
  }

  static func rounded(_ number: Double) -> String {
    number.isFinite ? String(Double(Int(number * 100 + 0.5)) / 100) : "∞"
  }
}
