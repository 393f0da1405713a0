extension TextEditor {
  /// Puts what was typed in the place of what is selected; false if the text is only to be read.
  ///
  /// A word that is typed is undone as one.
  @discardableResult package mutating func type(_ typed: String) -> Bool {
    guard !isReadOnly else { return false }
    let startsWord = typed.unicodeScalars.first.map { !$0.properties.isWhitespace } ?? false
    let startsGroup = !selection.isEmpty || startsWord && isBehindSpace
    change(selection.range, to: lineEndsMade(typed), .typing, startsGroup: startsGroup)
    return true
  }

  /// Puts a text in the place of what is selected, as one step; its line ends become those of the
  /// text.
  @discardableResult package mutating func paste(_ pasted: String) -> Bool {
    guard !isReadOnly else { return false }
    change(selection.range, to: lineEndsMade(pasted), .other)
    return true
  }

  /// Begins a line with the spaces and tabs that begin this one.
  mutating func insertLine() {
    let line = text.line(at: selection.range.lowerBound)
    let start = text.start(ofLine: line)
    let end = min(selection.range.lowerBound, start + 256)
    let indent = text[start..<max(start, end)].prefix { $0 == 0x20 || $0 == 0x09 }
    change(
      selection.range, to: text.lineEnd.rawValue + String(decoding: indent, as: UTF8.self),
      .typing)
  }

  /// A tab in a line that begins with one, or else spaces up to the next stop.
  mutating func insertTab() {
    let place = selection.range.lowerBound
    let start = text.start(ofLine: text.line(at: place))
    guard text.byte(at: start) != 0x09 || place == start else {
      return change(selection.range, to: "\t", .typing)
    }
    let column = rows.column(of: place, in: rows.row(at: place))
    let spaces = String(repeating: " ", count: RowCharacters.tabWidth(column: column))
    change(selection.range, to: spaces, .typing)
  }

  private var isBehindSpace: Bool {
    var scalars = TextScalars(text, at: cursor)
    return scalars.previous()?.properties.isWhitespace ?? false
  }

  /// A text with line ends of the kind that this text has.
  private func lineEndsMade(_ text: String) -> String {
    let end = self.text.lineEnd
    guard text.utf8.contains(where: { $0 == TextMeasure.feed || $0 == TextMeasure.return }) else {
      return text
    }
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in text.utf8 {
      let isBreak = byte == TextMeasure.feed || byte == TextMeasure.return
      // CR LF is one.
      if isBreak, !(byte == TextMeasure.feed && last == TextMeasure.return) {
        bytes += end.rawValue.utf8
      } else if !isBreak {
        bytes.append(byte)
      }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Deleting

extension TextEditor {
  mutating func deleteBackward(to place: Int) {
    if !selection.isEmpty { return change(selection.range, to: "", .other) }
    change(min(place, cursor)..<cursor, to: "", .deletingBackward, startsGroup: false)
  }

  mutating func deleteForward(to place: Int) {
    if !selection.isEmpty { return change(selection.range, to: "", .other) }
    change(cursor..<max(place, cursor), to: "", .deletingForward, startsGroup: false)
  }

  /// To the end of the line, or there its line end.
  var placeOfLineEnd: Int {
    let end = lineOfCursor.upperBound
    return end == cursor ? text.endOfCharacter(at: cursor) : end
  }

  /// To the start of the line, or there the line end before it.
  var placeOfLineStart: Int {
    let start = lineOfCursor.lowerBound
    return start == cursor ? text.startOfCharacter(before: cursor) : start
  }
}

// MARK: - Copying

extension TextEditor {
  /// What is selected, with its line ends; empty for nothing.
  package var selectedText: String { text.string(in: selection.range) }

  /// Takes out what is selected and returns it; nil if nothing is, or the text is only to be read.
  package mutating func cut() -> String? {
    guard !isReadOnly, !selection.isEmpty else { return nil }
    let text = selectedText
    change(selection.range, to: "", .other)
    return text
  }
}
