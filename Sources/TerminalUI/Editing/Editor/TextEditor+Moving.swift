extension TextEditor {
  mutating func moveLeft(selecting: Bool) {
    if !selecting, !selection.isEmpty { return move(toExact: selection.range.lowerBound) }
    move(toExact: text.startOfCharacter(before: cursor), selecting: selecting)
  }

  mutating func moveRight(selecting: Bool) {
    if !selecting, !selection.isEmpty { return move(toExact: selection.range.upperBound) }
    move(toExact: text.endOfCharacter(at: cursor), selecting: selecting)
  }

  /// Down by so many rows, or up; in the last row to its end, in the first to its start.
  mutating func moveRows(by count: Int, selecting: Bool) {
    let rows = rows
    let row = rows.row(at: cursor)
    let column = wantedColumn ?? rows.column(of: cursor, in: row)
    let target: EditorRow
    if count < 0 {
      let (found, steps) = rows.row(-count, before: row)
      guard steps > 0 else { return move(toExact: 0, selecting: selecting) }
      target = found
    } else {
      let found = rows.rows(from: row, atMost: count + 1)
      guard found.count > 1, let last = found.last else {
        return move(toExact: text.count, selecting: selecting)
      }
      target = last
    }
    place(
      EditorSelection(at: rows.offset(in: target, column: column)), selecting: selecting,
      wantedColumn: column)
  }

  /// By so many rows as are seen but for one, and what is seen with the cursor.
  mutating func movePage(by pages: Int, selecting: Bool) {
    let count = max(1, area.height - 1) * pages
    // The cursor stays where it is on the screen, but at the ends of the text.
    scroll(by: count)
    moveRows(by: count, selecting: selecting)
  }

  mutating func moveToLineStart(selecting: Bool) {
    move(toExact: lineOfCursor.lowerBound, selecting: selecting)
  }

  mutating func moveToLineEnd(selecting: Bool) {
    move(toExact: lineOfCursor.upperBound, selecting: selecting)
  }

  /// Without a look for the borders of characters, where one is sure.
  mutating func move(toExact offset: Int, selecting: Bool = false) {
    place(EditorSelection(at: offset), selecting: selecting)
  }

  var lineOfCursor: Range<Int> { text.range(ofLine: text.line(at: cursor)) }

  /// Puts the cursor at the start of a line, which are counted from 1, or of the nearest one.
  package mutating func goToLine(_ number: Int) {
    let line = max(1, min(number, text.lineCount)) - 1
    move(toExact: text.start(ofLine: line))
  }

  /// Where the cursor is, as people count.
  package var position: EditorPosition {
    let line = text.line(at: cursor)
    let start = text.start(ofLine: line)
    let isNear = cursor - start <= 1 << 14
    let column =
      isNear
      ? text.string(in: start..<cursor).count
      : text.scalars(before: cursor) - text.scalars(before: start)
    return EditorPosition(line: line + 1, column: column + 1)
  }
}

// MARK: - Words

extension TextEditor {
  /// The start of this word, or of the one before.
  var wordStart: Int {
    var scalars = TextScalars(text, at: cursor)
    var start = cursor
    var isInWord = false
    while let scalar = scalars.previous() {
      if Self.isWord(scalar) {
        isInWord = true
      } else if isInWord {
        break
      }
      start = scalars.place
    }
    return text.roundedDown(start)
  }

  /// The end of this word, or of the next.
  var wordEnd: Int {
    var scalars = TextScalars(text, at: cursor)
    var end = cursor
    var isInWord = false
    while let scalar = scalars.next() {
      if Self.isWord(scalar) {
        isInWord = true
      } else if isInWord {
        break
      }
      end = scalars.place
    }
    return text.roundedUp(end)
  }

  /// Selects the word at a place, or the characters there that are in none.
  package mutating func selectWord(at offset: Int) {
    let place = text.roundedDown(offset)
    let line = text.range(ofLine: text.line(at: place))
    var back = TextScalars(text, at: place)
    var forth = back
    let here = forth.next() ?? "\n"
    let isWord = Self.isWord(here)
    forth = TextScalars(text, at: place)
    var (start, end) = (place, place)
    while end < line.upperBound, let scalar = forth.next(), Self.isWord(scalar) == isWord {
      end = forth.place
    }
    while start > line.lowerBound, let scalar = back.previous(), Self.isWord(scalar) == isWord {
      start = back.place
    }
    select(start..<end)
  }

  /// Selects a line with its end.
  package mutating func selectLine(at offset: Int) {
    let line = text.line(at: offset)
    select(text.start(ofLine: line)..<text.start(ofLine: line + 1))
  }

  package mutating func selectAll() {
    select(EditorSelection(anchor: 0, cursor: text.count))
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      let small = scalar.value | 0x20
      return 0x61...0x7A ~= small || 0x30...0x39 ~= scalar.value || scalar == "_"
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
