extension CellGrid {
  /// Draws a text on one row, as much of it as the clip shows; its links become links of the cells.
  ///
  /// - Returns: the cells that the whole text takes.
  @discardableResult package mutating func put(
    _ text: StyledText, at point: Point, in clip: Rect? = nil
  ) -> Int {
    let clip = (clip ?? bounds).intersection(bounds)
    let runs = StyledRuns(text, clean: PrintableText.clean)
    var x = point.x
    for span in runs[runs.text.startIndex..<runs.text.endIndex].spans {
      let width = put(span.text, at: Point(x: x, y: point.y), in: clip, span.style)
      if let link = span.link {
        self.link(Rect(x: x, y: point.y, width: width, height: 1).intersection(clip), to: link)
      }
      x += width
    }
    return x - point.x
  }
}
