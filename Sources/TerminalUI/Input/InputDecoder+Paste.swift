extension InputDecoder {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Keeps pasted text up to the mark of its end.
  ///
  /// ESC stands in the mark only at its front: after a mismatch no more than the byte that did not
  /// match has to be looked at again.
  mutating func takePaste(_ rest: inout ArraySlice<UInt8>, matched: Int) {
    var matched = matched
    while let byte = rest.first {
      if matched == 0 {
        let room = max(1, pasteLimit - held.count)
        let run = rest.prefix(room).prefix { $0 != Self.escape }
        held += run
        rest = rest.dropFirst(run.count)
        if run.isEmpty {
          matched = 1
          rest.removeFirst()
        }
      } else if byte == Self.pasteEnd[matched] {
        matched += 1
        rest.removeFirst()
      } else {
        held += Self.pasteEnd[..<matched]
        matched = 0
      }
      if matched == Self.pasteEnd.count {
        paste(held.count)
        return end(with: nil)
      }
      if held.count >= pasteLimit { paste(held.count - UTF8Tail.length(of: held)) }
    }
    state = .paste(matched: matched)
  }

  /// Tells so many bytes of the text, if there are any, and keeps the others.
  private mutating func paste(_ count: Int) {
    guard count > 0 else { return }
    events.append(.paste(String(decoding: held.prefix(count), as: UTF8.self)))
    held = Array(held.dropFirst(count))
  }
}
