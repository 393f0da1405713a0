/// Tells the names of elements in a document: which namespace, which word.
///
/// Declarations hold within their element. Those of namespaces that say nothing to us are kept only
/// where they take a prefix away from one that does, so that a document with many costs no more.
struct FeedNames {
  private let bytes: [UInt8]
  private var prefixes: [String: FeedNamespace] = FeedNamespace.customary
  private var unprefixed = FeedNamespace.rss
  /// What declarations replaced, to be put back; the empty prefix is the default namespace.
  private var replaced: [(prefix: String, namespace: FeedNamespace?)] = []

  /// By their length, and their letters as a number: the few of one length are compared sooner than
  /// a text is made and hashed.
  private static let words: [[(key: UInt128, word: FeedWord)]] = (0...FeedWord.longest).map {
    length in
    FeedWord.allCases.filter { $0.rawValue.utf8.count == length }
      .map { (key(of: $0.rawValue.utf8), $0) }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many declarations are in force: what `leave` goes back to.
  var mark: Int { replaced.count }

  /// Takes what the attributes of a start tag declare.
  mutating func enter(_ tag: MarkupTag) {
    for attribute in MarkupAttributes(tag, in: bytes)
    where bytes.hasASCII("xmlns", at: attribute.name.lowerBound) {
      let behind = attribute.name.lowerBound + 5
      if behind == attribute.name.upperBound {
        let address = value(attribute.value)
        replaced.append(("", unprefixed))
        // An unknown default namespace is somebody's own idea of RSS.
        unprefixed = FeedNamespace.named(address) ?? .rss
      } else if bytes[behind] == UInt8(ascii: ":") {
        declare(bytes.text((behind + 1)..<attribute.name.upperBound), value(attribute.value))
      }
    }
  }

  private mutating func declare(_ prefix: String, _ address: String) {
    guard prefix.utf8.count <= 64 else { return }
    let namespace = FeedNamespace.named(address)
    // `rss:item` of the unknown address of some version is RSS all the same.
    guard let namespace = namespace ?? (prefixes[prefix].map { $0 == .rss ? .rss : .other }),
      prefixes[prefix] != namespace
    else { return }
    replaced.append((prefix, prefixes.updateValue(namespace, forKey: prefix)))
  }

  /// Forgets the declarations behind a mark.
  mutating func leave(to mark: Int) {
    while replaced.count > mark {
      let (prefix, namespace) = replaced.removeLast()
      if prefix.isEmpty { unprefixed = namespace ?? .rss } else { prefixes[prefix] = namespace }
    }
  }

  /// The namespace and the word of a name; nil for a word that feeds do not have.
  func resolve(_ name: Range<Int>) -> (FeedNamespace, FeedWord?) {
    guard let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")), colon > name.lowerBound else {
      return (unprefixed, word(name))
    }
    guard colon - name.lowerBound <= 64 else { return (.other, nil) }
    let namespace = prefixes[bytes.text(name.lowerBound..<colon)] ?? .other
    return (namespace, namespace == .other ? nil : word((colon + 1)..<name.upperBound))
  }

  private func word(_ name: Range<Int>) -> FeedWord? {
    guard name.count <= FeedWord.longest else { return nil }
    let key = Self.key(of: bytes[name])
    return Self.words[name.count].first { $0.key == key }?.word
  }

  /// Up to fifteen letters, in any case, as one number.
  private static func key(of name: some Sequence<UInt8>) -> UInt128 {
    name.reduce(1) { $0 << 8 | UInt128($1.asciiLowercased) }
  }

  private func value(_ range: Range<Int>) -> String {
    bytes.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 256))
      .trimmingMarkupSpace
  }
}
