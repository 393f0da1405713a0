/// A text that is being edited as rows of cells; unlike lines for reading, they keep every
/// character.
///
/// Rows end behind spaces, which may stand beyond the last column, or within a word that is longer
/// than a row.
package struct TextRows {
  private let text: String
  /// The bytes of each row, without line breaks; at least one row.
  let ranges: [Range<Int>]

  init(of text: String, columns: Int) {
    self.text = text
    var breaker = RowBreaker(columns: max(1, columns))
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      if !line.allSatisfy(CellWidth.isPrintable) {
        for character in Substring(line) {
          breaker.add(
            columns: Self.columns(of: String(character)), bytes: character.utf8.count,
            isSpace: character == " ")
        }
      } else if line.count <= columns {
        breaker.add(columns: line.count, bytes: line.count, isSpace: false)
      } else {
        for byte in line { breaker.add(columns: 1, bytes: 1, isSpace: byte == 0x20) }
      }
      breaker.endLine()
    }
    ranges = breaker.rows
  }

  /// The rows of a text.
  package static func texts(of text: String, columns: Int) -> [String] {
    let rows = TextRows(of: text, columns: columns)
    return rows.ranges.indices.map { rows[$0] }
  }

  subscript(row: Int) -> String {
    String(text[index(ranges[row].lowerBound)..<index(ranges[row].upperBound)])
  }

  /// The row of a place; one between two rows of a line is in the second.
  func row(of offset: Int) -> Int {
    var (low, high) = (0, ranges.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The cells before a place in its row.
  func column(of offset: Int) -> Int {
    let start = ranges[row(of: offset)].lowerBound
    return Self.columns(of: String(text[index(start)..<index(max(start, offset))]))
  }

  /// The last place in a row that is not behind a column.
  func place(inRow row: Int, column: Int) -> String.Index {
    let end = index(ranges[row].upperBound)
    let isWrapped = row + 1 < ranges.count && ranges[row + 1].lowerBound == ranges[row].upperBound
    var (place, width) = (index(ranges[row].lowerBound), 0)
    while place < end {
      let next = text.index(after: place)
      width += Self.columns(of: String(text[place]))
      // The end of a wrapped row is the start of the next.
      if width > column || isWrapped && next == end { break }
      place = next
    }
    return place
  }

  /// The cells that a part of the text takes when it is drawn.
  static func columns(of text: String) -> Int { CellWidth.columns(of: PrintableText.clean(text)) }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }
}
