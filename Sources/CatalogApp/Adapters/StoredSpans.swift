import SQLiteStore

/// Where each dataset begins in the list of everything.
struct StoredSpans: Sendable {
  private let spans: [(stretch: StoredStretch, start: Int)]

  /// The number of all items.
  let count: Int

  var isEmpty: Bool { count == 0 }

  init(_ stretches: [StoredStretch]) {
    var start = 0
    spans = stretches.map { stretch in
      defer { start += stretch.count }
      return (stretch, start)
    }
    count = start
  }

  /// The parts of a range of the list that lie in one dataset each, with the positions there.
  func parts(of range: Range<Int>) -> [(dataset: String, positions: Range<Int>)] {
    spans.compactMap { stretch, start in
      let part = range.clamped(to: start..<(start + stretch.count))
      return part.isEmpty
        ? nil : (stretch.dataset, (part.lowerBound - start)..<(part.upperBound - start))
    }
  }

  /// Where an item stands in the list; nil for one that came later.
  func position(of place: StoredPlace) -> Int32? {
    guard let span = spans.first(where: { $0.stretch.number == place.dataset }),
      (0..<span.stretch.count).contains(place.position)
    else { return nil }
    return Int32(exactly: span.start + place.position)
  }

  /// The datasets that an identity may belong to, with the item's own.
  ///
  /// There may be several: the name of a dataset may have a slash in it.
  func readings(of id: String) -> [(stretch: StoredStretch, itemID: String)] {
    spans.compactMap { stretch, _ in
      let name = stretch.dataset + "/"
      return id.utf8.starts(with: name.utf8)
        ? (stretch, String(Substring(id.utf8.dropFirst(name.utf8.count)))) : nil
    }
  }
}
