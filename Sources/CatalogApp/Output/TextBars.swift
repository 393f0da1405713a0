/// Amounts drawn with letters: bars, and histograms of one line.
struct TextBars: Sendable {
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  private static let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let plainLevels: [Character] = ["_", ".", ":", "-", "=", "+", "*", "#"]

  /// Whether there are blocks, not only ASCII.
  var hasBlocks: Bool

  /// A bar of so many cells for a whole, and of its share of them for a part; never nothing for
  /// something.
  func bar(_ part: Int, of whole: Int, columns: Int) -> String {
    guard part > 0, whole > 0, columns > 0 else { return "" }
    let share = Double(min(part, whole)) / Double(whole)
    guard hasBlocks else {
      return String(repeating: "#", count: max(1, Int((share * Double(columns)).rounded())))
    }
    let parts = max(1, Int((share * Double(columns * 8)).rounded()))
    let (full, rest) = parts.quotientAndRemainder(dividingBy: 8)
    return String(repeating: "█", count: full) + (rest > 0 ? String(Self.eighths[rest - 1]) : "")
  }

  /// A cell for each count; the lowest is for none only.
  func histogram(_ counts: [Int]) -> String {
    let most = counts.max() ?? 0
    let levels = hasBlocks ? Self.levels : Self.plainLevels
    return String(
      counts.map { count in
        guard count > 0 else { return levels[0] }
        let level = (Double(count) / Double(most) * 7).rounded(.up)
        return levels[max(1, min(7, Int(level)))]
      })
  }
}

extension CommandContext {
  /// Bars for where this command writes.
  var bars: TextBars {
    TextBars(hasBlocks: gate.isUnicode && environment["TERM"] != "dumb")
  }
}
