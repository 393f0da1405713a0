import Markup
import TerminalUI

/// Marks in a text what was looked for: whole words, and the beginning of the last one.
struct MatchMarks: Sendable {
  private let tokens: [(text: String, isPrefix: Bool)]

  init(_ typed: String?) {
    tokens = Folding.terms(typed: typed ?? "").flatMap { term in
      term.tokens.enumerated().map { index, token in
        (token, term.isPrefix && index == term.tokens.count - 1)
      }
    }
  }

  var isEmpty: Bool { tokens.isEmpty }

  /// The text with its matches underlined and bold; colour is not the only sign.
  func marked(_ text: StyledText) -> StyledText {
    guard !tokens.isEmpty else { return text }
    let ranges = ranges(in: text.text)
    return ranges.isEmpty
      ? text : text.highlighting(ranges) { $0.attributes.formUnion([.bold, .underline]) }
  }

  /// Where the matches stand, as offsets in characters.
  func ranges(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var word = ""
    var start = 0
    var last: Character?
    func endWord(at end: Int) {
      defer { word = "" }
      guard !word.isEmpty, let length = length(ofMatchIn: word) else { return }
      ranges.append(start..<min(end, start + length))
    }
    for (offset, character) in text.enumerated() {
      if character.isLetter || character.isNumber {
        if let last, Self.isBoundary(between: last, character) { endWord(at: offset) }
        last = character
        if word.isEmpty { start = offset }
        word.append(character)
      } else {
        endWord(at: offset)
        last = nil
      }
    }
    endWord(at: text.count)
    return ranges
  }

  /// Whether two letters side by side are two words, as in scripts without blanks.
  private static func isBoundary(between first: Character, _ second: Character) -> Bool {
    !(first.isASCII && second.isASCII) && Folding.words(String([first, second])).count > 1
  }

  /// How many characters of a word are looked for; nil for none.
  private func length(ofMatchIn word: String) -> Int? {
    let folded = Folding.words(word).joined()
    var longest: Int?
    for token in tokens {
      if token.isPrefix, folded.utf8.starts(with: token.text.utf8) {
        longest = max(longest ?? 0, token.text.count)
      } else if folded == token.text {
        longest = max(longest ?? 0, word.count)
      }
    }
    return longest
  }
}
