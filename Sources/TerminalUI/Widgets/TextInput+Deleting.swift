extension TextInput {
  package mutating func deleteBackward() {
    guard offset > 0 else { return }
    replace(text.index(before: index)..<index, with: "")
  }

  package mutating func deleteForward() {
    let index = index
    guard index < text.endIndex else { return }
    replace(index..<text.index(after: index), with: "")
  }

  /// Deletes back to where `moveWordLeft` goes.
  package mutating func deleteWordBackward() { replace(wordStart..<index, with: "") }

  /// Deletes back to the start of the line.
  package mutating func deleteToStart() { replace(lineStart..<index, with: "") }

  /// Deletes to the end of the line, or there the line break.
  package mutating func deleteToEnd() {
    let end = lineEnd
    if end == index { deleteForward() } else { replace(index..<end, with: "") }
  }
}
