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
  private let text: RowText?
  /// Where its orders may be.
  let spool: SpoolPlace
  private let watch: RowWatch
  /// The pages that were read last, the newest one at the end.
  private let pages = Mutex<[Page]>([])

  /// Some rows that follow each other.
  private struct Page: Sendable {
    var number: Int
    var rows: [TableRow] = []
    /// Their rowids; none where they have none.
    var ids: [Int64] = []
  }

  /// Opens a reader that begins with the row at a place.
  typealias Opener = @Sendable (RowPlace) throws(TableError) -> any CellReader

  init(
    _ columns: [Column], _ index: RowIndex, text: RowText? = nil, watch: RowWatch = RowWatch(),
    spool: SpoolPlace = SpoolPlace(), _ open: @escaping Opener
  ) {
    self.spool = spool
    self.text = text
    self.open = open
    self.columns = columns
    self.index = index
    self.watch = watch
  }

  /// The same rows for one who reads all of them, so that nobody else waits for that.
  package var copy: RowWindow {
    RowWindow(columns, index, text: text, watch: watch, spool: spool, open)
  }

  /// Why rows may not be what they were when their places were noted; nil as long as nothing shows
  /// that.
  ///
  /// Cost: asks the system about the file.
  package var loss: RowLoss? {
    watch.look()
    return watch.loss
  }

  /// The row at a position, 0 to `count - 1`; nil where the file cannot be read there any more.
  package func row(at position: Int) -> TableRow? {
    read(position) { $0.rows.indices.contains($1) ? $0.rows[$1] : nil }
  }

  /// The rowid of the row that stands at a position, in a table of SQLite; nil elsewhere.
  package func rowID(at position: Int) -> Int64? {
    read(position) { $0.ids.indices.contains($1) ? $0.ids[$1] : nil }
  }

  /// Looks at the page of a position, which is read where it is not known.
  private func read<Value: Sendable>(_ position: Int, _ body: (Page, Int) -> Value?) -> Value? {
    guard position >= 0, position < count else { return nil }
    let (number, place) = position.quotientAndRemainder(dividingBy: RowIndex.step)
    return pages.withLock { pages in
      let known = pages.lastIndex { $0.number == number }
      let page = known.map { pages.remove(at: $0) } ?? read(page: number)
      pages.append(page)
      if pages.count > Self.pagesKept { pages.removeFirst() }
      return body(page, place)
    }
  }

  /// Goes through all rows; false from the body ends it.
  package func forEach(_ body: (Int, TableRow) throws -> Bool) throws {
    guard let reader = try reader() else { return }
    for position in 0..<count {
      guard let row = try reader.next() else { return noteEnd() }
      guard try body(position, row) else { return }
    }
  }

  /// A reader that begins with the first row of a page; nil where there is none.
  func reader(ofPage page: Int = 0) throws(TableError) -> (any CellReader)? {
    guard let place = index.place(ofPage: page) else { return nil }
    return try open(place)
  }

  /// The bytes of pages; nil where the rows are no text.
  var pageBytes: PageBytes? { text.map { PageBytes($0, index) } }

  /// A reader that begins with the row at a place.
  func reader(at place: RowPlace) throws(TableError) -> any CellReader { try open(place) }

  /// Notes that the rows end before the last one that is known.
  func noteEnd() { watch.noteEnd() }

  /// The page whose first row is the last one at a place or before it; nil where there is none.
  func page(beforeOrAt offset: Int) -> Int? { index.page(beforeOrAt: offset) }

  /// The rows of a page, which end where the next page begins.
  private func read(page number: Int) -> Page {
    watch.look()
    let expected = min(RowIndex.step, count - number * RowIndex.step)
    let end = index.place(ofPage: number + 1)?.offset ?? .max
    var page = Page(number: number)
    do throws(TableError) {
      guard let reader = try reader(ofPage: number) else { return page }
      let isDatabase = reader is SQLiteTableReader
      while page.rows.count < expected, let row = try reader.next() {
        let place = reader.place?.offset ?? 0
        // Of a table rows may be gone, so that others would stand in their place twice.
        guard place < end else { break }
        page.rows.append(row)
        if isDatabase { page.ids.append(Int64(place)) }
      }
      if page.rows.count < expected { noteEnd() }
    } catch {
      watch.note(.failed(error))
    }
    return page
  }
}
