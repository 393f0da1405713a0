import Datasets
import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `catalog import FILE --into TARGET`: feeds into topics, rows into a SQLite database.
@MainActor struct ImportCommand {
  let context: CommandContext

  func run(_ word: String) async throws -> ExitCode {
    let texts = context.texts
    guard let into = context.line.value(.into) else {
      throw CommandError(texts[.importNeedsInto], .wrongUse)
    }
    switch Source(into).split {
    case .dataset(StoredFilesDataset.word):
      return try await FilesImport(context, folder: nil).run(word)
    case .files(let folder): return try await FilesImport(context, folder: folder).run(word)
    case .dataset(TopicsDataset.word):
      let others = [.key, .rejects, .force] + CommandTable.readingOptions.map(\.name)
      if let option = others.first(where: context.line.has) {
        throw CommandError(texts(.importNotForFeeds, option.spelling), .wrongUse)
      }
      return try await SubscriptionFile(context).import(word)
    case .file(let path, let table) where path != "-" && Self.canBeDatabase(path):
      return try importRows(word, into: path, table: table)
    default: throw CommandError(texts(.importIntoOther, context.gate.line(into)), .wrongUse)
    }
  }

  /// A name that tells of another kind of file is a slip of the hand.
  private static func canBeDatabase(_ path: String) -> Bool {
    SystemCall.status(path) != nil
      || [nil, .sqlite].contains(ExportFormat(ofFile: path))
  }

  // MARK: Rows

  private func importRows(_ word: String, into path: String, table: String?) throws -> ExitCode {
    let source = Source(word).isFile ? Source(word).onDisk : .file(path: word, table: nil)
    guard case .file(let file, let fileTable) = source else {
      throw CommandError(context.texts(.importOtherFile, context.gate.line(word)), .wrongUse)
    }
    let isThere = SystemCall.status(path) != nil
    if isThere, let input = FileIdentity(file), FileIdentity(path) == input {
      throw CommandError(context.texts(.importOntoInput, context.gate.line(path)), .cannotCreate)
    }
    let rejects = try RejectFile(context, beside: path)
    var plan = TableImport(
      table: table, defaultTable: source.tableName,
      fileName: source.plainName, key: context.line.value(.key), time: StoreBook.now.iso8601,
      open: try TableSource(context).opener(file, table: fileTable).open)
    plan.sentence = { $0.message(context.texts) }
    plan.deliver = { try rejects.write($0) }
    let outcome = try run(plan, into: path, isThere: isThere)
    return try ImportReport(context: context, target: path, rejects: rejects.written)
      .tell(outcome)
  }

  private func run(
    _ plan: TableImport, into path: String, isThere: Bool
  ) throws -> ImportOutcome {
    var plan = plan
    let progress = ProgressLine(context)
    defer { progress.clear() }
    return try SystemCall.withoutInterruption { interruption in
      plan.goesOn = { stage in
        progress.show(stage.text(context.texts))
        return !interruption.isPending
      }
      if context.line.has(.check) || context.line.has(.dryRun) {
        return try plan.check(isThere ? path : nil)
      }
      if isThere { return try plan.run(into: path) }
      return try make(path, plan)
    }
  }

  /// Imports into a database that is not there; where another import made it meanwhile, into that.
  private func make(_ path: String, _ plan: TableImport) throws -> ImportOutcome {
    PendingFile.sweep(beside: path)
    do {
      try AtomicFile.check(path, isReplacing: false)
      try context.checkNoLog(beside: path)
      let file = try PendingFile.opened(for: path)
      let outcome = try file.named { try plan.run(intoNew: file.temporary) }
      try file.sync()
      try file.place(isReplacing: false)
      return outcome
    } catch let error as FileOutputError where error.reason == .exists {
      guard let status = SystemCall.status(path), status.st_mode & S_IFMT == S_IFREG else {
        throw error
      }
      return try plan.run(into: path)
    }
  }
}

extension CommandContext {
  /// A log that lies beside a database which is not there belongs to another, and would spoil it.
  func checkNoLog(beside path: String) throws(CommandError) {
    for ending in ["-wal", "-journal"] {
      guard let status = SystemCall.status(path + ending), status.st_size > 0 else { continue }
      throw CommandError(texts(.exportLogBeside, gate.line(path + ending)), .cannotCreate)
    }
  }
}

extension PendingFile {
  /// Lets errors of a database tell of the name that the file is to have.
  func named<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch var error as TableError where error.file == temporary {
      error.file = path
      throw error
    }
  }
}

extension TableImport.Stage {
  fileprivate func text(_ texts: Texts) -> String {
    switch self {
    case .reading(let count): texts(.importReading, count)
    case .comparing: texts[.importComparing]
    case .writing(let count): texts(.importWriting, count)
    case .indexing: texts[.importIndexing]
    }
  }
}

extension RejectReason {
  /// One sentence without a full stop; what it quotes is the file's.
  func message(_ texts: Texts) -> String {
    switch self {
    case .doubleKey(let column, let value): texts(.rejectDoubleKey, column, value)
    case .noKey(let column): texts(.rejectNoKey, column)
    case .unfit(let column, let value): texts(.rejectUnfit, column, value)
    case .unreadable(let reason): JSONError(reason: reason, line: 0, column: 0).message(texts)
    case .refused(let message): texts(.rejectRefused, message)
    }
  }
}
