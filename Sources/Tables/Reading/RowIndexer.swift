/// Goes once through a large file and notes where its rows are.
///
/// Cost: the time of reading the file; memory as `RowIndex` says.
package final class RowIndexer {
  private enum Way {
    case text(SeekableFile, any ShapedReader)
    case database(String, SQLiteRowIDs)
  }

  private let way: Way
  private let watch: RowWatch
  private var index = RowIndex()

  /// Begins with a file; nil where its rows cannot be found again by their places, as in a view, in
  /// one JSON document, or in what is packed.
  package init?(_ path: String, _ options: TableOptions = TableOptions()) throws(TableError) {
    let file = try SeekableFile(path)
    let prefix = try file.bytes(at: 0, count: TableFile.sample)
    // What is packed has its places inside only.
    if Compression.detect(prefix) != nil { return nil }
    switch TableFile.format(of: prefix, name: path, options) {
    case .csv, .tsv, .ndjson:
      guard let reader = try TableFile.open(.file(file), options) as? any ShapedReader else {
        return nil
      }
      way = .text(file, reader)
      let begin = file.stamp
      let edges = file.edges(of: begin?.size ?? 0)
      watch = RowWatch {
        guard let now = file.stamp, let begin, now != begin else { return nil }
        if now.size < begin.size { return .shorter }
        // What was appended, as to a log, moves no row.
        return now.size > begin.size && file.edges(of: begin.size) == edges ? .grown : .changed
      }
    case .sqlite:
      guard let ids = try SQLiteRowIDs(path, table: options.table) else { return nil }
      way = .database(path, ids)
      watch = RowWatch()
    case .json, nil: return nil
    }
  }

  /// How many rows are known.
  package var count: Int { index.count }

  package var warnings: [TableWarning] {
    switch way {
    case .text(_, let reader): reader.warnings
    case .database: []
    }
  }

  /// Notes so many more rows; false behind the last one.
  ///
  /// Throws `notVerbatim` where a text turns out not to be UTF-8.
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
      guard let place = reader.place else { throw TableError(.notVerbatim, file: file.name) }
      return place
    case .database(_, let ids):
      return try ids.next().map { RowPlace(offset: Int($0), line: 0) }
    }
  }

  /// The rows that are known now.
  package var window: RowWindow {
    switch way {
    case .text(let file, let reader):
      let shape = reader.shape
      return RowWindow(reader.columns, index, watch: watch) { place in shape.reader(file, at: place)
      }
    case .database(let path, let ids):
      let table = ids.table
      return RowWindow(ids.columns, index, watch: watch) { (place) throws(TableError) in
        try SQLiteTableReader(path, table: table, from: Int64(place.offset))
      }
    }
  }
}
