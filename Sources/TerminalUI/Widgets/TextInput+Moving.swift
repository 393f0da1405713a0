extension TextInput {
  package mutating func moveLeft() { move(to: offset == 0 ? index : text.index(before: index)) }

  package mutating func moveRight() {
    move(to: index == text.endIndex ? index : text.index(after: index))
  }

  /// To the start of this word, or of the one before.
  package mutating func moveWordLeft() { move(to: wordStart) }

  /// To the end of this word, or of the next.
  package mutating func moveWordRight() {
    var place = index
    while place < text.endIndex, !Self.isInWord(text[place]) { place = text.index(after: place) }
    while place < text.endIndex, Self.isInWord(text[place]) { place = text.index(after: place) }
    move(to: place)
  }

  /// To the start of the line.
  package mutating func moveStart() { move(to: lineStart) }

  /// To the end of the line.
  package mutating func moveEnd() { move(to: lineEnd) }

  package mutating func moveTextStart() { move(to: text.startIndex) }

  package mutating func moveTextEnd() { move(to: text.endIndex) }

  /// One row up, as a `TextArea` wraps rows in so many columns; in the first row to its start.
  package mutating func moveUp(columns: Int = .max) { moveRows(by: -1, columns: columns) }

  /// One row down; in the last row to its end.
  package mutating func moveDown(columns: Int = .max) { moveRows(by: 1, columns: columns) }

  private mutating func moveRows(by step: Int, columns: Int) {
    let rows = TextRows(of: text, columns: columns)
    let row = rows.row(of: offset)
    let goal = goal(from: rows.column(of: offset))
    guard rows.ranges.indices.contains(row + step) else {
      return move(to: step < 0 ? text.startIndex : text.endIndex)
    }
    move(to: rows.place(inRow: row + step, column: goal), goal: goal)
  }
}

extension TextInput {
  var wordStart: String.Index {
    var place = index
    while let before = before(place), !Self.isInWord(text[before]) { place = before }
    while let before = before(place), Self.isInWord(text[before]) { place = before }
    return place
  }

  var lineStart: String.Index {
    let bytes = text.utf8
    return bytes[..<index].lastIndex(of: Self.lineFeed).map { bytes.index(after: $0) }
      ?? text.startIndex
  }

  var lineEnd: String.Index { text.utf8[index...].firstIndex(of: Self.lineFeed) ?? text.endIndex }

  private func before(_ place: String.Index) -> String.Index? {
    place > text.startIndex ? text.index(before: place) : nil
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
