/// Makes the texts of feeds fit to be shown and kept.
package enum FeedCleaning {
  /// The text of bytes without characters that drive a terminal or turn the reading order round.
  ///
  /// Controls are dropped, but tabs and line ends, which become `\n`; so are overrides of the
  /// direction. Isolates that are left open are closed. Cost: one pass where there is nothing to do.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe needsCleaning($0) }
      ? String(decoding: cleaned(Array(bytes)), as: UTF8.self)
      : String(decoding: bytes, as: UTF8.self)
  }

  /// The same of bytes that are known to be well-formed UTF-8.
  static func text(wellFormed bytes: [UInt8], in range: Range<Int>? = nil) -> String {
    let range = range ?? 0..<bytes.count
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      return unsafe needsCleaning(part)
        ? String(decoding: cleaned(Array(part)), as: UTF8.self) : String(wellFormed: part)
    }
  }

  /// The same of a text, which is not copied where there is nothing to do.
  package static func text(_ text: String) -> String {
    let isClean = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe !needsCleaning($0) }
    return isClean == true ? text : self.text(Array(text.utf8)[...])
  }

  /// Blocks in which nothing can begin that is to be cleaned are passed over.
  private static func needsCleaning(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let block = 32
    var start = 0
    while start + block + 2 <= bytes.count {
      // Loops without branches, so that the compiler looks at many bytes at once.
      var suspects: UInt8 = 0
      for index in start..<(start + block) {
        let byte = unsafe bytes[index]
        suspects |= isControl(byte) | (byte & 0xDF == 0xC2 ? 1 : 0)
      }
      if suspects != 0, unsafe hasUnwanted(bytes, in: start..<(start + block)) { return true }
      start += block
    }
    let end = max(start, bytes.count - 2)
    if unsafe hasUnwanted(bytes, in: start..<end) { return true }
    for index in end..<bytes.count
    where unsafe isControl(bytes[index]) != 0 || bytes[index] == 0xC2 { return true }
    return false
  }

  /// Whether a character begins in the range that cleaning changes, or an isolate that it may have to
  /// close; two more bytes stand behind the range.
  private static func hasUnwanted(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> Bool {
    var found: UInt8 = 0
    for index in range {
      let (first, second, third) = unsafe (bytes[index], bytes[index + 1], bytes[index + 2])
      found |= isControl(first)
      found |= (first == 0xC2 ? 1 : 0) & (second < 0xA0 ? 1 : 0)
      let isFormat: UInt8 =
        (second == 0x80 ? 1 : 0) & (third &- 0xAA < 5 ? 1 : 0)
        | (second == 0x81 ? 1 : 0) & (third &- 0xA6 < 4 ? 1 : 0)
      found |= (first == 0xE2 ? 1 : 0) & isFormat
    }
    return found != 0
  }

  private static func isControl(_ byte: UInt8) -> UInt8 {
    (byte < 0x20 ? 1 : 0) & (byte &- 0x09 > 1 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
  }

  private static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isolates = OpenIsolates()
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0D {
        // CR LF is one line end, and so is a CR alone.
        if index + 1 == bytes.count || bytes[index + 1] != 0x0A { text.append(0x0A) }
        index += 1
      } else if byte == 0x0C {
        index += 1
      } else if isolates.leavesOut(at: index, of: bytes) {
        index += 3
      } else {
        let unwanted = UnwantedCharacter.length(at: index, of: bytes)
        if unwanted == 0 { text.append(byte) }
        index += max(1, unwanted)
      }
    }
    return text + isolates.closing
  }

  /// Text in one line: blanks and line breaks together are one blank, none at the ends.
  package static func line(_ text: String) -> String {
    if isLine(text) { return text }
    var line: [UInt8] = []
    line.reserveCapacity(text.utf8.count)
    var isBlank = false
    for byte in text.utf8 {
      if byte.isMarkupSpace {
        isBlank = true
        continue
      }
      if isBlank, !line.isEmpty { line.append(0x20) }
      isBlank = false
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether a byte is a blank or a line break.
  package static func isBlank(_ byte: UInt8) -> Bool { byte.isMarkupSpace }

  /// Whether text is such a line already, as most are.
  private static func isLine(_ text: String) -> Bool {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      var isBehindBlank = true
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        if byte > 0x20 {
          isBehindBlank = false
        } else if byte.isMarkupSpace {
          if isBehindBlank || byte != 0x20 { return false }
          isBehindBlank = true
        } else {
          isBehindBlank = false
        }
      }
      return !isBehindBlank || bytes.isEmpty
    } ?? false
  }

  /// A line of plain text of what may be HTML: tags that HTML has for words are left out, references
  /// resolved.
  package static func plainLine(_ text: String) -> String {
    guard text.holds(UInt8(ascii: "<")) || text.holds(UInt8(ascii: "&")) else { return line(text) }
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var tokens = MarkupTokenizer(bytes)
    var start = 0
    while let token = tokens.next() {
      switch token {
      case .text(let range):
        CharacterReferences.append(range, of: bytes, to: &plain, dialect: .html)
      case .verbatim(let range): plain += bytes[range]
      case .start(let tag) where isTextTag(bytes[tag.name]):
        if isBreak(bytes[tag.name]) { plain.append(0x20) }
      case .end(let name) where isTextTag(bytes[name]): break
      case .comment: break
      case .start, .end, .doctype: plain += bytes[start..<tokens.position]
      }
      start = tokens.position
    }
    return line(self.text(plain[...]))
  }

  /// Whether text has a tag in it that HTML has for texts.
  package static func isHTML(_ text: String) -> Bool {
    guard text.holds(UInt8(ascii: "<")) else { return false }
    let bytes = Array(text.utf8)
    var tokens = MarkupTokenizer(bytes)
    while let token = tokens.next() {
      switch token {
      case .start(let tag) where isTextTag(bytes[tag.name]): return true
      case .end(let name) where isTextTag(bytes[name]): return true
      default: break
      }
    }
    return false
  }

  private static func isTextTag(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 10
      && textTags.contains(String(decoding: name.lazy.map(\.asciiLowercased), as: UTF8.self))
  }

  private static func isBreak(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("br".utf8) || name.elementsEqual("p".utf8) || name.elementsEqual("BR".utf8)
  }

  private static let textTags: Set<String> = [
    "a", "abbr", "acronym", "address", "article", "aside", "audio", "b", "bdi", "bdo", "big",
    "blockquote", "body", "br", "center", "cite", "code", "dd", "del", "details", "dfn", "div",
    "dl",
    "dt", "em", "embed", "figcaption", "figure", "font", "footer", "form", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd", "li", "link",
    "main", "mark", "nav", "noscript", "object", "ol", "p", "picture", "pre", "q", "s", "samp",
    "script", "section", "small", "source", "span", "strike", "strong", "style", "sub", "summary",
    "sup", "svg", "table", "tbody", "td", "th", "thead", "time", "tr", "tt", "u", "ul", "var",
    "video", "wbr",
  ]
}
