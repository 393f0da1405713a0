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
  /// What is piped in is kept, so that it can be read twice.
  private static let inputLimit = 1 << 30

  /// From so many bytes on, a screen reads rows when it draws them.
  private static let largeSize = 4 << 20
  /// The columns of so many rows are known before a screen is drawn.
  static let rowsBeforeScreen = 1_000

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Opens a file from its beginning, as often as it has to be read.
  struct Opener {
    /// Whether it came through a pipe, and is kept in memory.
    let isPiped: Bool
    let options: TableOptions
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
    guard let bytes = try pipedBytes(path) else {
      return Opener(isPiped: false, options: options) { () throws(TableError) in
        try TableFile.open(path, options)
      }
    }
    // What is told of standard input names it in the reader's language; the dataset's name is one.
    let name = path == "-" ? context.texts[.standardInput] : path
    return Opener(isPiped: true, options: options) { () throws(TableError) in
      try TableFile.open(ByteSource(name: name, bytes: bytes), options)
    }
  }

  func open(_ path: String, table: String?) throws -> TableDataset {
    let opener = try opener(path, table: table)
    guard opener.isPiped else {
      return try Self.file(path, opener.options, looksAt: rowsToLookAt, sample: sample)
    }
    return try TableDataset(
      name: path == "-" ? "standard input" : path, sample: sample, open: opener.open)
  }

  /// A file on the disk; its columns are those of so many rows.
  static func file(
    _ path: String, _ options: TableOptions, looksAt rows: Int = .max,
    sample: Int = ColumnRoles.sampleSize
  ) throws -> TableDataset {
    let modified = SystemCall.status(path).map { Timestamp(seconds: $0.modified) }
    var index: (@Sendable () throws(TableError) -> RowIndexer?)?
    if SystemCall.status(path).map({ $0.st_size >= largeSize }) ?? false {
      index = { () throws(TableError) in try RowIndexer(path, options) }
    }
    return try TableDataset(
      name: path, modified: modified, looksAt: rows, sample: sample,
      pictureFolder: folder(of: path), index: index
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

  /// Everything that comes through a pipe; nil for a file, which can be read again.
  private func pipedBytes(_ path: String) throws(CommandError) -> [UInt8]? {
    if path == "-" { return try context.bytes(ofFile: path, limit: Self.inputLimit) }
    guard let kind = SystemCall.status(path).map({ $0.st_mode & S_IFMT }), kind != S_IFREG,
      kind != S_IFDIR
    else { return nil }
    guard let file = FileDescriptor(opening: path, O_RDONLY | O_NOCTTY) else { return nil }
    return try context.bytes(of: file.number, limit: Self.inputLimit)
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
    return options
  }
}
