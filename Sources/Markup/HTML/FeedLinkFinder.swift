/// Gathers the links of a page that lead to feeds.
struct FeedLinkFinder {
  /// The most that are offered; a list of feeds has more than anybody chooses from.
  private static let mostFeeds = 256

  private var tokenizer: MarkupTokenizer
  private var base: BaseAddress?
  private(set) var declared: [FeedLink] = []
  private(set) var guesses: [FeedLink] = []
  /// Whether what comes is the text of the last guess.
  private var isInGuess = false

  init(_ html: [UInt8], base: BaseAddress?) {
    tokenizer = MarkupTokenizer(html)
    self.base = base
  }

  mutating func read() {
    while let token = tokenizer.next() {
      switch token {
      case .start(let tag): start(tag)
      case .end(let name):
        if HTMLElement(name, of: tokenizer.bytes) == .a { isInGuess = false }
      case .text(let range):
        if isInGuess, guesses[guesses.count - 1].title == nil {
          name(HTMLReader.line(range, of: tokenizer.bytes))
        }
      case .verbatim, .doctype, .comment: break
      }
    }
  }

  private mutating func start(_ tag: MarkupTag) {
    let element = HTMLElement(tag.name, of: tokenizer.bytes)
    if let name = element.rawTextName {
      if !tag.isEmpty { _ = tokenizer.rawText(of: name) }
      return
    }
    guard element == .link || element == .a || element == .base else { return }
    let attributes = HTMLAttributes(tag, in: tokenizer.bytes)
    switch element {
    case .base:
      if let address = attributes.bytes(.href) {
        base = BaseAddress(address, against: base) ?? base
      }
    case .link: addDeclared(attributes)
    default:
      isInGuess = false
      if isDeclared(attributes) { addDeclared(attributes) } else { addGuess(attributes) }
    }
  }
}

extension FeedLinkFinder {
  private func isDeclared(_ attributes: HTMLAttributes) -> Bool {
    guard let rel = attributes.bytes(.rel) else { return false }
    // An alternate style sheet is no other form of the page.
    let words = rel.split(whereSeparator: \.isMarkupSpace).map { word in
      String(decoding: word.map(\.asciiLowercased), as: UTF8.self)
    }
    return (words.contains("alternate") || words.contains("feed"))
      && !words.contains("stylesheet")
  }

  private mutating func addDeclared(_ attributes: HTMLAttributes) {
    guard declared.count < Self.mostFeeds, isDeclared(attributes),
      let type = attributes.bytes(.type), let format = FeedLink.Format(mediaType: type),
      let address = address(attributes)
    else { return }
    declared.append(feed(address, attributes.line(.title), format, isGuess: false))
  }

  private mutating func addGuess(_ attributes: HTMLAttributes) {
    guard guesses.count < Self.mostFeeds, let address = address(attributes) else { return }
    let parts = AddressParts(address[...])
    guard let format = FeedLink.Format(path: parts.path) else { return }
    guesses.append(feed(address, attributes.line(.title), format, isGuess: true))
    isInGuess = true
  }

  private mutating func name(_ title: String?) {
    let last = guesses.count - 1
    guesses[last].title = title
    if let title, Self.tellsOfComments(title) { guesses[last].isOfComments = true }
  }

  private func feed(
    _ address: [UInt8], _ title: String?, _ format: FeedLink.Format, isGuess: Bool
  ) -> FeedLink {
    let address = String(decoding: address, as: UTF8.self)
    return FeedLink(
      title: title, address: address, format: format, isGuess: isGuess,
      isOfComments: Self.tellsOfComments(address) || title.map(Self.tellsOfComments) ?? false)
  }

  private static func tellsOfComments(_ text: String) -> Bool {
    let bytes = text.utf8.map(\.asciiLowercased)
    return bytes.first(Array("comment".utf8), in: 0..<bytes.count) != nil
  }

  /// Where a link leads; nil where it is empty or no address of the web.
  private func address(_ attributes: HTMLAttributes) -> [UInt8]? {
    guard let value = attributes.bytes(.href) else { return nil }
    let reference = URLReference.cleaned(value)
    guard !reference.isEmpty else { return nil }
    let address = URLReference.resolved(reference, against: base)
    guard let length = AddressParts.schemeLength(of: address[...]) else { return address }
    let isWeb = length == 4 || length == 5 && address.hasASCII("https:", at: 0)
    return isWeb && address.hasASCII("http", at: 0) ? address : nil
  }
}
