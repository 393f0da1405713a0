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
  private let watch: RowWatch
  /// The pages that were read last, the newest one at the end.
  private let pages = Mutex<[(number: Int, rows: [TableRow])]>([])

  /// Opens a reader that begins with the row at a place.
  typealias Opener = @Sendable (RowPlace) throws(TableError) -> any CellReader

  init(
    _ columns: [Column], _ index: RowIndex, watch: RowWatch = RowWatch(), _ open: @escaping Opener
  ) {
    self.open = open
    self.columns = columns
    self.index = index
    self.watch = watch
  }

  /// The same rows for one who reads all of them, so that nobody else waits for that.
  package var copy: RowWindow { RowWindow(columns, index, watch: watch, open) }

  /// Why rows that were looked at are not what they were when their places were noted; nil as long as
  /// nothing shows that.
  package var loss: RowLoss? { watch.loss }

  /// The row at a position, 0 to `count - 1`; nil where the file cannot be read there any more.
  package func row(at position: Int) -> TableRow? {
    guard position >= 0, position < count else { return nil }
    let (page, place) = Self.page(of: position)
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
      guard let row = try reader.next() else { return noteEnd() }
      guard body(position, row) else { return }
    }
  }

  /// A reader that begins with the first row of a page; nil where there is none.
  func reader(ofPage page: Int = 0) throws(TableError) -> (any CellReader)? {
    guard let place = index.place(ofPage: page) else { return nil }
    return try open(place)
  }

  /// A reader that begins with the row at a place.
  func reader(at place: RowPlace) throws(TableError) -> any CellReader { try open(place) }

  /// Notes that the rows end before the last one that is known.
  func noteEnd() { watch.noteEnd() }

  /// Which page has a position, and where in it.
  static func page(of position: Int) -> (page: Int, place: Int) {
    let (page, place) = position.quotientAndRemainder(dividingBy: RowIndex.step)
    return (page, place)
  }

  /// The page whose first row is the last one at a place or before it; nil where there is none.
  func page(beforeOrAt offset: Int) -> Int? { index.page(beforeOrAt: offset) }

  /// The rows of a page, which end where the next page begins.
  private func read(_ page: Int) -> [TableRow] {
    watch.look()
    let expected = min(RowIndex.step, count - page * RowIndex.step)
    let end = index.place(ofPage: page + 1)?.offset ?? .max
    var rows: [TableRow] = []
    do throws(TableError) {
      guard let reader = try reader(ofPage: page) else { return [] }
      while rows.count < expected, let row = try reader.next() {
        // Of a table rows may be gone, so that others would stand in their place twice.
        guard reader.place?.offset ?? 0 < end else { break }
        rows.append(row)
      }
      if rows.count < expected { noteEnd() }
    } catch {
      watch.note(.failed(error))
    }
    return rows
  }
}
