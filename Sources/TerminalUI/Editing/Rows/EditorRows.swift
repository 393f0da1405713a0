/// A row of the screen as a part of the text.
struct EditorRow: Equatable {
  /// Counted from 0.
  var line: Int
  /// Its bytes, without a line end.
  var range: Range<Int>
  var beginsLine: Bool
  var endsLine: Bool

  /// Whether a place is in this row; one between two rows of a line is in the second.
  func holds(_ offset: Int) -> Bool {
    range.contains(offset) || endsLine && offset == range.upperBound
  }
}

/// A text as rows of so many columns, of which only those asked for are made.
///
/// A line is wrapped in pieces of some thousands of bytes, which begin anew: so a place in a line of
/// any length is found without a look at what stands before it. The last row of a piece is
/// therefore shorter than it could be, but ends with a word where there are words.
struct EditorRows {
  let text: EditorText
  let columns: Int

  init(of text: EditorText, columns: Int) {
    self.text = text
    self.columns = max(1, columns)
  }

  private static let pieceSize = 4_096

  /// The row that a place is in.
  func row(at offset: Int) -> EditorRow {
    let rows = rows(around: offset)
    return rows.last { $0.range.lowerBound <= offset } ?? rows[0]
  }

  /// The rows of the piece that a place is in; at least one.
  func rows(around offset: Int) -> [EditorRow] {
    let line = text.line(at: offset)
    return rows(around: offset, inLine: line, text.range(ofLine: line))
  }

  /// The row behind one.
  func row(after row: EditorRow) -> EditorRow? { rows(after: row).first }

  /// All rows behind one that are in the same piece, or else those of the next piece.
  private func rows(after row: EditorRow) -> [EditorRow] {
    if row.endsLine {
      guard row.line + 1 < text.lineCount else { return [] }
      let line = text.range(ofLine: row.line + 1)
      return rows(around: line.lowerBound, inLine: row.line + 1, line)
    }
    return rows(around: row.range.upperBound).filter {
      $0.range.lowerBound >= row.range.upperBound
    }
  }

  /// So many rows from one on, or fewer at the end of the text.
  func rows(from row: EditorRow, atMost count: Int) -> [EditorRow] {
    var rows = [row]
    while rows.count < count {
      let more = self.rows(after: rows[rows.count - 1])
      if more.isEmpty { break }
      rows += more
    }
    return Array(rows.prefix(count))
  }

  /// The row so many before one, or the first, and by how many it is before it.
  func row(_ count: Int, before row: EditorRow) -> (row: EditorRow, count: Int) {
    var (row, left) = (row, count)
    while left > 0 {
      let before = rows(before: row)
      guard let first = before.first else { break }
      row = before.count >= left ? before[before.count - left] : first
      left -= min(left, before.count)
    }
    return (row, count - left)
  }

  /// All rows before one that are in the same piece, or else those of the piece before.
  private func rows(before row: EditorRow) -> [EditorRow] {
    let start = row.range.lowerBound
    if row.beginsLine {
      guard row.line > 0 else { return [] }
      let line = text.range(ofLine: row.line - 1)
      return rows(around: line.upperBound, inLine: row.line - 1, line)
    }
    let same = rows(around: start).filter {
      $0.range.upperBound <= start && $0.range.lowerBound < start
    }
    return same.isEmpty ? rows(around: start - 1) : same
  }
}

// MARK: - Pieces

extension EditorRows {
  private func rows(around offset: Int, inLine line: Int, _ range: Range<Int>) -> [EditorRow] {
    let piece = piece(around: offset, of: range)
    var starts = RowEnds.starts(in: text[piece], columns: columns).map { $0 + piece.lowerBound }
    // Behind a full row there is one for the cursor, but only where the line ends.
    if starts.count > 1, starts.last == piece.upperBound, piece.upperBound < range.upperBound {
      starts.removeLast()
    }
    return starts.indices.map { number in
      let isLast = number + 1 == starts.count
      let end = isLast ? piece.upperBound : starts[number + 1]
      return EditorRow(
        line: line, range: starts[number]..<end,
        beginsLine: starts[number] == range.lowerBound && number == 0,
        endsLine: isLast && end == range.upperBound)
    }
  }

  private func piece(around offset: Int, of line: Range<Int>) -> Range<Int> {
    guard line.count > Self.pieceSize else { return line }
    let offset = max(line.lowerBound, min(offset, line.upperBound))
    let last = (line.count - 1) / Self.pieceSize
    var number = min(last, (offset - line.lowerBound) / Self.pieceSize)
    // Cuts are a little before the multiples.
    if number < last, cut(number + 1, of: line) <= offset { number += 1 }
    let end = number == last ? line.upperBound : cut(number + 1, of: line)
    return cut(number, of: line)..<end
  }

  /// Where a piece begins: behind a space if one is near.
  private func cut(_ number: Int, of line: Range<Int>) -> Int {
    guard number > 0 else { return line.lowerBound }
    let place = line.lowerBound + number * Self.pieceSize
    let start = place - Self.pieceSize / 16
    let bytes = text[start..<place]
    let space = bytes.indices.dropLast().last {
      bytes[$0] == 0x20 && bytes[$0 + 1] < 0x80 && bytes[$0 + 1] != 0x20
    }
    return space.map { start + $0 + 1 } ?? text.roundedDown(place)
  }
}

// MARK: - Columns

extension EditorRows {
  /// The cells of a row before a place in it.
  func column(of offset: Int, in row: EditorRow) -> Int {
    let end = max(row.range.lowerBound, min(offset, row.range.upperBound))
    var characters = RowCharacters(text[row.range.lowerBound..<end])
    var column = 0
    while let next = characters.next(column: column) { column += next.width }
    return column
  }

  /// The last place in a row that is not behind a column.
  func offset(in row: EditorRow, column: Int) -> Int {
    var characters = RowCharacters(text[row.range])
    var (width, place) = (0, row.range.lowerBound)
    while let next = characters.next(column: width) {
      width += next.width
      let end = row.range.lowerBound + next.range.upperBound
      // The end of a row that goes on is the start of the next.
      if width > column || !row.endsLine && end == row.range.upperBound { break }
      place = end
    }
    return place
  }
}
