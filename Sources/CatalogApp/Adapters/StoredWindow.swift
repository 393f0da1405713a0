import Datasets
import Markup
package import SQLiteStore
import Synchronization

/// Everything that is stored as one list, of which only what is drawn is read.
///
/// The datasets follow each other in the order they were made, each with its items by position. The
/// number of entries is that of the moment of opening; items that come later are in the next
/// window, and where one has gone meanwhile there is an entry with nothing in it.
///
/// The list is drawn on the main thread, which cannot wait for an actor, and also read by whoever
/// sorts it. So the connection, which one thread at a time may use, stands behind a lock, which is
/// held for one page: a fraction of a millisecond.
package final class StoredWindow: EntryList {
  /// How many positions a search gives at most.
  ///
  /// Nobody walks through more, and each takes a look at its row.
  static let mostFound = 10_000

  package let count: Int
  private let path: String
  private let spans: StoredSpans
  private let pages: Mutex<StoredPages?>
  private let seeker: StoredSeeker

  /// Opens the store at a path for reading; where there is none, the list is empty.
  ///
  /// - Throws: why what is there cannot be read.
  package convenience init(path: String) throws(StoreError) {
    guard !SystemCall.isMissing(path) else {
      self.init(path: path, StoredSpans([]), nil)
      return
    }
    let store = try StoredPages.open(path)
    let spans = StoredSpans(try store.stretches())
    // From here on it is read by who draws, and a frame waits for nobody.
    store.stopWaiting()
    self.init(path: path, spans, StoredPages(store, spans))
  }

  private init(path: String, _ spans: StoredSpans, _ pages: sending StoredPages?) {
    self.path = path
    self.spans = spans
    self.pages = Mutex(pages)
    count = spans.count
    seeker = StoredSeeker(path: path, spans)
  }

  package func entry(at position: Int) -> Entry {
    pages.withLock { $0?.entry(at: position) } ?? StoredPages.nothing(at: position)
  }

  /// The position of the entry with an identity as `StoredEntry.id` has it: `dataset/itemID`.
  package func position(of id: String) -> Int? {
    pages.withLock { $0?.position(of: id) }
  }

  package func positions(matching typed: String) async -> [Int32]? {
    if ItemSearch(typed).isEmpty { return nil }
    return await positions(matching: typed, limit: Self.mostFound)
  }

  /// The positions of entries that have all the words, best first, found on a connection of their
  /// own; what was found so far when the task is cancelled.
  package func positions(matching typed: String, limit: Int) async -> [Int32] {
    await seeker.positions(matching: typed, limit: limit)
  }

  /// A window of the same entries with a connection of its own.
  package var forReadingAll: any EntryList {
    guard count > 0, let store = try? StoredPages.open(path) else { return self }
    return StoredWindow(path: path, spans, StoredPages(store, spans))
  }
}
