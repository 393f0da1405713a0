/// Reads RSS 0.90 to 2.0, RSS 1.0, Atom 0.3 and 1.0, whatever state they are in.
///
/// Elements are told by namespace and name; of several sources for a field the better one wins, in an
/// order that does not depend on the file's. What is broken is read as far as it goes: items end
/// where the next one begins, and nothing that was read is given back. Addresses are resolved against
/// `xml:base`, then against the address that the feed came from.
///
/// Cost: one pass, memory for what is kept. Elements that are open deeper than any feed needs are only
/// counted. Nothing is expanded but entities that the document declares, a megabyte of them at most.
package struct FeedReader {
  let bytes: [UInt8]
  var tokens: MarkupTokenizer
  var names: FeedNames
  var entities: EntityTable?
  /// Takes the items one after another; nil where only their number is wanted.
  let receive: ((FeedItem) -> Void)?

  var elements: [Element] = []
  /// How many more are open within the last of them, too deep to be told apart.
  var deeperCount = 0
  var bases: [String]
  var capture: FeedCapture?
  /// The places of the text of the field that is being read.
  var pieces: [MarkupToken] = []
  var format: FeedFormat?
  var feedDraft = FeedDraft()
  var itemDraft = FeedDraft()
  /// Where in `elements` the item begins that is open.
  var openItem: Int?
  var count = 0
  /// The outermost element, if it is that of no feed.
  var stranger: String?
  var sawPage = false

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

  struct Element {
    var name: Range<Int>
    var place: Place
    /// What declarations and bases were in force before.
    var namesMark: Int
    var basesCount: Int
  }

  private init(_ bytes: [UInt8], base: String?, receive: ((FeedItem) -> Void)?) {
    self.bytes = bytes
    self.receive = receive
    tokens = MarkupTokenizer(bytes)
    names = FeedNames(bytes)
    bases = base.map { [$0] } ?? []
  }

  /// Reads the feed that a document holds, and hands over its items one after another, in their order.
  ///
  /// - Parameters:
  ///   - text: the whole document.
  ///   - base: the address that it came from.
  ///   - receive: takes each item as soon as it has been read.
  /// - Returns: the feed without its items.
  /// - Throws: what it is, if there is no feed in it; then there was no item either.
  package static func read(
    _ text: MarkupText, base: String? = nil, receive: @escaping (FeedItem) -> Void
  ) throws(FeedError) -> Feed {
    var reader = FeedReader(text.utf8, base: base, receive: receive)
    return try reader.read()
  }

  /// How many items the feed has; neither the texts of fields nor attributes are looked at, but for
  /// those that say whether a field has a text and what may stand in it.
  package static func count(_ text: MarkupText) throws(FeedError) -> Int {
    var reader = FeedReader(text.utf8, base: nil, receive: nil)
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
    feed.title = feedDraft.title.value.map { FeedCleaning.cut($0, to: FeedCleaning.longestName) }
    feed.link = feedDraft.link.value
    feed.summary = feedDraft.summary.value?.text
    feed.updated = feedDraft.updated.value ?? feedDraft.published.value
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

  // MARK: Fields

  mutating func begin(_ field: FeedCapture) {
    capture = field
    capture?.start = tokens.position
    pieces.removeAll(keepingCapacity: true)
  }

  /// Says whether the `guid` that is being read is an address.
  mutating func setPermanentLink(_ isPermanent: Bool) { capture?.isPermanentLink = isPermanent }

  mutating func endCapture(at end: Int) {
    guard let field = capture else { return }
    capture = nil
    if !isCounting { take(field, pieces, end: end) }
  }

  /// Whether only the number of items is wanted.
  var isCounting: Bool { receive == nil }

  /// Whether what is read belongs to an item.
  var isInItem: Bool { openItem != nil }
}
