extension StyledText {
  /// The text in at most so many cells; one that needs more ends in one `…`, in the style that it
  /// cuts.
  package func cut(columns: Int) -> StyledText {
    let runs = StyledRuns(self, clean: PrintableText.clean)
    let cut = Clip.cut(runs.text, columns: columns)
    guard cut != runs.text else { return runs[runs.text.startIndex..<runs.text.endIndex] }
    guard !cut.isEmpty else { return StyledText("") }
    let kept = cut.utf8.count - Self.ellipsis.utf8.count
    let end = runs.text.utf8.index(runs.text.startIndex, offsetBy: kept)
    return runs[runs.text.startIndex..<end] + runs.words(Self.ellipsis, styledAs: end)
  }

  /// Its lines, as `Clip.wrap` makes them, each with its styles.
  package func wrapped(columns: Int) -> [StyledText] {
    let runs = StyledRuns(self, clean: PrintableText.cleanLines)
    return Clip.lines(of: runs.text, columns: columns).map { line in
      line.isTooWide
        ? runs.words(Self.ellipsis, styledAs: line.range.lowerBound) : runs[line.range]
    }
  }

  private static let ellipsis = "…"
}
