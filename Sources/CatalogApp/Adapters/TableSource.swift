import Datasets
import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Opens a file of rows.
struct TableSource {
  /// From so many bytes on, a screen reads rows when it draws them.
  private static let largeSize = 4 << 20
  /// What is packed is more than it seems.
  private static let largePackedSize = largeSize / 8
  /// The columns of so many rows are known before a screen is drawn.
  static let rowsBeforeScreen = 1_000

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Opens a file from its beginning, as often as it has to be read.
  struct Opener {
    let options: TableOptions
    /// What came through a pipe and was kept; nil for a file.
    var piped: PipedTable?
    let open: @Sendable () throws(TableError) -> any TableReader
  }

  func opener(_ path: String, table: String?) throws -> Opener {
    var given = try options()
    if let table, let other = given.table, !other.utf8.elementsEqual(table.utf8) {
      throw UsageError(
        command: context.line.command,
        reason: .contradiction(OptionName.table.spelling, "#" + table))
    }
    given.table = table ?? given.table
    let options = given
    guard let piped = try piped(path, options) else {
      return Opener(options: options) { () throws(TableError) in
        try TableFile.open(path, options)
      }
    }
    return Opener(options: options, piped: piped) { () throws(TableError) in
      try piped.reader(options)
    }
  }

  func open(_ path: String, table: String?, isBrowsed: Bool = false) throws -> TableDataset {
    let opener = try opener(path, table: table)
    guard let piped = opener.piped else {
      return try Self.file(path, opener.options, looksAt: rowsToLookAt, sample: sample)
    }
    let options = opener.options
    let isLarge = piped.spooled != nil
    var index: (@Sendable () throws(TableError) -> RowIndexer?)?
    if isLarge { index = { () throws(TableError) in try piped.indexer(options) } }
    return try TableDataset(
      name: path == "-" ? "standard input" : path,
      looksAt: isBrowsed && isLarge ? Self.rowsBeforeScreen : .max, isBrowsed: isBrowsed,
      sample: sample, spooled: piped.spooled, index: index, open: opener.open)
  }

  /// A file on the disk; its columns are those of so many rows.
  static func file(
    _ path: String, _ options: TableOptions, looksAt rows: Int = .max, isBrowsed: Bool = false,
    sample: Int = ColumnRoles.sampleSize
  ) throws -> TableDataset {
    let status = SystemCall.status(path)
    var index: (@Sendable () throws(TableError) -> RowIndexer?)?
    if let size = status?.st_size, size >= largePackedSize,
      try size >= largeSize || TableFile.isPacked(path)
    {
      index = { () throws(TableError) in try RowIndexer(path, options) }
    }
    return try TableDataset(
      name: path, modified: status.map { Timestamp(seconds: $0.modified) }, looksAt: rows,
      isBrowsed: isBrowsed, sample: sample, pictureFolder: folder(of: path), index: index
    ) { () throws(TableError) in try TableFile.open(path, options) }
  }

  /// How many rows show the columns that the command needs to know before the rows.
  private var rowsToLookAt: Int {
    let line = context.line
    let wantsAll: [OptionName] = [.where, .sort, .since, .hide, .frequency]
    guard line.command == .list, !wantsAll.contains(where: line.has) else { return .max }
    return line.has(.count) ? 0 : line.number(.limit) ?? .max
  }

  /// How many rows show what the columns are for; a list shows all columns alike.
  private var sample: Int {
    context.line.command == .list && !context.line.has(.since) ? 0 : ColumnRoles.sampleSize
  }

  /// The folder of a file, as far as its path tells.
  private static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return end == path.startIndex ? "" : String(path[..<end])
  }

  /// What comes through a pipe; nil for a file, which can be read again.
  private func piped(_ path: String, _ options: TableOptions) throws -> PipedTable? {
    if path == "-" {
      if PipedInput.isTerminal { context.note(context.texts[.readingStandardInput]) }
      // What is told of it names it in the reader's language; the dataset's name is one.
      return try piped(
        PipedInput.standardInput, name: context.texts[.standardInput], options)
    }
    guard let kind = SystemCall.status(path).map({ $0.st_mode & S_IFMT }), kind != S_IFREG,
      kind != S_IFDIR
    else { return nil }
    guard let file = FileDescriptor(opening: path, O_RDONLY | O_NOCTTY) else { return nil }
    return try piped(file.number, name: path, options)
  }

  private func piped(
    _ descriptor: Int32, name: String, _ options: TableOptions
  ) throws -> PipedTable {
    var keeper = PipeKeeper(name: name, in: options.spool)
    let failure = try PipedInput.forEach(of: descriptor) { (bytes) throws(TableError) in
      try keeper.append(bytes)
    }
    if case .system(let code) = failure {
      throw CommandError(
        context.texts(.standardInputClosed, SystemCall.message(code)), .ioError)
    }
    return try keeper.end()
  }

  func options() throws -> TableOptions {
    let line = context.line
    var options = TableOptions(
      format: line.value(.format).flatMap(TableFormat.init),
      table: line.value(.table),
      delimiter: try Delimiter.named(line.value(.delimiter)),
      encoding: try TextEncoding.named(line.value(.encoding)))
    options.hasHeader = !line.has(.noHeader)
    options.skip = line.number(.skip) ?? 0
    options.comment = try CommentMark.named(line.value(.comment))
    options.isFlat = line.has(.flatten)
    // Two files that are compared may be of two formats.
    if !line.has(.since) {
      for spec in CommandTable.readingOptions where line.has(spec.name) {
        options.formats[spec.name.spelling] = spec.formats
      }
    }
    options.spool = SpoolPlace(Places(context.environment).temporary)
    return options
  }
}
