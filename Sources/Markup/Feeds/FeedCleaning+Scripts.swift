extension FeedCleaning {
  /// HTML without what runs or paints: `script` and `style`, with what stands in them.
  ///
  /// All else stays as it is. Cost: a look at each `<`.
  package static func withoutScripts(_ html: String) -> String {
    guard mayHaveScripts(html) else { return html }
    let bytes = Array(html.utf8)
    var tokens = MarkupTokenizer(bytes)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var start = 0
    var seam: UInt8?
    while let token = tokens.next() {
      let end = tokens.position
      if case .start(let tag) = token, let name = scriptName(tag.name, bytes) {
        if let seam { kept.append(seam) }
        seam = nil
        if !tag.isEmpty {
          _ = tokens.rawText(of: name)
          // The end tag goes with it.
          _ = tokens.next()
        }
      } else {
        kept += bytes[start..<end]
        seam = self.seam(behind: token, bytes[start..<end])
      }
      start = tokens.position
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// What keeps the text behind what is left out from making a tag with what stands before it, as
  /// in `<scr<script></script>ipt>`.
  private static func seam(behind token: MarkupToken, _ text: ArraySlice<UInt8>) -> UInt8? {
    switch token {
    case .start, .end: text.last == UInt8(ascii: ">") ? nil : UInt8(ascii: ">")
    case .text:
      text.last == UInt8(ascii: "<") || text.suffix(2).elementsEqual("</".utf8) ? 0x20 : nil
    case .verbatim, .doctype, .comment: nil
    }
  }

  private static func scriptName(_ name: Range<Int>, _ bytes: [UInt8]) -> StaticString? {
    switch name.count {
    case 6 where bytes.hasASCII("script", at: name.lowerBound): "script"
    case 5 where bytes.hasASCII("style", at: name.lowerBound): "style"
    default: nil
    }
  }

  /// Whether a tag begins as `script` or `style` do.
  private static func mayHaveScripts(_ html: String) -> Bool {
    unsafe html.utf8.withContiguousStorageIfAvailable { bytes in
      let block = 32
      var start = 0
      // Blocks in which no tag begins with that letter are passed over.
      while start + block < bytes.count {
        var found: UInt8 = 0
        for index in start..<(start + block) {
          let (first, second) = unsafe (bytes[index], bytes[index &+ 1])
          let isLetter: UInt8 = second | 0x20 == UInt8(ascii: "s") ? 1 : 0
          found |= isLetter & (first == UInt8(ascii: "<") ? 1 : 0)
        }
        if found != 0, unsafe hasScript(bytes, in: start..<(start + block)) { return true }
        start += block
      }
      return unsafe hasScript(bytes, in: start..<bytes.count)
    } ?? true
  }

  /// The same, of the tags that begin within a range.
  private static func hasScript(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    for index in range where index + 3 < bytes.count {
      guard unsafe bytes[index] == UInt8(ascii: "<") else { continue }
      let (first, second, third) = unsafe (
        bytes[index + 1] | 0x20, bytes[index + 2] | 0x20, bytes[index + 3] | 0x20
      )
      if first == UInt8(ascii: "s"),
        second == UInt8(ascii: "c") && third == UInt8(ascii: "r")
          || second == UInt8(ascii: "t") && third == UInt8(ascii: "y")
      {
        return true
      }
    }
    return false
  }
}
