/// What a user may say about a file; nil stands for “find out”.
package struct TableOptions: Hashable, Sendable {
  package var format: TableFormat?
  /// The table of a SQLite file.
  package var table: String?
  package var delimiter: Delimiter?
  package var encoding: TextEncoding?
  /// Whether the first record of CSV and TSV is their header.
  package var hasHeader = true
  /// So many lines of CSV and TSV are left out before anything else.
  package var skip = 0
  /// Records of CSV and TSV that begin with it are left out.
  package var comment: CommentMark?
  /// Whether the members of objects in JSON and NDJSON records are columns, called by their paths.
  package var isFlat = false
  /// The formats for which options that were given mean something, by the options' names.
  package var formats: [String: Set<TableFormat>] = [:]
  /// Where temporary files may be.
  package var spool = SpoolPlace()

  package init(
    format: TableFormat? = nil, table: String? = nil, delimiter: Delimiter? = nil,
    encoding: TextEncoding? = nil
  ) {
    self.format = format
    self.table = table
    self.delimiter = delimiter
    self.encoding = encoding
  }
}

/// Bytes that can be read more than once.
package enum TableInput: Sendable {
  case path(String)
  /// A file without a name, which stays open.
  case file(SeekableFile)

  /// The open file.
  func seekable() throws(TableError) -> SeekableFile {
    switch self {
    case .path(let path): try SeekableFile(path)
    case .file(let file): file
    }
  }
}

/// Opens files as tables.
package enum TableFile {
  /// A reader for the file at a path, or for standard input if the path is `-`.
  ///
  /// Only as much is read as the header needs; a JSON document is read as a whole, unless it is a
  /// large list. What gzip packed is read as what is inside.
  package static func open(_ path: String, _ options: TableOptions = TableOptions())
    throws(TableError) -> any TableReader
  {
    try open(try ByteSource.file(path), path: path == "-" ? nil : path, options)
  }

  package static func open(
    _ input: TableInput, _ options: TableOptions
  ) throws(TableError) -> any TableReader {
    switch input {
    case .path(let path): try open(path, options)
    case .file(let file): try open(.file(file), file: file, options)
    }
  }

  /// A reader for bytes that come from somewhere; a database has to have a path.
  ///
  /// `file` is where the bytes are, if they are in one that can be read again.
  package static func open(
    _ source: ByteSource, path: String? = nil, file: SeekableFile? = nil,
    _ options: TableOptions = TableOptions()
  ) throws(TableError) -> any TableReader {
    let source = try source.unpacked()
    let prefix = try source.prefix(sample)
    let name = source.compression?.innerName(source.name) ?? source.name
    guard let format = format(of: prefix, name: name, options) else {
      throw TableError(.unknownFormat, file: source.name)
    }
    let others = options.formats.filter { !$0.value.contains(format) }
    if let option = others.keys.min() {
      throw TableError(.optionElsewhere(option, format), file: source.name)
    }
    if format == .sqlite {
      guard source.compression == nil else {
        throw TableError(.packedSQLite, file: source.name)
      }
      guard let path else { throw TableError(.sqliteFromInput, file: source.name) }
      return try SQLiteTableReader(path, table: options.table)
    }
    if let table = options.table {
      throw TableError(.noSuchTable(table, tables: []), file: source.name)
    }
    if format == .json {
      // What is packed is no text where it is.
      var whole = source.compression == nil ? file : nil
      if let path, source.compression == nil { whole = try SeekableFile.regular(path) }
      return try JSONTableReader.open(source.after(prefix), in: whole, options)
    }
    return try text(source.after(prefix), format: format, options)
  }

  /// Whether the bytes of a file are packed.
  package static func isPacked(_ path: String) throws(TableError) -> Bool {
    try SeekableFile.regular(path).map { (file) throws(TableError) in
      Compression.detect(try file.bytes(at: 0, count: 2)) != nil
    } ?? false
  }

  /// So many bytes tell the format.
  static let sample = 4096

  /// The format that was given, or that a beginning shows; nil where it is no table.
  static func format(of prefix: [UInt8], name: String, _ options: TableOptions) -> TableFormat? {
    var detected = TableFormat.detect(prefix, name: name)
    if options.delimiter != nil, detected != .sqlite { detected = .csv }
    return options.format ?? detected
  }

  /// A reader for text in memory or from elsewhere.
  package static func text(
    _ source: ByteSource, format: TableFormat, _ options: TableOptions = TableOptions()
  ) throws(TableError) -> any TableReader {
    switch format {
    case .json: try JSONTableReader(source, options: options)
    case .ndjson: NDJSONTableReader(source, options: options)
    case .sqlite: throw TableError(.sqliteFromInput, file: source.name)
    case .csv, .tsv: try CSVTableReader(source, format: format, options: options)
    }
  }
}
