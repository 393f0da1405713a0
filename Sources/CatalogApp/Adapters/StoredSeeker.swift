import SQLiteStore

/// Searches a store for a window, on a connection of its own.
actor StoredSeeker {
  private let path: String
  private let spans: StoredSpans
  private lazy var store = try? StoredPages.open(path)

  init(path: String, _ spans: StoredSpans) {
    self.path = path
    self.spans = spans
  }

  /// The positions of entries that have all the words, best first; none where it cannot be read.
  func positions(matching typed: String, limit: Int) -> [Int32] {
    // Who typed on while another search ran waits for the last one only.
    guard !spans.isEmpty, !Task.isCancelled else { return [] }
    let places = try? store?.places(matching: typed, limit: limit) { Task.isCancelled }
    return (places ?? []).compactMap(spans.position)
  }
}
