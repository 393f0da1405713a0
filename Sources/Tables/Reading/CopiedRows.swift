/// Keeps the rows of a reader in a temporary file, where they can be found again by their places.
final class RowCopy {
  let reader: any TableReader
  private let spool: SpoolFile

  init(_ reader: any TableReader, in place: SpoolPlace, name: String) throws(TableError) {
    self.reader = reader
    spool = try SpoolFile(in: place, name: name)
  }

  /// Copies the next row; nil behind the last one.
  func next() throws(TableError) -> RowPlace? {
    guard let row = try reader.next() else {
      try spool.flush()
      return nil
    }
    let place = RowPlace(offset: spool.size, line: row.line ?? 0)
    try spool.append(RowCoding.encoded(row))
    return place
  }

  /// A file with all rows that were copied so far.
  ///
  /// What cannot be written is told with the next row.
  var file: SeekableFile {
    try? spool.flush()
    return spool.file
  }
}

/// Reads the rows of such a file from a place on.
final class CopiedRows: CellReader {
  private static let chunk = 1 << 16

  let columns: [Column]
  let info: TableInfo
  private let file: SeekableFile
  /// Where the bytes begin in the file.
  private var start: Int
  private var bytes: [UInt8] = []
  private var position = 0
  private(set) var row = TableRow([])
  private(set) var place: RowPlace?

  init(_ file: SeekableFile, from place: RowPlace, columns: [Column], info: TableInfo) {
    self.file = file
    self.columns = columns
    self.info = info
    start = place.offset
  }

  var columnsAreComplete: Bool { true }
  var warnings: [TableWarning] { [] }

  func cell(_ column: Int) -> Cell { row[column] }
  var recordBytes: ArraySlice<UInt8>? { nil }

  func next() throws(TableError) -> TableRow? {
    let offset = start + position
    try fill(RowCoding.longestLength)
    var rest = bytes[position...]
    guard let count = RowCoding.number(&rest) else { return nil }
    position = rest.startIndex
    try fill(count)
    guard bytes.count - position >= count else { return nil }
    row = RowCoding.row(bytes[position..<position + count])
    position += count
    place = RowPlace(offset: offset, line: row.line ?? 0)
    return row
  }

  /// Reads on until so many bytes wait, or the file ends.
  private func fill(_ count: Int) throws(TableError) {
    guard bytes.count - position < count else { return }
    bytes.removeFirst(position)
    start += position
    position = 0
    while bytes.count < count {
      let wanted = max(count - bytes.count, start == 0 && bytes.isEmpty ? 1 << 12 : Self.chunk)
      let more = try file.bytes(at: start + bytes.count, count: wanted)
      if more.isEmpty { return }
      bytes += more
    }
  }
}
