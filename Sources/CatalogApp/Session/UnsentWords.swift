/// What somebody wrote about entries of a place, and did not use yet, newest first.
struct UnsentWords: Hashable, Sendable {
  /// Older words are forgotten.
  static let capacity = 1_000

  struct Entry: Hashable, Sendable {
    /// What they are about: `SupportItem.key`.
    var key: String
    var words: SupportWords

    func isAbout(_ key: String) -> Bool { self.key.utf8.elementsEqual(key.utf8) }
  }

  private(set) var entries: [Entry] = []
  /// What was written about in this run, whose words are those that count.
  private var touched: Set<String> = []

  init(entries: [Entry] = []) { self.entries = entries }

  /// The words about an entry.
  subscript(key: String) -> SupportWords? { entries.first { $0.isAbout(key) }?.words }

  var isEmpty: Bool { entries.isEmpty }

  /// Keeps words in place of those about the entry; nil: none.
  mutating func keep(_ new: SupportWords?, about key: String) {
    touched.insert(key)
    entries.removeAll { $0.isAbout(key) }
    if let new { entries.insert(Entry(key: key, words: new), at: 0) }
    if entries.count > Self.capacity { entries.removeLast() }
  }

  /// Takes what is kept of entries that were not written about in this run: another program may
  /// have written about them meanwhile, or used what was there.
  mutating func merge(_ kept: UnsentWords) {
    entries = entries.filter { touched.contains($0.key) }
    entries += kept.entries.filter { !touched.contains($0.key) }
    entries.removeLast(max(0, entries.count - Self.capacity))
  }

  /// Forgets the oldest words that do not fit into so many bytes, of which it takes what it needs.
  mutating func fit(into room: inout Int) {
    var left = room
    entries.removeAll { entry in
      let size = entry.words.size
      guard size <= left else { return true }
      left -= size
      return false
    }
    room = left
  }
}

/// The words of a support request.
struct SupportWords: Hashable, Sendable {
  var to: String
  var subject: String
  /// Lines end in LF.
  var text: String

  /// In bytes.
  var size: Int { to.utf8.count + subject.utf8.count + text.utf8.count }
}
