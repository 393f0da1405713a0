import Markup

/// Documents hold nothing that drives a terminal, links that are whole and safe, and all the text.
struct HTMLTarget: FuzzTarget {
  let name = "html"
  let seeds = MarkupSeeds.seeds
  let words = MarkupSeeds.words

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    let html = MarkupText(bytes, charset: "utf-8").utf8
    let base = "https://h.test/a/b"
    let page = TextDocument(html: html, base: base, kind: .page)
    let fragment = TextDocument(html: html, base: base)
    for document in [page, fragment] {
      try check(document)
      for layout in [nil, Self.narrow] {
        let text = document.plainText(layout)
        try FuzzFinding.expect(
          FuzzText.isClean(text, allowing: "\n\t"), "plain text with a control")
        let shown = letters(in: text.utf8)
        try FuzzFinding.expect(shown >= letters(of: document), "only \(shown) letters are shown")
      }
    }
    for feed in FeedDiscovery.feeds(in: html, base: base) {
      try FuzzFinding.expect(FuzzText.isClean(feed.address, allowing: ""), "feed \(feed)")
      try FuzzFinding.expect(FuzzText.isClean(feed.title ?? "", allowing: ""), "feed \(feed)")
    }
    if let expected = letters(ofTextIn: html) {
      let found = letters(of: fragment)
      try FuzzFinding.expect(expected == found, "\(expected) letters became \(found)")
    }
    let plain = TextDocument(plainText: String(decoding: html, as: UTF8.self))
    try check(plain)
  }

  /// Lines of twenty characters, broken anywhere.
  private static var narrow: TextDocument.PlainTextLayout {
    TextDocument.PlainTextLayout(width: 20, columns: { $0.unicodeScalars.count }) { line, columns in
      var rest = Substring(line)
      var lines: [String] = []
      while !rest.isEmpty {
        lines.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
      return lines
    }
  }

  private func check(_ document: TextDocument) throws(FuzzFinding) {
    try FuzzFinding.expect(
      FuzzText.isClean(document.title ?? "", allowing: ""), "title with a control")
    try FuzzFinding.expect(depth(of: document.blocks) <= TextDocument.maximumDepth, "too deep")
    var finding: FuzzFinding?
    for block in document.blocks {
      var isCode = false
      if case .code = block { isCode = true }
      block.forEachRun { run in
        do throws(FuzzFinding) { try check(run, isCode: isCode) } catch { finding = error }
      }
    }
    if let finding { throw finding }
  }

  private func check(_ run: InlineText.Run, isCode: Bool) throws(FuzzFinding) {
    try FuzzFinding.expect(!run.text.isEmpty, "an empty run")
    // Code within other blocks has no mark of its own; tabs are its only addition.
    let allowed = isCode || run.style == .code ? "\n\t" : "\n"
    try FuzzFinding.expect(FuzzText.isClean(run.text, allowing: allowed), "a run with a control")
    for address in [run.link, run.image].compactMap(\.self) {
      try FuzzFinding.expect(URLReference.isSafe(address), "unsafe: \(address)")
      try FuzzFinding.expect(address.utf8.contains(UInt8(ascii: ":")), "not whole: \(address)")
      try FuzzFinding.expect(FuzzText.isClean(address, allowing: ""), "an address with a control")
    }
  }
}

// MARK: What must hold

extension HTMLTarget {
  private func depth(of blocks: [TextBlock]) -> Int {
    blocks.map { block in
      switch block {
      case .quote(let blocks): 1 + depth(of: blocks)
      case .list(let list): 1 + (list.items.map { depth(of: $0.blocks) }.max() ?? 0)
      default: 0
      }
    }.max() ?? 0
  }

  /// How many letters and digits of ASCII a document shows.
  private func letters(of document: TextDocument) -> Int {
    var count = 0
    for block in document.blocks { block.forEachRun { count += letters(in: $0.text.utf8) } }
    return count
  }

  private func letters(in bytes: some Sequence<UInt8>) -> Int {
    bytes.count { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }

  /// The same of the text between tags; nil where some of it is not shown, or more than it.
  private func letters(ofTextIn html: [UInt8]) -> Int? {
    var tokenizer = MarkupTokenizer(html)
    var count = 0
    while let token = tokenizer.next() {
      switch token {
      case .text(let range):
        var text: [UInt8] = []
        CharacterReferences.append(range, of: html, to: &text, dialect: .html)
        count += letters(in: text)
      case .verbatim(let range): count += letters(in: html[range])
      case .start(let tag):
        let name = String(decoding: html[tag.name], as: UTF8.self).lowercased()
        if Self.unlike.contains(name) { return nil }
        for attribute in MarkupAttributes(tag, in: html) {
          let name = String(decoding: html[attribute.name], as: UTF8.self).lowercased()
          if Self.hiding.contains(name) { return nil }
        }
      case .end, .doctype, .comment: break
      }
    }
    return count
  }

  private static let unlike: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "plaintext", "img", "svg",
    "select", "option", "optgroup", "datalist", "button", "object", "template", "annotation",
    "dialog",
  ]
  private static let hiding: Set<String> = ["hidden", "style", "aria-hidden"]
}
