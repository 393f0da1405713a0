/// What somebody wrote about entries of a place, and did not use yet, newest first.
struct UnsentWords: Hashable, Sendable {
  /// Older words are forgotten.
  static let capacity = 20

  private(set) var words: [Entry] = []

  struct Entry: Hashable, Sendable {
    /// The identity of the entry.
    var id: String
    var words: SupportWords

    func isAbout(_ id: String) -> Bool { self.id.utf8.elementsEqual(id.utf8) }
  }

  /// The words about an entry.
  subscript(id: String) -> SupportWords? { words.first { $0.isAbout(id) }?.words }

  /// Keeps words in place of those about the entry; nil: none.
  mutating func keep(_ new: SupportWords?, about id: String) {
    words.removeAll { $0.isAbout(id) }
    if let new { words.insert(Entry(id: id, words: new), at: 0) }
    if words.count > Self.capacity { words.removeLast() }
  }
}

/// The words of a support request.
struct SupportWords: Hashable, Sendable {
  var to: String
  var subject: String
  /// Lines end in LF.
  var text: String
}
