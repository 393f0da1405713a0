extension FeedReader {
  /// In bytes: every address in the feed may become as long, and bases within bases longer.
  private static let longestBase = 2_048
  private static let mostElements = 4_096

  mutating func open(_ tag: MarkupTag, at start: Int) {
    if capture != nil {
      if stays(in: tag) { return }
      endCapture(at: start)
      // The field was not closed: what comes stands beside it.
      leaveLast()
    }
    var mark = names.mark
    var baseCount = bases.count
    if !tag.attributes.isEmpty { noteAttributes(of: tag) }
    let (namespace, word) = names.resolve(tag.name)
    let depth = elements.count
    let place = enter(tag, namespace, word)
    if elements.count < depth {
      // Declarations and bases of the item before do not hold in this one, its own do.
      (mark, baseCount) = (names.mark, bases.count)
      noteAttributes(of: tag)
    }
    if tag.isEmpty {
      endCapture(at: tokens.position)
      if place == .item {
        openItem = elements.count
        endItem()
      }
      names.leave(to: mark)
      bases.removeLast(bases.count - baseCount)
      return
    }
    guard place == .item || elements.count < Self.mostElements else {
      deeperCount += 1
      names.leave(to: mark)
      bases.removeLast(bases.count - baseCount)
      return
    }
    // What an item stands in is not told apart any more once it has begun.
    deeperCount = 0
    elements.append(Element(name: tag.name, place: place, namesMark: mark, basesCount: baseCount))
    if place == .item { openItem = elements.count - 1 }
  }

  /// Whether an element that begins within a field is part of its text.
  private mutating func stays(in tag: MarkupTag) -> Bool {
    guard let field = capture else { return false }
    let (namespace, word) = names.resolve(tag.name)
    // An item, or beside plain fields any field, shows that the end tag is missing.
    let isItem = (word == .item || word == .entry) && namespace != .xhtml && namespace != .other
    let isSibling =
      !field.holdsMarkup && field.field != .author && namespace != .xhtml
      && !hasSameName(tag.name, field.name) && isField(word)
      || field.holdsMarkup && namespace != .xhtml && isForeignToHTML(word)
    if isItem || isSibling { return false }
    capture?.hasElements = true
    if !tag.isEmpty, hasSameName(tag.name, field.name) { capture?.depth += 1 }
    return true
  }

  private func isField(_ word: FeedWord?) -> Bool {
    switch word {
    case .title, .link, .guid, .id, .pubDate, .description, .published, .updated, .content,
      .encoded, .author, .category, .enclosure, .creator, .date:
      true
    default: false
    }
  }

  /// Whether a field has a name that no element of HTML has, so that it is none of a text's.
  private func isForeignToHTML(_ word: FeedWord?) -> Bool {
    switch word {
    case .guid, .pubDate, .published, .updated, .encoded, .category, .enclosure, .creator: true
    default: false
    }
  }

  private func hasSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    for offset in 0..<first.count {
      let (one, other) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
      if one != other, one.asciiLowercased != other.asciiLowercased { return false }
    }
    return true
  }

  private mutating func noteAttributes(of tag: MarkupTag) {
    guard bytes.first(UInt8(ascii: "x"), in: tag.attributes) != nil else { return }
    names.enter(tag)
    if isCounting { return }
    for attribute in MarkupAttributes(tag, in: bytes)
    where attribute.name.count == 8 && bytes.hasASCII("xml:base", at: attribute.name.lowerBound) {
      let base = attributeText(attribute.value)
      guard !base.isEmpty, bases.count < 256 else { continue }
      let whole = URLReference.resolved(base, against: bases.last)
      if whole.utf8.count <= Self.longestBase { bases.append(whole) }
    }
  }

  mutating func close(_ name: Range<Int>, at start: Int) {
    if let field = capture {
      if hasSameName(name, field.name) {
        if field.depth > 0 {
          capture?.depth -= 1
          return
        }
        endCapture(at: start)
      } else {
        let (_, word) = names.resolve(name)
        guard isStructural(word) else { return }
        endCapture(at: start)
      }
    }
    if deeperCount > 0, !isStructural(names.resolve(name).1) {
      deeperCount -= 1
      return
    }
    guard let place = opened(name) else { return }
    if let openItem, place <= openItem { endItem() }
    leave(to: place)
  }

  /// Whether an element with that word is more than a field, so that its end ends all within it.
  private func isStructural(_ word: FeedWord?) -> Bool {
    switch word {
    case .item, .entry, .channel, .feed, .rss, .rdf: true
    default: false
    }
  }

  private mutating func leaveLast() {
    if deeperCount > 0 { deeperCount -= 1 } else { leave(to: elements.count - 1) }
  }

  /// Leaves an open element and all within it, with what they declared.
  mutating func leave(to place: Int) {
    guard elements.indices.contains(place) else { return }
    let element = elements[place]
    deeperCount = 0
    names.leave(to: element.namesMark)
    bases.removeLast(bases.count - element.basesCount)
    elements.removeLast(elements.count - place)
  }

  /// The open element that an end tag closes; nil where it is a stray one.
  ///
  /// Within an item only what was opened in it, but for the ends of items, feeds and documents. The
  /// search does not go far, so that many open elements and many stray ends cost no more.
  private func opened(_ name: Range<Int>) -> Int? {
    let nearest = max(0, elements.count - 64)
    for place in stride(from: elements.count - 1, through: nearest, by: -1) {
      if hasSameName(elements[place].name, name) { return place }
      if place == openItem { break }
    }
    let (_, word) = names.resolve(name)
    switch word {
    case .item, .entry: return openItem
    case .channel, .feed, .rss, .rdf:
      return elements.prefix(64).lastIndex { hasSameName($0.name, name) }
    default: return nil
    }
  }
}
