extension FeedReader {
  var place: Place? {
    guard let last = elements.last else { return nil }
    return deeperCount > 0 && last.place != .foreign ? .aside : last.place
  }

  /// What an element is where it stands; fields begin to be read.
  mutating func enter(_ tag: MarkupTag, _ namespace: FeedNamespace, _ word: FeedWord?)
    -> Place
  {
    guard namespace != .xhtml, namespace != .other, let word else {
      if format == nil { noteStranger(tag) }
      if namespace == .xhtml, word == .body, place == .item { field(tag, namespace, .body) }
      return namespace == .other ? .foreign : .aside
    }
    switch word {
    case .rss, .rdf, .feed, .channel:
      if let root = root(word) { return root }
    case .item, .entry:
      if isItem(namespace, word), openItem == nil || place != .foreign {
        // What was open within the last one is no part of this one.
        let last = openItem
        endItem()
        if let last { leave(to: last) }
        beginItem(tag)
        return .item
      }
    default: break
    }
    guard format != nil else {
      noteStranger(tag)
      return .aside
    }
    switch place {
    case .feed, .root, .item:
      field(tag, namespace, word)
      return place == .item && word == .group ? .group : .aside
    case .group:
      if namespace == .media, word == .content { field(tag, namespace, word) }
      return .aside
    case .aside, .foreign, nil: return .aside
    }
  }

  private mutating func root(_ word: FeedWord) -> Place? {
    switch word {
    case .rss where format == nil: format = .rss
    case .rdf where format == nil: format = .rdf
    case .feed where format == nil:
      format = .atom
      return .feed
    case .channel where openItem == nil && place != .aside && place != .foreign:
      if format == nil { format = .rss }
      return .feed
    default: return nil
    }
    return .root
  }

  private func isItem(_ namespace: FeedNamespace, _ word: FeedWord) -> Bool {
    guard format != nil else { return false }
    // RSS whose default namespace is Atom's is RSS all the same.
    return word == .item
      ? namespace == .rss || namespace == .atom && format != .atom
      : namespace == .atom || namespace == .rss && format == .atom
  }

  private mutating func noteStranger(_ tag: MarkupTag) {
    if tag.name.count == 4, bytes.hasASCII("html", at: tag.name.lowerBound) { sawPage = true }
    if stranger == nil { stranger = FeedCleaning.text(bytes[tag.name.prefix(40)]) }
  }

  private mutating func beginItem(_ tag: MarkupTag) {
    itemDraft = FeedDraft()
    if !isCounting, let about = attribute("rdf:about", of: tag) {
      itemDraft.id.offer(FeedCleaning.whole(FeedCleaning.line(about)), rank: 1)
    }
  }

  mutating func endItem() {
    guard openItem != nil else { return }
    openItem = nil
    count += 1
    receive?(itemDraft.item)
  }
}
