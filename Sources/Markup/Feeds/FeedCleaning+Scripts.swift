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
    while let token = tokens.next() {
      let end = tokens.position
      if case .start(let tag) = token, let name = scriptName(tag.name, bytes) {
        if !tag.isEmpty {
          _ = tokens.rawText(of: name)
          // The end tag goes with it.
          _ = tokens.next()
        }
      } else {
        kept += bytes[start..<end]
      }
      start = tokens.position
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func scriptName(_ name: Range<Int>, _ bytes: [UInt8]) -> StaticString? {
    switch name.count {
    case 6 where bytes.hasASCII("script", at: name.lowerBound): "script"
    case 5 where bytes.hasASCII("style", at: name.lowerBound): "style"
    default: nil
    }
  }

  private static func mayHaveScripts(_ html: String) -> Bool {
    var isBehindBracket = false
    for byte in html.utf8 {
      if isBehindBracket, byte | 0x20 == UInt8(ascii: "s") { return true }
      isBehindBracket = byte == UInt8(ascii: "<")
    }
    return false
  }
}
