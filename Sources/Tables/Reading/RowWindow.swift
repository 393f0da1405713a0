import Synchronization

/// The rows of a large file, read at any position when they are looked at.
///
/// A lock and not an actor, because who draws a frame cannot wait for one; it is held for a page of
/// rows, which takes a fraction of a millisecond. Memory: some pages.
package final class RowWindow: Sendable {
  private static let pagesKept = 16

  package let columns: [Column]
  package var count: Int { index.count }
  private let open: Opener
  private let index: RowIndex
  /// The pages that were read last, the newest one at the end.
  private let pages = Mutex<[(number: Int, rows: [TableRow])]>([])

  /// Opens a reader that begins with the row at a place.
  typealias Opener = @Sendable (RowPlace) throws(TableError) -> any CellReader

  init(_ columns: [Column], _ index: RowIndex, _ open: @escaping Opener) {
    self.open = open
    self.columns = columns
    self.index = index
  }

  /// The same rows for one who reads all of them, so that nobody else waits for that.
  package var copy: RowWindow { RowWindow(columns, index, open) }

  /// The row at a position, 0 to `count - 1`; nil where the file cannot be read there any more.
  package func row(at position: Int) -> TableRow? {
    guard position >= 0, position < count else { return nil }
    let (page, place) = position.quotientAndRemainder(dividingBy: RowIndex.step)
    return pages.withLock { pages in
      let known = pages.lastIndex { $0.number == page }
      let rows = known.map { pages.remove(at: $0).rows } ?? read(page)
      pages.append((page, rows))
      if pages.count > Self.pagesKept { pages.removeFirst() }
      return rows.indices.contains(place) ? rows[place] : nil
    }
  }

  /// Goes through all rows; false from the body ends it.
  package func forEach(_ body: (Int, TableRow) -> Bool) throws(TableError) {
    guard let reader = try reader() else { return }
    for position in 0..<count {
      guard let row = try reader.next(), body(position, row) else { return }
    }
  }

  /// A reader that begins with the first row of a page; nil where there is none.
  func reader(ofPage page: Int = 0) throws(TableError) -> (any CellReader)? {
    guard let place = index.place(ofPage: page) else { return nil }
    return try open(place)
  }

  /// A reader that begins with the row at a place.
  func reader(at place: RowPlace) throws(TableError) -> any CellReader { try open(place) }

  private func read(_ page: Int) -> [TableRow] {
    guard let reader = try? reader(ofPage: page) else { return [] }
    var rows: [TableRow] = []
    for _ in 0..<RowIndex.step {
      guard let row = try? reader.next() else { break }
      rows.append(row)
    }
    return rows
  }
}
