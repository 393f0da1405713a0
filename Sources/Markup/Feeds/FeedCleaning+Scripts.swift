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
      var from = 0
      while let bracket = unsafe bytes.first(UInt8(ascii: "<"), in: from..<bytes.count) {
        from = bracket + 1
        guard bracket + 3 < bytes.count else { return false }
        let (first, second, third) = unsafe (
          bytes[bracket + 1] | 0x20, bytes[bracket + 2] | 0x20, bytes[bracket + 3] | 0x20
        )
        if first == UInt8(ascii: "s"),
          second == UInt8(ascii: "c") && third == UInt8(ascii: "r")
            || second == UInt8(ascii: "t") && third == UInt8(ascii: "y")
        {
          return true
        }
      }
      return false
    } ?? true
  }
}
