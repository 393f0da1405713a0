/// Reads the tags and texts of XML and HTML, one after another, in whatever state they are.
///
/// What is no markup is text: a lone `<`, a tag that the document ends in. Nothing is looked up,
/// fetched or expanded, and nothing is kept but a position. Cost: one pass over the bytes.
package struct MarkupTokenizer {
  package let bytes: [UInt8]
  package private(set) var position: Int
  private let end: Int
  /// From where on a quotation mark is known not to come any more, so that it is not sought again.
  private var lastDoubleQuote = Int.max
  private var lastSingleQuote = Int.max
  /// Whether a declaration was not closed as it should be, so that none is followed to the end again.
  private var hasBrokenDoctype = false

  private static let commentEnd = Array("-->".utf8)
  private static let cdataEnd = Array("]]>".utf8)

  /// A reader of a range of well-formed UTF-8.
  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next token; nil at the end.
  package mutating func next() -> MarkupToken? {
    guard position < end else { return nil }
    let start = position
    if bytes[start] == UInt8(ascii: "<"), let token = markup() { return token }
    // Text goes on to the next bracket that begins something.
    var from = start + (position == start && bytes[start] == UInt8(ascii: "<") ? 1 : 0)
    while let bracket = bytes.first(UInt8(ascii: "<"), in: from..<end) {
      if beginsMarkup(at: bracket) {
        position = bracket
        return .text(start..<bracket)
      }
      from = bracket + 1
    }
    position = end
    return .text(start..<end)
  }

  /// Skips to the end tag of an element whose text holds no markup, such as `script`; the text.
  package mutating func rawText(of name: StaticString) -> Range<Int> {
    let start = position
    var from = start
    while let bracket = bytes.first(UInt8(ascii: "<"), in: from..<end) {
      let behind = bracket + 2 + name.utf8CodeUnitCount
      if bracket + 1 < end, bytes[bracket + 1] == UInt8(ascii: "/"), behind <= end,
        bytes.hasASCII(name, at: bracket + 2), behind == end || endsName(bytes[behind])
      {
        position = bracket
        return start..<bracket
      }
      from = bracket + 1
    }
    position = end
    return start..<end
  }

  private func beginsMarkup(at bracket: Int) -> Bool {
    guard bracket + 1 < end else { return false }
    let next = bytes[bracket + 1]
    if next == UInt8(ascii: "/") { return bracket + 2 < end && bytes[bracket + 2].beginsName }
    return next.beginsName || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  /// The markup at a bracket; nil if it is none.
  private mutating func markup() -> MarkupToken? {
    guard beginsMarkup(at: position) else { return nil }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): return endTag()
    case UInt8(ascii: "!"): return declaration()
    case UInt8(ascii: "?"):
      skip(behind: bytes.first(UInt8(ascii: ">"), in: position..<end), length: 1)
      return .comment
    default: return startTag()
    }
  }

  /// Goes on behind what was found, or to the end.
  private mutating func skip(behind place: Int?, length: Int) {
    position = place.map { $0 + length } ?? end
  }

  // MARK: Declarations

  private mutating func declaration() -> MarkupToken {
    if hasWord("<!--") {
      // `<!-->` and `<!--->` are comments too.
      skip(behind: bytes.first(Self.commentEnd, in: (position + 2)..<end), length: 3)
      return .comment
    }
    if hasWord("<![CDATA[") {
      let start = position + 9
      let stop = bytes.first(Self.cdataEnd, in: start..<end)
      skip(behind: stop, length: 3)
      return .verbatim(start..<max(start, stop ?? end))
    }
    guard hasWord("<!doctype") else {
      skip(behind: bytes.first(UInt8(ascii: ">"), in: position..<end), length: 1)
      return .comment
    }
    let start = position
    position = doctypeEnd()
    return .doctype(start..<position)
  }

  /// Whether a word stands at the position, all of it before the end.
  private func hasWord(_ word: StaticString) -> Bool {
    position + word.utf8CodeUnitCount <= end && bytes.hasASCII(word, at: position)
  }

  /// Behind the declaration; the brackets of an internal subset and quotes may hold `>`.
  private mutating func doctypeEnd() -> Int {
    var inside = false
    var quote: UInt8?
    for place in position..<(hasBrokenDoctype ? position : end) {
      let byte = bytes[place]
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): inside = true
      case UInt8(ascii: "]"): inside = false
      case UInt8(ascii: ">") where !inside: return place + 1
      default: break
      }
    }
    // It was not closed as it should be: the first bracket ends it.
    hasBrokenDoctype = true
    return bytes.first(UInt8(ascii: ">"), in: position..<end).map { $0 + 1 } ?? end
  }

  // MARK: Tags

  private func endsName(_ byte: UInt8) -> Bool {
    // Letters are told at once.
    byte <= UInt8(ascii: ">")
      && (byte == UInt8(ascii: ">") || byte.isMarkupSpace || byte == UInt8(ascii: "/")
        || byte == UInt8(ascii: "<"))
  }

  private func nameEnd(from start: Int) -> Int {
    var place = start
    while place < end, !endsName(bytes[place]) { place += 1 }
    return place
  }

  private mutating func endTag() -> MarkupToken {
    let name = (position + 2)..<nameEnd(from: position + 2)
    position = name.upperBound
    // A bracket that opens something else ends it too.
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") { break }
      position += 1
      if byte == UInt8(ascii: ">") { break }
    }
    return .end(name: name)
  }

  private mutating func startTag() -> MarkupToken {
    let name = (position + 1)..<nameEnd(from: position + 1)
    var place = name.upperBound
    // Only behind `=` does a mark quote; elsewhere it is a slip.
    var opensValue = false
    while place < end {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: ">"):
        position = place + 1
        let isEmpty = place > name.upperBound && bytes[place - 1] == UInt8(ascii: "/")
        return .start(
          MarkupTag(
            name: name, attributes: name.upperBound..<(isEmpty ? place - 1 : place),
            isEmpty: isEmpty))
      case UInt8(ascii: "<"):
        // The tag was not closed.
        position = place
        return .start(MarkupTag(name: name, attributes: name.upperBound..<place, isEmpty: false))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if opensValue, let close = closingQuote(byte, from: place + 1) { place = close }
        opensValue = false
      case UInt8(ascii: "="): opensValue = true
      default: if !byte.isMarkupSpace { opensValue = false }
      }
      place += 1
    }
    position = end
    return .start(MarkupTag(name: name, attributes: name.upperBound..<end, isEmpty: false))
  }

  /// Where a quoted value ends; nil where it does not, so that the tag ends at the next `>`.
  ///
  /// A value in which a tag ends and another begins was not closed: the mark found belongs to that
  /// other tag.
  private mutating func closingQuote(_ quote: UInt8, from start: Int) -> Int? {
    let isDouble = quote == UInt8(ascii: "\"")
    guard start <= (isDouble ? lastDoubleQuote : lastSingleQuote) else { return nil }
    guard let close = bytes.first(quote, in: start..<end) else {
      if isDouble { lastDoubleQuote = start - 1 } else { lastSingleQuote = start - 1 }
      return nil
    }
    if let tagEnd = bytes.first(UInt8(ascii: ">"), in: start..<close),
      bytes.first(UInt8(ascii: "<"), in: start..<close).map({ $0 > tagEnd }) ?? false
    {
      return nil
    }
    return close
  }
}
