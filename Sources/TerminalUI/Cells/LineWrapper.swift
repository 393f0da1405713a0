/// A line as a part of the text that was wrapped.
struct WrappedLine<Index: Comparable> {
  var range: Range<Index>
  /// Whether it is one character with more cells than a line has.
  var isTooWide = false
}

/// Breaks one line of text into lines of a width; each is a part of the text.
struct LineWrapper<Text: WrappableText> {
  private let text: Text
  private let columns: Int
  private var lines: [WrappedLine<Text.Index>] = []
  /// The words of the current line, and the spaces between them.
  private var line: Range<Text.Index>
  private var lineWidth = 0
  /// Where the current word begins, and the cells of it and of the spaces before it.
  private var wordStart: Text.Index
  private var wordWidth = 0
  private var spacesWidth = 0

  static func lines(of text: Text, columns: Int) -> [WrappedLine<Text.Index>] {
    var wrapper = LineWrapper(text: text, columns: columns)
    return wrapper.wrapped()
  }

  private init(text: Text, columns: Int) {
    self.text = text
    self.columns = columns
    line = text.startIndex..<text.startIndex
    wordStart = text.startIndex
  }

  private mutating func wrapped() -> [WrappedLine<Text.Index>] {
    var breaks = LineBreak()
    var index = text.startIndex
    while index < text.endIndex {
      let character = text.character(at: index)
      if breaks.isAllowed(before: character.first, width: character.width) { endWord(at: index) }
      if character.isSpace {
        endWord(at: index)
        spacesWidth += 1
        wordStart = character.end
      } else {
        wordWidth += character.width
      }
      index = character.end
      // Letters within a word, which are most of text, are passed byte by byte.
      if breaks.isBehindLetter, let letters = text.letters(from: index) {
        breaks.pass(letters.last)
        wordWidth += letters.count
        index = letters.end
      }
    }
    endWord(at: index)
    if !line.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  private mutating func endWord(at end: Text.Index) {
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

  private mutating func cutWord(at end: Text.Index) {
    line = wordStart..<wordStart
    while line.upperBound < end {
      let character = text.character(at: line.upperBound)
      if lineWidth + character.width > columns, !line.isEmpty { endLine() }
      if character.width > columns {
        lines.append(WrappedLine(range: line.upperBound..<character.end, isTooWide: true))
        line = character.end..<character.end
      } else {
        line = line.lowerBound..<character.end
        lineWidth += character.width
      }
    }
  }

  private mutating func endLine() {
    lines.append(WrappedLine(range: line))
    line = line.upperBound..<line.upperBound
    lineWidth = 0
  }
}
