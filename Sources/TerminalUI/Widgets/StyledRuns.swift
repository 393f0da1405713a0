/// A styled text as one string and the ends of its runs, each between two characters.
struct StyledRuns {
  private struct Run {
    var end: String.Index
    /// The place of the span among those of the text.
    var span: Int
  }

  let text: String
  private let spans: [StyledText.Span]
  /// In the order of the text, none empty.
  private let runs: [Run]

  init(_ styled: StyledText, clean: (String) -> String = { $0 }) {
    spans = styled.spans
    let parts = spans.map { clean($0.text) }
    let text = parts.count == 1 ? parts[0] : parts.joined()
    var runs: [Run] = []
    var bytes = 0
    var start = text.startIndex
    for (number, part) in parts.enumerated() {
      bytes += part.utf8.count
      let end = text.roundedUp(text.utf8.index(text.startIndex, offsetBy: bytes))
      if end > start { runs.append(Run(end: end, span: number)) }
      start = end
    }
    self.text = text
    self.runs = runs
  }

  /// A part of the text; both ends stand between characters.
  subscript(range: Range<String.Index>) -> StyledText {
    var parts: [StyledText.Span] = []
    var start = range.lowerBound
    for run in runs where run.end > start && start < range.upperBound {
      let end = min(run.end, range.upperBound)
      parts.append(span(String(text[start..<end]), like: run.span))
      start = end
    }
    return StyledText(spans: parts)
  }

  /// Other words in the style that the text has there.
  func words(_ words: String, styledAs place: String.Index) -> StyledText {
    let number = runs.first { $0.end > place }?.span ?? spans.indices.last
    return number.map { StyledText(spans: [span(words, like: $0)]) } ?? StyledText(words)
  }

  private func span(_ text: String, like number: Int) -> StyledText.Span {
    StyledText.Span(text, spans[number].style, link: spans[number].link)
  }
}
