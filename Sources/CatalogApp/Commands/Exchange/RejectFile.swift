import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file of rows that were not imported, which is written only if there are some.
@MainActor final class RejectFile {
  /// So many names are tried.
  private static let names = 1_000

  private let path: String
  private let isChosen: Bool
  private let isReplacing: Bool
  /// The file that was written.
  private(set) var written: String?

  /// The file that `--rejects` names, else one beside the target: that of an earlier import, or one that
  /// no other has.
  init(_ context: CommandContext, beside target: String) throws {
    isReplacing = context.line.has(.force)
    isChosen = context.line.value(.rejects) != nil
    path = context.line.value(.rejects) ?? target + ".rejects.ndjson"
    if isChosen { try AtomicFile.check(path, isReplacing: isReplacing) }
  }

  func write(_ rows: RejectedRows) throws {
    let path = try freePath()
    let file = try PendingFile.written(for: path, isSynced: true, isPrivate: false) { sink in
      try rows.forEach { try sink($0) }
    }
    try file.place(isReplacing: isReplacing || !isChosen && Self.isOurs(path))
    written = path
  }

  private func freePath() throws(FileOutputError) -> String {
    if isChosen || isReplacing || Self.isFree(path) { return path }
    let stem = String(path.dropLast(".ndjson".utf8.count))
    for number in 2...Self.names {
      let other = "\(stem)-\(number).ndjson"
      if Self.isFree(other) { return other }
    }
    throw FileOutputError(path: path, reason: .noFreeName)
  }

  private static func isFree(_ path: String) -> Bool {
    SystemCall.linkStatus(path) == nil || isOurs(path)
  }

  /// Whether an import wrote the file, whose lines begin alike.
  private static func isOurs(_ path: String) -> Bool {
    guard let kind = SystemCall.linkStatus(path).map({ $0.st_mode & S_IFMT }), kind == S_IFREG,
      let file = FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW),
      let start = SystemCall.start(of: file.number, count: 64)
    else { return false }
    let (head, middle) = (Array("{\"line\": ".utf8), Array(", \"reason\": \"".utf8))
    guard start.starts(with: head) else { return false }
    let rest = start.dropFirst(head.count)
    let number = rest.prefix { $0 != UInt8(ascii: ",") }
    return rest.dropFirst(number.count).starts(with: middle)
  }
}
