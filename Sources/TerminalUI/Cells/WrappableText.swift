/// A text on one line that can be gone through character by character.
protocol WrappableText {
  associatedtype Index: Comparable

  var startIndex: Index { get }
  var endIndex: Index { get }

  /// The character at a place before the end.
  func character(at index: Index) -> WrappableCharacter<Index>

  /// Behind the space at a place before the end; nil where none is, or one that carries marks.
  func endOfSpace(at index: Index) -> Index?

  /// The plain characters of ASCII from a place before the end on, each one of its own; nil for none.
  func plain(from index: Index) -> PlainCharacters<Index>?
}

struct WrappableCharacter<Index> {
  var first: Unicode.Scalar
  /// In cells.
  var width: Int
  var end: Index
}

struct PlainCharacters<Index> {
  var count: Int
  var last: Unicode.Scalar
  var end: Index
}

extension Substring: WrappableText {
  func character(at index: Index) -> WrappableCharacter<Index> {
    let character = self[index]
    return WrappableCharacter(
      first: character.unicodeScalars.first ?? " ", width: CellWidth.columns(of: character),
      end: self.index(after: index))
  }

  func endOfSpace(at index: Index) -> Index? {
    let bytes = utf8
    guard bytes[index] == 0x20 else { return nil }
    let end = bytes.index(after: index)
    // What follows may be a mark.
    return end < bytes.endIndex && bytes[end] >= 0x80 && self.index(after: index) != end ? nil : end
  }

  func plain(from index: Index) -> PlainCharacters<Index>? {
    let bytes = utf8
    var place = index
    var before = index
    while place < bytes.endIndex, bytes[place].isPlain {
      before = place
      place = bytes.index(after: place)
    }
    // A mark that follows would be one character with the last.
    let end = place < bytes.endIndex && bytes[place] >= 0x80 ? before : place
    let count = bytes.distance(from: index, to: end)
    guard count > 0 else { return nil }
    let last = Unicode.Scalar(bytes[bytes.index(before: end)])
    return PlainCharacters(count: count, last: last, end: end)
  }
}
