import Tables

/// The file of rows that were not imported, which is written only if there are some.
@MainActor final class RejectFile {
  /// So many names are tried.
  private static let names = 1_000

  private let path: String
  private let isChosen: Bool
  private let isReplacing: Bool
  /// The file that was written.
  private(set) var written: String?

  /// The file that `--rejects` names, else one beside the target that no other has.
  init(_ context: CommandContext, beside target: String) throws {
    isReplacing = context.line.has(.force)
    isChosen = context.line.value(.rejects) != nil
    path = context.line.value(.rejects) ?? target + ".rejects.ndjson"
    if isChosen { try AtomicFile.check(path, isReplacing: isReplacing) }
  }

  func write(_ rows: RejectedRows) throws {
    let path = try freePath()
    let file = try PendingFile.written(for: path, isSynced: true) { sink in
      try rows.forEach { try sink($0) }
    }
    try file.place(isReplacing: isReplacing)
    written = path
  }

  private func freePath() throws(FileOutputError) -> String {
    if isChosen || isReplacing || SystemCall.linkStatus(path) == nil { return path }
    let stem = String(path.dropLast(".ndjson".utf8.count))
    for number in 2...Self.names {
      let other = "\(stem)-\(number).ndjson"
      if SystemCall.linkStatus(other) == nil { return other }
    }
    throw FileOutputError(path: path, reason: .noFreeName)
  }
}
