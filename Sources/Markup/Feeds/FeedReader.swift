/// Reads RSS 0.90 to 2.0, RSS 1.0, Atom 0.3 and 1.0, whatever state they are in.
///
/// Elements are told by namespace and name; of several sources for a field the better one wins, in an
/// order that does not depend on the file's. What is broken is read as far as it goes: items end
/// where the next one begins, and nothing that was read is given back. Addresses are resolved against
/// `xml:base`, then against the address that the feed came from.
///
/// Cost: one pass, memory for what is kept. Depth costs nothing but memory; nothing is expanded but
/// entities that the document declares, a megabyte of them at most.
package struct FeedReader {
  let bytes: [UInt8]
  private var tokens: MarkupTokenizer
  var names: FeedNames
  var entities: EntityTable?
  /// Whether only the number of items is wanted.
  private let isCounting: Bool
  /// In bytes: every address in the feed may become as long, and bases within bases longer.
  private static let longestBase = 2_048

  private var elements: [Element] = []
  var bases: [String]
  private var capture: FeedCapture?
  /// The places of the text of the field that is being read.
  private var pieces: [MarkupToken] = []
  private(set) var format: FeedFormat?
  var feedDraft = FeedDraft()
  var itemDraft = FeedDraft()
  /// Where in `elements` the item begins that is open.
  private var openItem: Int?
  private var items: [FeedItem] = []
  private var count = 0
  /// The outermost element, if it is that of no feed.
  private var stranger: String?
  private var sawPage = false

  /// What an open element is to those within it.
  enum Place: Hashable {
    case root, feed, item
    /// A bundle of `media:content` within an item.
    case group
    /// Nothing in it concerns the feed.
    case aside
    /// The same, of a vocabulary that says nothing to us: what looks like an item in it is another
    /// one's.
    case foreign
  }

  private struct Element {
    var name: Range<Int>
    var place: Place
    /// What declarations and bases were in force before.
    var namesMark: Int
    var basesCount: Int
  }

  private init(_ bytes: [UInt8], base: String?, isCounting: Bool) {
    self.bytes = bytes
    self.isCounting = isCounting
    tokens = MarkupTokenizer(bytes)
    names = FeedNames(bytes)
    bases = base.map { [$0] } ?? []
  }

  /// The feed that a document holds.
  ///
  /// - Parameters:
  ///   - text: the whole document.
  ///   - base: the address that it came from.
  /// - Returns: the feed with all of its items.
  /// - Throws: what it is, if there is no feed in it.
  package static func read(_ text: MarkupText, base: String? = nil) throws(FeedError) -> Feed {
    var reader = FeedReader(text.utf8, base: base, isCounting: false)
    return try reader.read()
  }

  /// How many items the feed has; the texts of fields are not looked at.
  package static func count(_ text: MarkupText) throws(FeedError) -> Int {
    var reader = FeedReader(text.utf8, base: nil, isCounting: true)
    _ = try reader.read()
    return reader.count
  }

  private mutating func read() throws(FeedError) -> Feed {
    while true {
      let start = tokens.position
      guard let token = tokens.next() else { break }
      switch token {
      case .start(let tag): open(tag, at: start)
      case .end(let name): close(name, at: start)
      case .text, .verbatim: if capture != nil, !isCounting { pieces.append(token) }
      case .doctype(let range): note(range)
      case .comment: break
      }
    }
    endCapture(at: bytes.count)
    endItem()
    guard let format else { throw fault }
    var feed = Feed(format: format)
    feed.title = feedDraft.title.value
    feed.link = feedDraft.link.value
    feed.summary = feedDraft.summary.value?.text
    feed.updated = feedDraft.updated.value ?? feedDraft.published.value
    feed.items = items
    return feed
  }

  private var fault: FeedError {
    if sawPage { return .webPage(feeds: []) }
    if let stranger { return .otherDocument(stranger) }
    return bytes.allSatisfy(\.isMarkupSpace) ? .empty : .unknown
  }

  private mutating func note(_ doctype: Range<Int>) {
    // A document has one; the allowance of its entities is not given twice.
    if entities == nil { entities = EntityTable(doctype, of: bytes) }
    var name = doctype.lowerBound + "<!doctype".utf8.count
    while name < doctype.upperBound, bytes[name].isMarkupSpace { name += 1 }
    if format == nil, bytes.hasASCII("html", at: name) { sawPage = true }
  }

  // MARK: Elements

  private mutating func open(_ tag: MarkupTag, at start: Int) {
    if capture != nil {
      if stays(in: tag) { return }
      endCapture(at: start)
      // The field was not closed: what comes stands beside it.
      leave(to: elements.count - 1)
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
      !field.holdsMarkup && field.field != .author && namespace != .xhtml && word != nil
      && word != .name && !hasSameName(tag.name, field.name) && isField(word)
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
    first.count == second.count
      && zip(first, second).allSatisfy { bytes[$0].asciiLowercased == bytes[$1].asciiLowercased }
  }

  private mutating func noteAttributes(of tag: MarkupTag) {
    guard bytes.first(UInt8(ascii: "x"), in: tag.attributes) != nil else { return }
    names.enter(tag)
    for attribute in MarkupAttributes(tag, in: bytes)
    where attribute.name.count == 8 && bytes.hasASCII("xml:base", at: attribute.name.lowerBound) {
      let base = attributeText(attribute.value)
      guard !base.isEmpty, bases.count < 256 else { continue }
      let whole = URLReference.resolved(base, against: bases.last)
      if whole.utf8.count <= Self.longestBase { bases.append(whole) }
    }
  }

  private mutating func close(_ name: Range<Int>, at start: Int) {
    if let field = capture {
      if hasSameName(name, field.name) {
        if field.depth > 0 {
          capture?.depth -= 1
          return
        }
        endCapture(at: start)
      } else {
        let (_, word) = names.resolve(name)
        guard [.item, .entry, .channel, .feed, .rss, .rdf].contains(word) else { return }
        endCapture(at: start)
      }
    }
    guard let place = opened(name) else { return }
    if let openItem, place <= openItem { endItem() }
    leave(to: place)
  }

  /// Leaves an open element and all within it, with what they declared.
  private mutating func leave(to place: Int) {
    guard elements.indices.contains(place) else { return }
    let element = elements[place]
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

  // MARK: Places

  var place: Place? { elements.last?.place }

  /// What an element is where it stands; fields begin to be read.
  private mutating func enter(_ tag: MarkupTag, _ namespace: FeedNamespace, _ word: FeedWord?)
    -> Place
  {
    guard namespace != .xhtml, namespace != .other, let word else {
      if format == nil { noteStranger(tag, word) }
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
        beginItem(tag, word)
        return .item
      }
    default: break
    }
    guard format != nil else {
      noteStranger(tag, word)
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

  private mutating func noteStranger(_ tag: MarkupTag, _ word: FeedWord?) {
    if word == .html || bytes.hasASCII("html", at: tag.name.lowerBound) && tag.name.count == 4 {
      sawPage = true
    }
    if stranger == nil { stranger = FeedCleaning.text(bytes[tag.name.prefix(40)]) }
  }

  private mutating func beginItem(_ tag: MarkupTag, _ word: FeedWord) {
    itemDraft = FeedDraft()
    if !isCounting, let about = attribute("rdf:about", of: tag) {
      itemDraft.id.offer(FeedCleaning.line(about), rank: 1)
    }
  }

  private mutating func endItem() {
    guard openItem != nil else { return }
    openItem = nil
    count += 1
    if !isCounting { items.append(itemDraft.item) }
  }

  // MARK: Fields

  mutating func begin(_ field: FeedCapture) {
    capture = field
    capture?.start = tokens.position
    pieces.removeAll(keepingCapacity: true)
  }

  /// Says whether the `guid` that is being read is an address.
  mutating func setPermanentLink(_ isPermanent: Bool) { capture?.isPermanentLink = isPermanent }

  private mutating func endCapture(at end: Int) {
    guard let field = capture else { return }
    capture = nil
    if !isCounting { take(field, pieces, end: end) }
  }

  /// Whether what is read belongs to an item.
  var isInItem: Bool { openItem != nil }

  /// Whether nothing but the number of items is wanted.
  var countsOnly: Bool { isCounting }
}
