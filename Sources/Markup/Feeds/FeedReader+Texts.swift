extension FeedReader {
  /// Takes the text of a field that has been read.
  mutating func take(_ field: FeedCapture, _ pieces: [MarkupToken], end: Int) {
    // Taken out while it changes: the texts are read from the same document.
    var draft = FeedDraft()
    if isInItem {
      swap(&draft, &itemDraft)
      take(field, pieces, end: end, into: &draft)
      swap(&draft, &itemDraft)
    } else {
      swap(&draft, &feedDraft)
      take(field, pieces, end: end, into: &draft)
      swap(&draft, &feedDraft)
    }
  }

  private func take(
    _ field: FeedCapture, _ pieces: [MarkupToken], end: Int, into draft: inout FeedDraft
  ) {
    switch field.field {
    case .title: draft.title.offer(title(field, pieces, end), rank: field.rank)
    case .author: draft.author.offer(author(field, pieces, end), rank: field.rank)
    case .link: takeLink(line(pieces), field, into: &draft)
    case .enclosure:
      let reference = line(pieces)
      let url = URLReference.resolved(reference, against: field.base)
      if !reference.isEmpty, !url.isEmpty, URLReference.isSafe(url),
        let url = FeedCleaning.whole(url), draft.enclosures.count < FeedDraft.mostParts
      {
        draft.enclosures.append(
          FeedEnclosure(url: url, type: field.attribute.map { FeedCleaning.cut($0) }))
      }
    case .id: takeIdentifier(line(pieces), field, into: &draft)
    case .published:
      draft.published.offer(
        FeedDate.seconds(of: line(pieces)), rank: field.rank, isNewest: format == .atom)
    case .updated:
      draft.updated.offer(
        FeedDate.seconds(of: line(pieces)), rank: field.rank, isNewest: format == .atom)
    case .summary: takeSummary(text(field, pieces, end), field, into: &draft)
    case .content: draft.content.offer(text(field, pieces, end), rank: field.rank)
    case .category: takeCategory(field.attribute ?? line(pieces), into: &draft)
    case .tags:
      for tag in line(pieces).parts(between: UInt8(ascii: ",")) { takeCategory(tag, into: &draft) }
    }
  }

  private func takeCategory(_ text: String, into draft: inout FeedDraft) {
    let category = FeedCleaning.cut(FeedCleaning.plainLine(text))
    guard !category.isEmpty, draft.categories.count < FeedDraft.mostParts else { return }
    draft.categories.append(category)
  }

  /// Beside a description, another summary is the longer text.
  private func takeSummary(_ text: FeedText?, _ field: FeedCapture, into draft: inout FeedDraft) {
    let isSecond = format == .rss && field.rank == 1 && draft.summary.value != nil
    if isSecond {
      draft.content.offer(text, rank: 7)
    } else {
      draft.summary.offer(text, rank: field.rank)
    }
  }

  private func takeLink(_ link: String, _ field: FeedCapture, into draft: inout FeedDraft) {
    guard !link.isEmpty else { return }
    let address = address(link, against: field.base)
    if URLReference.isSafe(address) {
      draft.link.offer(FeedCleaning.whole(address), rank: field.rank)
    }
  }

  private func takeIdentifier(_ id: String, _ field: FeedCapture, into draft: inout FeedDraft) {
    guard !id.isEmpty else { return }
    draft.id.offer(FeedCleaning.whole(id), rank: field.rank)
    guard field.isPermanentLink else { return }
    let address = URLReference.resolved(id, against: field.attribute == nil ? nil : field.base)
    let start = String(decoding: address.utf8.prefix(8).map(\.asciiLowercased), as: UTF8.self)
    if start.begins(with: "http://") || start.begins(with: "https://") {
      draft.link.offer(FeedCleaning.whole(address), rank: 8)
    }
  }

  // MARK: Texts

  /// The characters of the pieces.
  private func characters(_ pieces: [MarkupToken]) -> [UInt8] {
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let range):
        if text.isEmpty { text.reserveCapacity(range.count) }
        CharacterReferences.append(range, of: bytes, to: &text, entities: entities)
      case .verbatim(let range): text.append(range, of: bytes)
      default: break
      }
    }
    return text
  }

  /// The text of the pieces.
  ///
  /// It is not checked again: the document is well-formed, tokens begin and end beside ASCII, and
  /// references stand for whole characters.
  private func string(_ pieces: [MarkupToken]) -> String {
    // Most fields are one piece, many without a reference.
    if pieces.count == 1 {
      switch pieces[0] {
      case .verbatim(let range): return FeedCleaning.text(wellFormed: bytes, in: range)
      case .text(let range) where bytes.first(UInt8(ascii: "&"), in: range) == nil:
        return FeedCleaning.text(wellFormed: bytes, in: range)
      default: break
      }
    }
    return FeedCleaning.text(wellFormed: characters(pieces))
  }

  private func line(_ pieces: [MarkupToken]) -> String { FeedCleaning.line(string(pieces)) }

  /// A title as a line of plain text; nil where there is none.
  private func title(_ field: FeedCapture, _ pieces: [MarkupToken], _ end: Int) -> String? {
    let title: String
    switch field.form {
    case .plain where !field.hasElements: title = FeedCleaning.line(string(pieces))
    case .base64: title = FeedCleaning.plainLine(decoded(pieces) ?? string(pieces))
    default: title = FeedCleaning.plainLine(markup(field, pieces, end))
    }
    return title.isEmpty ? nil : FeedCleaning.cut(title)
  }

  /// The name of a person; else what else there is to know of them.
  private func author(_ field: FeedCapture, _ pieces: [MarkupToken], _ end: Int) -> String? {
    var author = ""
    if field.hasElements {
      author =
        text(of: "name", in: field.start..<end) ?? text(of: "email", in: field.start..<end)
        ?? text(of: "uri", in: field.start..<end) ?? text(of: "url", in: field.start..<end) ?? ""
    }
    if author.isEmpty { author = FeedCleaning.plainLine(markup(field, pieces, end)) }
    // What keeps a name on one line is no part of it.
    if author.holds(0xA0) {
      author = author.unicodeScalars.split(separator: "\u{A0}").map { String($0) }
        .joined(separator: " ")
    }
    return author.isEmpty ? nil : FeedCleaning.cut(author)
  }

  /// The text of the first element with that word within a range; nil where it is missing or empty.
  private func text(of word: String, in range: Range<Int>) -> String? {
    var tokens = MarkupTokenizer(bytes, in: range)
    var pieces: [MarkupToken] = []
    var isInside = false
    while let token = tokens.next() {
      switch token {
      case .start(let tag): isInside = !tag.isEmpty && local(tag.name, is: word)
      case .end: if isInside, !pieces.isEmpty { return nonEmpty(line(pieces)) }
      case .text, .verbatim: if isInside { pieces.append(token) }
      default: break
      }
    }
    return nonEmpty(line(pieces))
  }

  private func nonEmpty(_ text: String) -> String? {
    text.isEmpty ? nil : FeedCleaning.plainLine(text)
  }

  private func local(_ name: Range<Int>, is word: String) -> Bool {
    let colon = bytes[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.lowerBound
    return bytes[colon..<name.upperBound].lazy.map(\.asciiLowercased).elementsEqual(word.utf8)
  }

  private func text(_ field: FeedCapture, _ pieces: [MarkupToken], _ end: Int) -> FeedText? {
    let text: FeedText
    switch field.form {
    case .plain where !field.hasElements: text = FeedText(string(pieces), .plain)
    case .html, .plain, .inline: text = FeedText(markup(field, pieces, end), .html)
    case .base64:
      // Who names a type for text as it is means no harm.
      let decoded = decoded(pieces) ?? markup(field, pieces, end)
      text = FeedText(decoded, FeedCleaning.isHTML(decoded) ? .html : .plain)
    case .unsaid:
      let unsaid = markup(field, pieces, end)
      text =
        FeedCleaning.isHTML(unsaid)
        ? FeedText(unsaid, .html)
        : FeedText(FeedCleaning.text(CharacterReferences.resolved(unsaid)), .plain)
    }
    if text.text.utf8.allSatisfy(\.isMarkupSpace) { return nil }
    return text.kind == .plain ? text : FeedText(FeedCleaning.withoutScripts(text.text), .html)
  }

  /// The text, as HTML where it has elements.
  private func markup(_ field: FeedCapture, _ pieces: [MarkupToken], _ end: Int) -> String {
    guard field.hasElements || field.form == .inline else { return string(pieces) }
    return inlineMarkup(field.start..<max(field.start, end))
  }

  /// Elements of the document itself as HTML: without prefixes, comments and CDATA.
  private func inlineMarkup(_ range: Range<Int>) -> String {
    var tokens = MarkupTokenizer(bytes, in: range)
    var markup: [UInt8] = []
    while let token = tokens.next() {
      switch token {
      case .text(let range):
        // Entities of the document mean nothing outside it.
        if entities == nil { markup += bytes[range] } else { appendEscaped(range, to: &markup) }
      case .verbatim(let range): appendEscaped(Array(bytes[range]), to: &markup)
      case .start(let tag):
        markup.append(UInt8(ascii: "<"))
        markup += bytes[afterPrefix(of: tag.name)..<tokens.position]
      case .end(let name):
        markup += [UInt8(ascii: "<"), UInt8(ascii: "/")]
        markup += bytes[afterPrefix(of: name)..<tokens.position]
      case .doctype, .comment: break
      }
    }
    return FeedCleaning.text(markup[...])
  }

  private func afterPrefix(of name: Range<Int>) -> Int {
    bytes[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.lowerBound
  }

  private func appendEscaped(_ range: Range<Int>, to markup: inout [UInt8]) {
    var text: [UInt8] = []
    CharacterReferences.append(range, of: bytes, to: &text, entities: entities)
    appendEscaped(text, to: &markup)
  }

  private func appendEscaped(_ text: [UInt8], to markup: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): markup += "&lt;".utf8
      case UInt8(ascii: "&"): markup += "&amp;".utf8
      default: markup.append(byte)
      }
    }
  }

  /// The text that Base64 stands for; nil where it is none.
  private func decoded(_ pieces: [MarkupToken]) -> String? {
    guard let text = Base64.decoded(characters(pieces)), UTF8Check.firstFault(in: text) == nil
    else { return nil }
    return FeedCleaning.text(text[...])
  }
}
