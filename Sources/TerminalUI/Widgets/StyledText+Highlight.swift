extension StyledText {
  /// The text with the style changed in some places, such as those that a search found.
  ///
  /// The ranges are offsets in characters of `text`, in any order; what lies outside the text counts
  /// nothing, and what two of them cover is changed once.
  package func highlighting(
    _ ranges: [Range<Int>], _ change: (inout CellStyle) -> Void
  ) -> StyledText {
    guard !ranges.isEmpty else { return self }
    let runs = StyledRuns(self)
    var result = StyledText("")
    var (offset, index) = (0, runs.text.startIndex)
    for range in Self.merged(ranges) {
      let start = runs.text.place(range.lowerBound - offset, behind: index)
      let end = runs.text.place(range.count, behind: start)
      result = result + runs[index..<start] + runs[start..<end].styled(change)
      (offset, index) = (range.upperBound, end)
    }
    return result + runs[index..<runs.text.endIndex]
  }

  /// In order, none touching another, none below 0.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let range = max(0, range.lowerBound)..<max(0, range.upperBound)
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged.filter { !$0.isEmpty }
  }
}

extension String {
  /// So many characters further on, or the end.
  fileprivate func place(_ count: Int, behind start: Index) -> Index {
    index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
  }
}
