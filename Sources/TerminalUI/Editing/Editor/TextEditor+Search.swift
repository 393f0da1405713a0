extension TextEditor {
  /// Selects the next match behind a place, or behind what is selected, or the first of all.
  ///
  /// - Returns: whether there is one, and whether the search went round the end; nil for none.
  @discardableResult package mutating func findNext(from place: Int? = nil) -> (
    range: Range<Int>, wentRound: Bool
  )? {
    guard let search else { return nil }
    let start = place ?? selection.range.upperBound
    if let found = text.firstMatch(search, in: start..<max(start, text.count)) {
      return show(found, wentRound: false)
    }
    return text.firstMatch(search, in: 0..<min(start, text.count)).map { show($0, wentRound: true) }
  }

  /// Selects the last match before what is selected, or the last of all.
  @discardableResult package mutating func findPrevious() -> (range: Range<Int>, wentRound: Bool)? {
    guard let search else { return nil }
    let start = selection.range.lowerBound
    if let found = text.lastMatch(search, in: 0..<start) { return show(found, wentRound: false) }
    return text.lastMatch(search, in: start..<text.count).map { show($0, wentRound: true) }
  }

  private mutating func show(
    _ found: Range<Int>, wentRound: Bool
  ) -> (range: Range<Int>, wentRound: Bool) {
    select(found)
    return (selection.range, wentRound)
  }

  /// How many matches there are, up to so many and within the first 16 MB.
  package func matches(atMost limit: Int = 999) -> EditorMatches {
    guard let search else { return EditorMatches(count: 0, isMore: false) }
    let end = min(text.count, 16 << 20)
    let found = text.matches(search, in: 0..<end, atMost: limit + 1)
    let number = found.prefix(limit).firstIndex {
      $0.lowerBound >= selection.range.lowerBound && $0.upperBound <= selection.range.upperBound
    }
    return EditorMatches(
      count: min(limit, found.count), isMore: found.count > limit || end < text.count,
      number: selection.isEmpty ? nil : number.map { $0 + 1 })
  }
}
