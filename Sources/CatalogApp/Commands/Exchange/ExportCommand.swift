import Datasets
import Markup
import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `catalog export SOURCE`: a list as a file for other programs and people.
@MainActor struct ExportCommand {
  /// Items between two looks at whether to go on.
  private static let step = 256

  let context: CommandContext

  func run(_ word: String) async throws -> ExitCode {
    let source = Source(word).onDisk
    if source == .dataset(StoredFilesDataset.word), let path, !isList(path) {
      return try await FilesExport(context: context).run(into: path)
    }
    let format = chosenFormat(source)
    if format == .opml {
      try checkFeeds(source)
      return try await SubscriptionFile(context).export()
    }
    if context.line.has(.spreadsheetSafe), format != .csv, format != .tsv {
      throw CommandError(
        context.texts(.exportOnlyFor, OptionName.spreadsheetSafe.spelling, "CSV, TSV"), .wrongUse)
    }
    if let path { try checkGoal(path, source, format) }
    if let path, format == .sqlite, ExportFormat.isPacked(path) {
      throw CommandError(context.texts(.exportNotPacked, context.gate.line(path)), .wrongUse)
    }
    if path == nil, format == .sqlite {
      throw CommandError(context.texts[.exportNeedsFile], .wrongUse)
    }
    let dataset = try Sources(context).dataset(Source(word))
    if let files = dataset as? StoredFilesDataset {
      return try await export(FileTextsDataset(files), source, format)
    }
    return try await export(dataset, source, format)
  }

  /// The file to be written; nil for standard output.
  private var path: String? { context.line.value(.output).flatMap { $0 == "-" ? nil : $0 } }

  /// Whether files go into one list, not each into one of its own.
  private func isList(_ path: String) -> Bool {
    if ExportFormat.allCases.contains(where: { $0.option.map(context.line.has) ?? false }) {
      return true
    }
    return !SystemCall.isFolder(path) && ExportFormat(ofFile: path) != nil
  }

  /// The one that an option names, else the file's name; feeds are a list of their own.
  private func chosenFormat(_ source: Source) -> ExportFormat {
    let asked = ExportFormat.allCases.first { $0.option.map(context.line.has) ?? false }
    if let format = asked ?? path.flatMap(ExportFormat.init(ofFile:)) { return format }
    return source == .dataset(TopicsDataset.word) ? .opml : .csv
  }

  // MARK: What is refused

  /// Only feeds make a list of feeds, and it is of all of them.
  private func checkFeeds(_ source: Source) throws(CommandError) {
    guard source == .dataset(TopicsDataset.word) else {
      throw CommandError(context.texts[.exportOnlyFeeds], .wrongUse)
    }
    let others =
      CommandTable.selectingOptions.map(\.name) + CommandTable.readingOptions.map(\.name)
      + [.spreadsheetSafe]
    if let option = others.first(where: context.line.has) {
      throw CommandError(context.texts(.exportNotForFeeds, option.spelling), .wrongUse)
    }
  }

  /// What is read is never written, and a database that somebody uses is not replaced.
  private func checkGoal(_ path: String, _ source: Source, _ format: ExportFormat) throws {
    try AtomicFile.check(path, isReplacing: context.line.has(.force))
    if let input = source.path, let file = FileIdentity(input), FileIdentity(path) == file {
      throw CommandError(context.texts(.exportOntoInput, context.gate.line(path)), .cannotCreate)
    }
    if format == .sqlite { try context.checkNoLog(beside: path) }
  }

  // MARK: Writing

  private func export<Data: Dataset>(
    _ dataset: Data, _ source: Source, _ format: ExportFormat
  ) async throws -> ExitCode {
    let query = try await ItemQuery(context, for: dataset)
    let rows = try await ExportRows(dataset, query)
    let title = dataset.isTable ? source.plainName : context.texts.text(of: dataset.title)
    func write(to stream: Stream, _ file: String?, goesOn: () -> Bool) async throws {
      let goal = ExportGoal(
        stream: stream, path: file, title: format == .sqlite ? source.tableName : title,
        keys: query.columns ?? dataset.keys, isTyped: dataset.isTyped,
        guardsFormulas: context.line.has(.spreadsheetSafe), texts: context.texts)
      if !goal.guardsFormulas, !goal.isTerminal, let writer = format.output?.delimited,
        try copy(rows, as: writer, to: goal, goesOn)
      {
        return
      }
      guard let writer = format.writer(to: goal) else { return }
      try await pass(rows, to: writer, goesOn)
    }
    if let path {
      let isReplacing = context.line.has(.force)
      PendingFile.sweep(beside: path)
      try await SystemCall.withoutInterruption { interruption in
        let file = try PendingFile.opened(for: path)
        do {
          let packer = ExportFormat.isPacked(path) ? try GzipPacker() : nil
          let stream = Stream(descriptor: file.descriptor, packer: packer)
          try await write(to: stream, file.temporary) { !interruption.isPending }
          try stream.finish()
        } catch Stream.Failure.system(let code) {
          throw FileOutputError(path: path, code: code, isWriting: true)
        } catch {
          try file.named { throw error }
        }
        try file.sync()
        try file.place(isReplacing: isReplacing)
      }
    } else {
      try await write(to: context.output, nil) { true }
      try context.output.flush()
    }
    context.note(rows.notes)
    return .done
  }

  /// The short way for CSV and TSV: no row becomes a value.
  private func copy<Data: Dataset>(
    _ rows: ExportRows<Data>, as writer: DelimitedWriter, to goal: ExportGoal, _ goesOn: () -> Bool
  ) throws -> Bool {
    var hasBegun = false
    let isDone = try rows.copy(as: writer) { bytes in
      if !hasBegun {
        var header = ""
        writer.appendHeader(goal.keys.map { Column($0) }, to: &header)
        try goal.stream.write(header)
      }
      hasBegun = true
      guard goesOn() else { throw CommandError("", .interrupted) }
      try goal.stream.write(bytes)
    }
    if isDone { try goal.stream.flush() }
    return isDone
  }

  private func pass<Data: Dataset>(
    _ rows: ExportRows<Data>, to writer: any ListExport, _ goesOn: () -> Bool
  ) async throws {
    var writer = writer
    let progress = ProgressLine(context)
    defer { progress.clear() }
    for pass in 0..<writer.passes {
      try writer.begin(pass: pass)
      let isLast = pass == writer.passes - 1
      try await rows.forEach(readingArticles: isLast && writer.readsArticles) { item in
        try writer.write(item, pass: pass)
        guard item.number % Self.step == 0 else { return }
        guard goesOn() else { throw CommandError("", .interrupted) }
        progress.show(context.texts(.exportProgress, item.number))
      }
      try writer.end(pass: pass)
    }
  }
}

extension Dataset {
  /// Whether texts are texts; the fields of CSV may be numbers too.
  fileprivate var isTyped: Bool {
    let format = facts.first { $0.key == "format" }?.value
    return format != TableFormat.csv.rawValue && format != TableFormat.tsv.rawValue
  }
}
