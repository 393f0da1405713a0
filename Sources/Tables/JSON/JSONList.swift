/// A large JSON document and which list in it the rows are.
struct JSONList: Sendable {
  /// From so many bytes on a document is not read as a whole.
  static let largeSize = 4 << 20

  let file: SeekableFile
  /// The member that is the list; -1 for the outermost array.
  let member: Int
  /// The encoding that the file is read in, where it was given.
  var encoding: TextEncoding?
  /// The encoding that the document had before it was copied.
  var original: TextEncoding?
  /// How it was packed then.
  var compression: Compression?
  /// What there was to say of it then.
  var warnings: WarningList?

  var isRoot: Bool { member < 0 }

  /// The list of a file; nil where it has none, or is in UTF-16.
  init?(_ file: SeekableFile, encoding: TextEncoding?) throws(TableError) {
    let prefix = try file.bytes(at: 0, count: EncodingSniff.sample)
    let mark = EncodingSniff.mark(prefix)
    let known = mark?.encoding ?? encoding ?? EncodingSniff.unmarked(prefix) ?? .utf8
    guard !known.isWide, let member = try JSONSkim.list(in: file, from: mark?.length ?? 0) else {
      return nil
    }
    self.file = file
    self.member = member
    self.encoding = encoding
  }
}

extension JSONTableReader {
  /// A reader for a document: as a whole where it is small, else of its list, element by element.
  ///
  /// `file` is where the bytes of the source are, unless they are packed or come once. Of those that
  /// are many a temporary file keeps the text.
  static func open(
    _ source: ByteSource, in file: SeekableFile?, _ options: TableOptions
  ) throws(TableError) -> any TableReader {
    if let file, file.size >= JSONList.largeSize,
      let reader = try JSONListReader(file, options)
    {
      return reader
    }
    var text = TextChunks(source, encoding: options.encoding)
    var bytes: [UInt8] = []
    while bytes.count < JSONList.largeSize {
      let chunk = try text.next()
      if chunk.isEmpty {
        return try JSONTableReader(bytes, of: text, options)
      }
      bytes += chunk
    }
    let spool = try SpoolFile(in: options.spool, name: source.name)
    try spool.append(bytes)
    bytes = []
    while true {
      let chunk = try text.next()
      if chunk.isEmpty { break }
      try spool.append(chunk)
    }
    try spool.flush()
    guard var list = try JSONList(spool.file, encoding: .utf8) else {
      return try JSONTableReader(all(spool, of: source), of: text, options)
    }
    list.original = text.encoding
    list.compression = text.compression
    list.warnings = text.warnings
    return JSONListReader(list, isFlat: options.isFlat)
  }

  /// All bytes of a document that is no list, as far as they may be in the memory.
  private static func all(
    _ spool: SpoolFile, of source: ByteSource
  ) throws(TableError) -> [UInt8] {
    guard source.compression == nil || spool.size <= unpackedLimit else {
      throw TableError(.unpackedTooLarge(limit: unpackedLimit), file: source.name)
    }
    return try ByteSource.file(spool.file).all()
  }
}
