package import Tables

/// What there is to say of a source once its items were read.
package enum DatasetNote: Hashable, Sendable {
  /// What the reader of a file had to decide.
  case table(TableWarning)
  /// So many entries of a list had neither a title nor an address.
  case entriesLeftOut(Int)
  /// There are no folders and notes yet.
  case noFiles
  /// The items are those of an answer that came earlier.
  case kept(at: Timestamp)
  /// Why there are no news from a feed; its topics are those that are kept.
  case feed(title: String, FeedFault)
  /// So many folders of the disk cannot be read, this one and others.
  case unreadableFolders(first: String, count: Int)
  /// There are more folders than are listed.
  case foldersLeftOut(listed: Int)
  /// Why nobody answered, so that other items stand in.
  case failure(DatasetError)

  /// Whether it is about a feed among others.
  package var isOfFeed: Bool { if case .feed = self { true } else { false } }

  /// The failure, if it is one.
  package var failure: DatasetError? { if case .failure(let error) = self { error } else { nil } }
}

extension [DatasetNote] {
  /// How many records of a file were left out because they cannot be read.
  package var rejectedRecords: Int {
    var count = 0
    var isAboutThem = false
    for case .table(let warning) in self {
      switch warning.reason {
      case .rejected:
        count += 1
        isAboutThem = true
      case .more(let more) where isAboutThem: count += more
      default: isAboutThem = false
      }
    }
    return count
  }
}
