/// Goes once through a large file and notes where its rows are.
///
/// Rows that cannot be found again in the file itself, as those of a view, of packed text or of text
/// in another encoding, are copied into a temporary file. Cost: the time of reading the file; memory
/// as `RowIndex` says.
package final class RowIndexer {
  private enum Way {
    case text(SeekableFile, any ShapedReader)
    case database(String, SQLiteRowIDs)
    case copy(RowCopy)
  }

  private let input: TableInput
  private let options: TableOptions
  private var way: Way
  private var watch: RowWatch
  private var index = RowIndex()

  /// Begins with a file; nil where its rows are not read one by one, as those of a JSON document that
  /// is no list.
  package convenience init?(
    _ path: String, _ options: TableOptions = TableOptions()
  ) throws(TableError) {
    try self.init(.path(path), options)
  }

  package init?(_ input: TableInput, _ options: TableOptions) throws(TableError) {
    self.input = input
    self.options = options
    let file = try input.seekable()
    let prefix = try file.bytes(at: 0, count: TableFile.sample)
    let isPacked = Compression.detect(prefix) != nil
    let format = isPacked ? nil : TableFile.format(of: prefix, name: file.name, options)
    if format == .sqlite, case .path(let path) = input {
      if let ids = try SQLiteRowIDs(path, table: options.table) {
        way = .database(path, ids)
        watch = RowWatch()
        return
      }
    }
    let reader = try TableFile.open(input, options)
    if let reader = reader as? JSONListReader {
      // The file may be a temporary one.
      way = .text(reader.list.file, reader)
      watch = RowWatch(of: reader.list.file)
      return
    }
    if !isPacked, let reader = reader as? any ShapedReader {
      way = .text(file, reader)
      watch = RowWatch(of: file)
      return
    }
    // It is in the memory already.
    if reader is JSONTableReader { return nil }
    way = .copy(try RowCopy(reader, in: options.spool, name: file.name))
    watch = RowWatch()
  }

  /// How many rows are known.
  package var count: Int { index.count }

  package var warnings: [TableWarning] {
    switch way {
    case .text(_, let reader): reader.warnings
    case .database: []
    case .copy(let copy): copy.reader.warnings
    }
  }

  /// Notes so many more rows; false behind the last one.
  ///
  /// Where a text turns out not to be UTF-8 its rows are copied from the first one on.
  package func advance(_ rows: Int) throws(TableError) -> Bool {
    for _ in 0..<rows {
      guard let place = try nextPlace() else { return false }
      index.append(place)
    }
    return true
  }

  private func nextPlace() throws(TableError) -> RowPlace? {
    switch way {
    case .text(let file, let reader):
      guard try reader.skip() else { return nil }
      if let place = reader.place { return place }
      return try copyAgain(file.name)
    case .database(_, let ids):
      return try ids.next().map { RowPlace(offset: Int($0), line: 0) }
    case .copy(let copy): return try copy.next()
    }
  }

  /// Copies the rows that are known, and the next one, whose place is answered.
  private func copyAgain(_ name: String) throws(TableError) -> RowPlace? {
    let copy = try RowCopy(TableFile.open(input, options), in: options.spool, name: name)
    var copied = RowIndex()
    for _ in 0..<index.count {
      guard let place = try copy.next() else { break }
      copied.append(place)
    }
    index = copied
    way = .copy(copy)
    watch = RowWatch()
    return try copy.next()
  }

  /// The rows that are known now.
  package var window: RowWindow {
    switch way {
    case .text(let file, let reader):
      let shape = reader.shape
      let text = RowText(file: file, hasEscapes: shape.hasEscapes)
      return RowWindow(reader.columns, index, text: text, watch: watch, spool: options.spool) {
        shape.reader(file, at: $0)
      }
    case .database(let path, let ids):
      let table = ids.table
      return RowWindow(ids.columns, index, watch: watch, spool: options.spool) {
        (place) throws(TableError) in
        try SQLiteTableReader(path, table: table, from: Int64(place.offset))
      }
    case .copy(let copy):
      let (file, columns, info) = (copy.file, copy.reader.columns, copy.reader.info)
      return RowWindow(columns, index, spool: options.spool) { place in
        CopiedRows(file, from: place, columns: columns, info: info)
      }
    }
  }
}
