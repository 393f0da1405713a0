import Markup

/// The encoding is found, and tokens, attributes and references lie where the text is.
struct TokenizerTarget: FuzzTarget {
  let name = "tokenizer"
  let seeds =
    MarkupSeeds.seeds + [
      "<?xml version='1.0' encoding='windows-1251'?><a b='c'>\u{E4}</a>",
      "<!DOCTYPE a [<!ENTITY b 'c&d;'> <!ENTITY % e SYSTEM 'f'>]><a>&b;&lt;</a>",
      "<a><![CDATA[<b>&amp;]]></a><script>if (a < b) { '</script>' }</script>",
    ]
  let words = MarkupSeeds.words + ["<?xml encoding=\"utf-16\"?>", "\u{FEFF}", "<!ENTITY a '&a;'>"]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    let text = MarkupText(bytes).utf8
    try FuzzFinding.expect(isWellFormed(text[...]), "the text is not well-formed")
    var tokenizer = MarkupTokenizer(text)
    var position = 0
    while let token = tokenizer.next() {
      try FuzzFinding.expect(tokenizer.position > position, "no progress at \(position)")
      try check(token, within: position..<tokenizer.position, of: text)
      if case .start(let tag) = token, isScript(text[tag.name]) {
        let raw = tokenizer.rawText(of: "script")
        try FuzzFinding.expect(
          raw.upperBound == tokenizer.position && tokenizer.position <= text.count,
          "raw text \(raw) beside \(tokenizer.position)")
      }
      position = tokenizer.position
    }
    try FuzzFinding.expect(position == text.count, "the end was not reached: \(position)")
  }

  private func check(
    _ token: MarkupToken, within whole: Range<Int>, of text: [UInt8]
  ) throws(FuzzFinding) {
    switch token {
    case .text(let range):
      try expect(range, within: whole)
      for dialect in [CharacterReferences.Dialect.xml, .html] {
        var resolved: [UInt8] = []
        CharacterReferences.append(range, of: text, to: &resolved, dialect: dialect)
        try FuzzFinding.expect(isWellFormed(resolved[...]), "references at \(range)")
      }
    case .verbatim(let range), .doctype(let range), .end(let range):
      try expect(range, within: whole)
    case .start(let tag):
      try expect(tag.name, within: whole)
      try expect(tag.attributes, within: whole)
      for attribute in MarkupAttributes(tag, in: text) {
        try expect(attribute.name, within: tag.attributes)
        try expect(attribute.value, within: tag.attributes)
      }
    case .comment: break
    }
  }

  private func expect(_ range: Range<Int>, within whole: Range<Int>) throws(FuzzFinding) {
    try FuzzFinding.expect(
      range.lowerBound >= whole.lowerBound && range.upperBound <= whole.upperBound,
      "\(range) is not within \(whole)")
  }

  private func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private func isScript(_ name: ArraySlice<UInt8>) -> Bool {
    String(decoding: name, as: UTF8.self).lowercased() == "script"
  }
}
