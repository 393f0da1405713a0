/// What somebody wrote about entries of a place, and did not use yet, newest first.
struct UnsentWords: Hashable, Sendable {
  /// Older words are forgotten.
  static let capacity = 20

  /// What words are about: entries without an identifier of their own are known by their position,
  /// where another may stand by now.
  struct Subject: Hashable, Sendable {
    var id: String
    var name: String

    static func == (first: Subject, second: Subject) -> Bool {
      first.id.utf8.elementsEqual(second.id.utf8) && first.name.utf8.elementsEqual(second.name.utf8)
    }

    func hash(into hasher: inout Hasher) { for byte in id.utf8 { hasher.combine(byte) } }
  }

  struct Entry: Hashable, Sendable {
    var subject: Subject
    var words: SupportWords
  }

  private(set) var entries: [Entry] = []
  /// What was written about in this run, whose words are those that count.
  private var touched: Set<Subject> = []

  init(entries: [Entry] = []) { self.entries = entries }

  /// The words about an entry.
  subscript(subject: Subject) -> SupportWords? { entries.first { $0.subject == subject }?.words }

  /// Keeps words in place of those about the entry; nil: none.
  mutating func keep(_ new: SupportWords?, about subject: Subject) {
    touched.insert(subject)
    entries.removeAll { $0.subject == subject }
    if let new { entries.insert(Entry(subject: subject, words: new), at: 0) }
    if entries.count > Self.capacity { entries.removeLast() }
  }

  /// Takes what is kept of entries that were not written about in this run: another program may
  /// have written about them meanwhile, or used what was there.
  mutating func merge(_ kept: UnsentWords) {
    entries = entries.filter { touched.contains($0.subject) }
    entries += kept.entries.filter { !touched.contains($0.subject) }
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
