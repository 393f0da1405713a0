import Tables

/// What came through a pipe, kept so that it can be read more than once.
struct PipedTable: Sendable {
  /// What messages call it.
  fileprivate let name: String
  fileprivate var bytes: [UInt8] = []
  fileprivate var file: SeekableFile?
  /// How much is in a temporary file, and where; nil where there is none.
  fileprivate(set) var spooled: String?

  func reader(_ options: TableOptions) throws(TableError) -> any TableReader {
    guard let file else {
      return try TableFile.open(ByteSource(name: name, bytes: bytes), options)
    }
    return try TableFile.open(.file(file), options)
  }

  /// What goes through it for the places of its rows; nil where it is small.
  func indexer(_ options: TableOptions) throws(TableError) -> RowIndexer? {
    guard let file else { return nil }
    return try RowIndexer(.file(file), options)
  }
}

/// Keeps what comes through a pipe: in memory while it is little, else in a temporary file.
struct PipeKeeper {
  /// So much stays in memory.
  private static let memoryLimit = 4 << 20

  private var kept: PipedTable
  private let place: SpoolPlace
  private var spool: SpoolFile?

  init(name: String, in place: SpoolPlace) {
    kept = PipedTable(name: name)
    self.place = place
  }

  mutating func append(_ bytes: [UInt8]) throws(TableError) {
    if let spool { return try spool.append(bytes) }
    kept.bytes += bytes
    guard kept.bytes.count >= Self.memoryLimit else { return }
    let spool = try SpoolFile(in: place, name: kept.name)
    try spool.append(kept.bytes)
    self.spool = spool
    kept.bytes = []
  }

  /// All that came.
  func end() throws(TableError) -> PipedTable {
    guard let spool else { return kept }
    try spool.flush()
    var kept = kept
    kept.file = spool.file
    kept.spooled = "\(spool.size >> 20) MB, \(spool.folder)"
    return kept
  }
}
