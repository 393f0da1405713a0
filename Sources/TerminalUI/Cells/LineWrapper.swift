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
  private var hasLine = false
  /// The words of the current line, and the spaces between them.
  private var line: Range<Text.Index>
  private var lineWidth = 0
  /// Where the current word begins, and the cells of it and of the spaces before it.
  private var wordStart: Text.Index
  private var wordWidth = 0
  private var spacesWidth = 0

  typealias Sink = (WrappedLine<Text.Index>) -> Void

  /// Hands over the lines of a text in order, at least one.
  static func wrap(_ text: Text, columns: Int, to sink: Sink) {
    var wrapper = LineWrapper(text: text, columns: columns)
    wrapper.wrap(to: sink)
  }

  private init(text: Text, columns: Int) {
    self.text = text
    self.columns = columns
    line = text.startIndex..<text.startIndex
    wordStart = text.startIndex
  }

  private mutating func wrap(to sink: Sink) {
    var breaks = LineBreak()
    var index = text.startIndex
    while index < text.endIndex {
      if let next = text.endOfSpace(at: index) {
        endWord(at: index, sink)
        spacesWidth += 1
        wordStart = next
        index = next
        breaks.pass(" ")
      } else if breaks.passesPlain, let plain = text.plain(from: index) {
        // Most of text: it is passed as a whole.
        wordWidth += plain.count
        index = plain.end
        breaks.pass(plain.last)
      } else {
        let character = text.character(at: index)
        if breaks.isAllowed(before: character.first, width: character.width) {
          endWord(at: index, sink)
        }
        wordWidth += character.width
        index = character.end
      }
    }
    endWord(at: index, sink)
    if !line.isEmpty || !hasLine { endLine(sink) }
  }

  private mutating func endWord(at end: Text.Index, _ sink: Sink) {
    guard wordStart < end else { return }
    if lineWidth + spacesWidth + wordWidth <= columns {
      line = line.lowerBound..<end
      lineWidth += spacesWidth + wordWidth
    } else {
      if !line.isEmpty { endLine(sink) }
      if wordWidth <= columns {
        line = wordStart..<end
        lineWidth = wordWidth
      } else {
        cutWord(at: end, sink)
      }
    }
    (wordStart, wordWidth, spacesWidth) = (end, 0, 0)
  }

  private mutating func cutWord(at end: Text.Index, _ sink: Sink) {
    line = wordStart..<wordStart
    while line.upperBound < end {
      let character = text.character(at: line.upperBound)
      if lineWidth + character.width > columns, !line.isEmpty { endLine(sink) }
      if character.width > columns {
        hand(WrappedLine(range: line.upperBound..<character.end, isTooWide: true), to: sink)
        line = character.end..<character.end
      } else {
        line = line.lowerBound..<character.end
        lineWidth += character.width
      }
    }
  }

  private mutating func endLine(_ sink: Sink) {
    hand(WrappedLine(range: line), to: sink)
    line = line.upperBound..<line.upperBound
    lineWidth = 0
  }

  private mutating func hand(_ line: WrappedLine<Text.Index>, to sink: Sink) {
    sink(line)
    hasLine = true
  }
}
