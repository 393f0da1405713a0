/// One row that says where we are: a button, a title and a status, with a thin rule between.
package struct TitleBar: Widget {
  /// What leads elsewhere, such as `‹ Monsters`; nil if nothing does.
  package var button: String?
  package var title: StyledText
  package var status: StyledText
  /// Whether the title gives way to the status: one that does something.
  package var keepsStatus: Bool
  /// The least that button and title have beside a status that stays, in cells.
  package var leastRest: Int
  package var borders: Borders

  package init(
    button: String? = nil, title: StyledText, status: StyledText = "",
    keepsStatus: Bool = false, leastRest: Int = 16, borders: Borders = .lines
  ) {
    self.leastRest = leastRest
    self.button = button
    self.title = title
    self.status = status
    self.keepsStatus = keepsStatus
    self.borders = borders
  }

  package func draw(in rect: Rect, on grid: inout CellGrid) {
    grid.fill(rect)
    let line = rect.row(0)
    guard !line.isEmpty else { return }
    if borders == .lines { grid.fill(line, with: "─", .dim) }
    let places = TitleBarPlaces(self, width: line.width)
    let bold = title.styled { $0 = $0.adding(.bold) }
    put(StyledText(button ?? ""), places.button, line, on: &grid)
    put(bold, places.title, line, on: &grid)
    put(status, places.status, line, on: &grid)
  }

  /// The cells of the button, for the mouse; nil where none is drawn.
  package func buttonRect(in rect: Rect) -> Rect? { self.rect(of: \.button, in: rect) }

  /// The cells of the status; nil where it is not drawn.
  package func statusRect(in rect: Rect) -> Rect? { self.rect(of: \.status, in: rect) }

  private func rect(of part: KeyPath<TitleBarPlaces, Range<Int>>, in rect: Rect) -> Rect? {
    let line = rect.row(0)
    let place = TitleBarPlaces(self, width: line.width)[keyPath: part]
    guard !line.isEmpty, !place.isEmpty else { return nil }
    return Rect(x: line.x + place.lowerBound, y: line.y, width: place.count, height: 1)
  }

  /// Draws a text in some columns of the line, with a blank on either side.
  private func put(
    _ text: StyledText, _ columns: Range<Int>, _ line: Rect, on grid: inout CellGrid
  ) {
    guard !columns.isEmpty else { return }
    let x = line.x + columns.lowerBound
    grid.fill(
      Rect(x: x - 1, y: line.y, width: columns.count + 2, height: 1).intersection(line))
    grid.put(text.cut(columns: columns.count), at: Point(x: x, y: line.y), in: line)
  }
}
