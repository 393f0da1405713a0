extension FeedReader {
  /// Begins to read an element that gives a field of the feed or the item that it stands in.
  mutating func field(_ tag: MarkupTag, _ namespace: FeedNamespace, _ word: FeedWord) {
    switch namespace {
    case .rss, .atom: ownField(tag, namespace, word)
    case .dublinCore: dublinCoreField(tag, word)
    case .dublinCoreTerms: termsField(tag, word)
    case .content: if word == .encoded { text(tag, .content, rank: 0) }
    case .media: mediaField(tag, word)
    case .itunes: itunesField(tag, word)
    case .xhtml: if word == .body { text(tag, .content, rank: 1, form: .inline) }
    case .rdf, .other: break
    }
  }

  private mutating func text(
    _ tag: MarkupTag, _ field: FeedCapture.Field, rank: Int, form: FeedCapture.Form = .unsaid,
    attribute: String? = nil
  ) {
    var capture = FeedCapture(field: field, rank: rank, name: tag.name, start: 0)
    capture.form = form
    capture.base = bases.last
    capture.attribute = attribute
    begin(capture)
  }

  // MARK: RSS and Atom

  private mutating func ownField(_ tag: MarkupTag, _ namespace: FeedNamespace, _ word: FeedWord) {
    // Elements of Atom stand in RSS too, where they come second; the other way round as well.
    let isGuest = (namespace == .atom) != (format == .atom)
    let rank = isGuest && format != .atom ? 3 : 0
    let isAtom = namespace == .atom || format == .atom
    switch word {
    case .title: text(tag, .title, rank: rank, form: isAtom ? form(of: tag) : .unsaid)
    case .link: link(tag, isAtom: isAtom, rank: rank)
    case .guid: identifier(tag)
    case .id: text(tag, .id, rank: rank)
    case .pubDate: text(tag, .published, rank: rank)
    case .published: text(tag, .published, rank: rank)
    case .issued: text(tag, .published, rank: rank + 1)
    case .created: text(tag, .published, rank: rank + 2)
    case .updated, .modified: text(tag, .updated, rank: rank)
    case .lastBuildDate: if !isInItem { text(tag, .updated, rank: 0) }
    case .date: text(tag, .published, rank: rank + 4)
    case .author: text(tag, .author, rank: rank)
    case .description: text(tag, .summary, rank: rank)
    case .summary, .subtitle, .tagline:
      text(tag, .summary, rank: rank + 1, form: isAtom ? textForm(of: tag) : .unsaid)
    case .content: text(tag, .content, rank: rank, form: textForm(of: tag))
    case .encoded, .fullItem: text(tag, .content, rank: 2)
    case .body: if isInItem { text(tag, .content, rank: 2, form: .inline) }
    case .category: category(tag)
    case .tags: text(tag, .tags, rank: 0)
    case .enclosure: enclosure(tag, url: "url", length: "length")
    default: break
    }
  }

  /// What `type` and, in Atom 0.3, `mode` say of a text.
  private func form(of tag: MarkupTag) -> FeedCapture.Form {
    let type = FeedCleaning.line(attribute("type", of: tag) ?? "").lowercased()
    let mode = FeedCleaning.line(attribute("mode", of: tag) ?? "").lowercased()
    if mode == "base64" { return .base64 }
    switch type {
    case "xhtml": return .inline
    case "html": return .html
    case "application/xhtml+xml": return mode == "escaped" ? .html : .inline
    case "text/html": return mode == "xml" ? .inline : .html
    case "", "text", "text/plain": return mode == "xml" ? .inline : .plain
    default:
      if type.ends(with: "+xml") || type.ends(with: "/xml") { return .inline }
      return type.begins(with: "text/") || mode == "escaped" ? .plain : .base64
    }
  }

  /// The same of a text that may hold markup, whatever it says: who counts need not know.
  private func textForm(of tag: MarkupTag) -> FeedCapture.Form {
    isCounting ? .unsaid : form(of: tag)
  }

  private mutating func link(_ tag: MarkupTag, isAtom: Bool, rank: Int) {
    let hasAddress = attributeValue("href", of: tag) != nil
    if !isAtom, !hasAddress { return text(tag, .link, rank: 0) }
    // Such an element has no text.
    if isCounting, hasAddress { return }
    let href = attribute("href", of: tag)
    let relation = FeedCleaning.line(attribute("rel", of: tag) ?? "alternate").lowercased()
    let type = FeedCleaning.line(attribute("type", of: tag) ?? "").lowercased()
    // A page is what a person wants to see.
    let rank = rank + (type.isEmpty || type.holds("html") ? 1 : 2)
    // The relation may be written as the address that stands for it.
    switch relation.parts(between: UInt8(ascii: "/")).last ?? "alternate" {
    case "alternate":
      guard let href else { return text(tag, .link, rank: rank) }
      offer(link: address(href), rank: rank)
    case "enclosure":
      if href != nil {
        enclosure(tag, url: "href", length: "length")
      } else {
        text(tag, .enclosure, rank: 0, attribute: type)
      }
    default: break
    }
  }

  private mutating func identifier(_ tag: MarkupTag) {
    if isCounting { return text(tag, .id, rank: 0) }
    let isPermanent = attribute("ispermalink", of: tag)
      .map { FeedCleaning.line($0).lowercased() != "false" }
    // Only one that is said to be an address is resolved.
    text(tag, .id, rank: 0, attribute: isPermanent == true ? "true" : nil)
    setPermanentLink(isPermanent ?? true)
  }

  private mutating func category(_ tag: MarkupTag) {
    if isCounting { return text(tag, .category, rank: 0) }
    let named = [attribute("term", of: tag), attribute("label", of: tag)].compactMap(\.self)
      .first { !$0.isEmpty }
    text(tag, .category, rank: 0, attribute: named)
  }

  private mutating func enclosure(_ tag: MarkupTag, url: String, length: String) {
    guard isInItem, !isCounting, itemDraft.enclosures.count < FeedDraft.mostParts,
      let reference = attribute(url, of: tag).map(FeedCleaning.line), !reference.isEmpty
    else { return }
    let url = address(reference)
    guard !url.isEmpty, URLReference.isSafe(url), let url = FeedCleaning.whole(url)
    else { return }
    var enclosure = FeedEnclosure(url: url)
    enclosure.type = attribute("type", of: tag).map(FeedCleaning.line).flatMap {
      $0.isEmpty ? nil : FeedCleaning.cut($0)
    }
    enclosure.length = attribute(length, of: tag).flatMap { Int(FeedCleaning.line($0)) }
      .flatMap { $0 >= 0 ? $0 : nil }
    if !itemDraft.enclosures.contains(enclosure) {
      itemDraft.enclosures.append(enclosure)
    }
  }

  // MARK: Other vocabularies

  private mutating func dublinCoreField(_ tag: MarkupTag, _ word: FeedWord) {
    switch word {
    case .title: text(tag, .title, rank: 5)
    case .creator: text(tag, .author, rank: 5)
    case .author: text(tag, .author, rank: 6)
    case .date: text(tag, .published, rank: 5)
    case .identifier: text(tag, .id, rank: 5)
    case .subject: text(tag, .category, rank: 0)
    case .description: text(tag, .summary, rank: 5)
    default: break
    }
  }

  private mutating func termsField(_ tag: MarkupTag, _ word: FeedWord) {
    switch word {
    case .title: text(tag, .title, rank: 6)
    case .issued: text(tag, .published, rank: 6)
    case .created: text(tag, .published, rank: 7)
    case .modified: text(tag, .updated, rank: 6)
    case .creator: text(tag, .author, rank: 6)
    case .abstract: text(tag, .summary, rank: 6)
    default: break
    }
  }

  private mutating func mediaField(_ tag: MarkupTag, _ word: FeedWord) {
    switch word {
    case .content: enclosure(tag, url: "url", length: "filesize")
    case .title: if isInItem { text(tag, .title, rank: 9) }
    case .description: if isInItem { text(tag, .summary, rank: 9) }
    default: break
    }
  }

  private mutating func itunesField(_ tag: MarkupTag, _ word: FeedWord) {
    switch word {
    case .title: if isInItem { text(tag, .title, rank: 8) }
    case .author: text(tag, .author, rank: 8)
    case .subtitle: text(tag, .summary, rank: 8)
    case .summary: text(tag, .summary, rank: 7)
    case .keywords: if isInItem { text(tag, .tags, rank: 0) }
    default: break
    }
  }

  // MARK: Attributes

  /// The text of an attribute, named in lower case; nil where it is missing.
  func attribute(_ name: String, of tag: MarkupTag) -> String? {
    attributeValue(name, of: tag).map(attributeText)
  }

  /// Where the value of an attribute stands.
  private func attributeValue(_ name: String, of tag: MarkupTag) -> Range<Int>? {
    if tag.attributes.isEmpty { return nil }
    for attribute in MarkupAttributes(tag, in: bytes)
    where attribute.name.count == name.utf8.count
      && bytes[attribute.name].lazy.map(\.asciiLowercased).elementsEqual(name.utf8)
    {
      return attribute.value
    }
    return nil
  }

  func attributeText(_ value: Range<Int>) -> String {
    guard value.count <= 65_536 else { return "" }
    var text: [UInt8] = []
    CharacterReferences.append(value, of: bytes, to: &text, entities: entities)
    return FeedCleaning.text(text[...])
  }

  func address(_ reference: String) -> String { address(reference, against: bases.last) }

  /// The whole address; what cannot be made one stays as it is written.
  func address(_ reference: String, against base: String?) -> String {
    let address = URLReference.resolved(reference, against: base)
    return base == nil && !address.utf8.contains(UInt8(ascii: ":"))
      ? FeedCleaning.line(reference) : address
  }

  mutating func offer(link: String, rank: Int) {
    guard !link.isEmpty, URLReference.isSafe(link), let link = FeedCleaning.whole(link)
    else { return }
    if isInItem {
      itemDraft.link.offer(link, rank: rank)
    } else {
      feedDraft.link.offer(link, rank: rank)
    }
  }
}
