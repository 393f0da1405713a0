/// Goes once through a large text file and notes where its rows are.
///
/// Cost: the time of reading the file; memory as `RowIndex` says.
package final class RowIndexer {
  private let file: SeekableFile
  private let reader: any ShapedReader
  private var index = RowIndex()

  /// Begins with a file; nil where its rows cannot be found again by their places, as in a database,
  /// in one JSON document, or in text that is not UTF-8.
  package init?(_ path: String, _ options: TableOptions = TableOptions()) throws(TableError) {
    file = try SeekableFile(path)
    let prefix = try file.bytes(at: 0, count: TableFile.sample)
    // What is packed has its places inside only.
    if Compression.detect(prefix) != nil { return nil }
    switch TableFile.format(of: prefix, name: path, options) {
    case .csv, .tsv, .ndjson: break
    case .json, .sqlite, nil: return nil
    }
    guard let reader = try TableFile.open(.file(file), options) as? any ShapedReader else {
      return nil
    }
    self.reader = reader
  }

  /// How many rows are known.
  package var count: Int { index.count }
  package var warnings: [TableWarning] { reader.warnings }

  /// Notes so many more rows; false behind the last one.
  ///
  /// Throws `notVerbatim` where the text turns out not to be UTF-8.
  package func advance(_ rows: Int) throws(TableError) -> Bool {
    for _ in 0..<rows {
      guard try reader.skip() else { return false }
      guard let place = reader.place else { throw TableError(.notVerbatim, file: file.name) }
      index.append(place)
    }
    return true
  }

  /// The rows that are known now.
  package var window: RowWindow { RowWindow(file, reader.shape, reader.columns, index) }
}
