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

  /// The words about an entry.
  subscript(subject: Subject) -> SupportWords? { entries.first { $0.subject == subject }?.words }

  /// Keeps words in place of those about the entry; nil: none.
  mutating func keep(_ new: SupportWords?, about subject: Subject) {
    touched.insert(subject)
    entries.removeAll { $0.subject == subject }
    if let new { entries.insert(Entry(subject: subject, words: new), at: 0) }
    if entries.count > Self.capacity { entries.removeLast() }
  }

  /// Adds what another program kept meanwhile about entries that were not written about here.
  mutating func merge(_ others: UnsentWords) {
    for entry in others.entries
    where !touched.contains(entry.subject) && self[entry.subject] == nil {
      entries.append(entry)
    }
    entries.removeLast(max(0, entries.count - Self.capacity))
  }
}

/// The words of a support request.
struct SupportWords: Hashable, Sendable {
  var to: String
  var subject: String
  /// Lines end in LF.
  var text: String
}
