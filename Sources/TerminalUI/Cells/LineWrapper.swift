/// A line as a part of the text that was wrapped.
struct WrappedLine {
  var range: Range<String.Index>
  /// Whether it is one character with more cells than a line has.
  var isTooWide = false
}

/// Breaks one line of text into lines of a width; each is a part of the text.
struct LineWrapper {
  private let text: Substring
  private let columns: Int
  private var lines: [WrappedLine] = []
  /// The words of the current line, and the spaces between them.
  private var line: Range<String.Index>
  private var lineWidth = 0
  /// Where the current word begins, and the cells of it and of the spaces before it.
  private var wordStart: String.Index
  private var wordWidth = 0
  private var spacesWidth = 0

  static func lines(of text: Substring, columns: Int) -> [WrappedLine] {
    var wrapper = LineWrapper(text: text, columns: columns)
    return wrapper.wrapped()
  }

  private init(text: Substring, columns: Int) {
    self.text = text
    self.columns = columns
    line = text.startIndex..<text.startIndex
    wordStart = text.startIndex
  }

  private mutating func wrapped() -> [WrappedLine] {
    var breaks = LineBreak()
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let width = CellWidth.columns(of: character)
      if breaks.isAllowed(before: character, width: width) { endWord(at: index) }
      if character == " " {
        endWord(at: index)
        spacesWidth += 1
        wordStart = next
      } else {
        wordWidth += width
      }
      index = next
      if breaks.isBehindLetter { passLetters(from: &index, &breaks) }
    }
    endWord(at: index)
    if !line.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  /// Goes over letters and digits of ASCII within a word, which is most of text, byte by byte.
  private mutating func passLetters(from index: inout String.Index, _ breaks: inout LineBreak) {
    let bytes = text.utf8
    var place = index
    var before = index
    while place < bytes.endIndex, bytes[place].isLetterOrDigit {
      before = place
      place = bytes.index(after: place)
    }
    // A mark that follows would be one character with the letter.
    let end = place < bytes.endIndex && bytes[place] >= 0x80 ? before : place
    let count = bytes.distance(from: index, to: end)
    guard count > 0 else { return }
    breaks.pass(bytes[bytes.index(before: end)])
    wordWidth += count
    index = end
  }

  private mutating func endWord(at end: String.Index) {
    guard wordStart < end else { return }
    if lineWidth + spacesWidth + wordWidth <= columns {
      line = line.lowerBound..<end
      lineWidth += spacesWidth + wordWidth
    } else {
      if !line.isEmpty { endLine() }
      if wordWidth <= columns {
        line = wordStart..<end
        lineWidth = wordWidth
      } else {
        cutWord(at: end)
      }
    }
    (wordStart, wordWidth, spacesWidth) = (end, 0, 0)
  }

  private mutating func cutWord(at end: String.Index) {
    line = wordStart..<wordStart
    while line.upperBound < end {
      let width = CellWidth.columns(of: text[line.upperBound])
      if lineWidth + width > columns, !line.isEmpty { endLine() }
      let next = text.index(after: line.upperBound)
      if width > columns {
        lines.append(WrappedLine(range: line.upperBound..<next, isTooWide: true))
        line = next..<next
      } else {
        line = line.lowerBound..<next
        lineWidth += width
      }
    }
  }

  private mutating func endLine() {
    lines.append(WrappedLine(range: line))
    line = line.upperBound..<line.upperBound
    lineWidth = 0
  }
}
