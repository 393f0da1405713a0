/// A text on one line that can be gone through character by character.
protocol WrappableText {
  associatedtype Index: Comparable

  var startIndex: Index { get }
  var endIndex: Index { get }

  /// The character at a place before the end.
  func character(at index: Index) -> WrappableCharacter<Index>

  /// The letters and digits of ASCII from a place on, each a character of its own; nil for none.
  func letters(from index: Index) -> WrappableLetters<Index>?
}

struct WrappableCharacter<Index> {
  var first: Unicode.Scalar
  /// Whether it is a space that carries no marks.
  var isSpace: Bool
  /// In cells.
  var width: Int
  var end: Index
}

struct WrappableLetters<Index> {
  var count: Int
  var last: UInt8
  var end: Index
}

extension Substring: WrappableText {
  func character(at index: Index) -> WrappableCharacter<Index> {
    let character = self[index]
    return WrappableCharacter(
      first: character.unicodeScalars.first ?? " ", isSpace: character == " ",
      width: CellWidth.columns(of: character), end: self.index(after: index))
  }

  func letters(from index: Index) -> WrappableLetters<Index>? {
    let bytes = utf8
    var place = index
    var before = index
    while place < bytes.endIndex, bytes[place].isLetterOrDigit {
      before = place
      place = bytes.index(after: place)
    }
    // A mark that follows would be one character with the letter.
    let end = place < bytes.endIndex && bytes[place] >= 0x80 ? before : place
    let count = bytes.distance(from: index, to: end)
    guard count > 0 else { return nil }
    return WrappableLetters(count: count, last: bytes[bytes.index(before: end)], end: end)
  }
}
