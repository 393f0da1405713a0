import Datasets
import Tables

/// `catalog topics refresh [URL…]`: asks feeds for news.
@MainActor struct TopicRefresher {
  private let context: CommandContext
  /// Whether how asking went is the command's output.
  private let writesReport: Bool

  init(_ context: CommandContext, writesReport: Bool = true) {
    self.context = context
    self.writesReport = writesReport
  }

  func refresh(_ words: [String]) async throws -> ExitCode {
    let sources = Sources(context)
    let refresh = sources.topics(try sources.lastingKeeper())
    let subscriptions = try await refresh.subscriptions(named: words, context)
    var report = RefreshReport()
    let progress = ProgressLine(context)
    defer { progress.clear() }
    try await refresh.refresh(subscriptions) { subscription, outcome in
      report.add(subscription, outcome)
      progress.show(
        context.texts(.refreshProgress, String(report.count), String(subscriptions.count)))
      guard let sentence = outcome.sentence(context.texts) else { return }
      progress.clear()
      let title = context.gate.line(subscription.shownTitle)
      let address = context.shown(subscription.shownAddress)
      context.complain((title == address ? title : "\(title) (\(address))") + ": " + sentence)
    }
    progress.clear()
    try write(report)
    return report.exitCode
  }

  private func write(_ report: RefreshReport) throws {
    if writesReport, context.line.outputFormat != nil {
      var writer = context.writer(keys: RefreshReport.keys, headings: nil)
      try writer.begin()
      for line in report.lines { try writer.write(line) }
      return try writer.end()
    }
    let texts = context.texts
    if report.count == 0 { return context.note(texts[.refreshNoFeeds]) }
    context.note(
      texts(.refreshDone, report.asked) + " " + texts(.refreshNew, report.added)
        + (report.failed > 0 ? " " + texts(.refreshFailed, report.failed) : ""))
  }
}

/// How asking feeds went.
struct RefreshReport {
  static let keys = ["title", "url", "outcome", "added", "changed", "error"]

  private(set) var lines: [ItemWriter.Entry] = []
  private(set) var added = 0
  private var faults: [FeedFault] = []
  private var waiting = 0

  var count: Int { lines.count }
  /// How many were asked: all but those that want to be left alone.
  var asked: Int { lines.count - waiting }
  var failed: Int { faults.count }

  mutating func add(_ subscription: Subscription, _ outcome: TopicRefresh.Outcome) {
    var changes = TopicChanges()
    switch outcome {
    case .unchanged: break
    case .read(let news):
      changes = news
      added += news.added
    case .waiting: waiting += 1
    case .failed(let fault): faults.append(fault)
    }
    let cells = [
      subscription.shownTitle, subscription.shownAddress, outcome.word, String(changes.added),
      String(changes.changed), outcome.fault?.word ?? "",
    ]
    lines.append(
      .init(
        json: .object([
          "title": .string(cells[0]), "url": .string(cells[1]), "outcome": .string(cells[2]),
          "added": .number(cells[3]), "changed": .number(cells[4]),
          "error": .optional(outcome.fault?.word),
        ]), cells: cells))
  }

  /// Done, if all feeds were asked; else what the failures have in common.
  var exitCode: ExitCode {
    let codes = Set(faults.map(\.exitCode))
    if codes.isEmpty { return waiting > 0 ? .tryLater : .done }
    return codes.count == 1 ? codes.first ?? .unavailable : .unavailable
  }
}

extension TopicRefresh.Outcome {
  /// A word for scripts.
  fileprivate var word: String {
    switch self {
    case .unchanged: "unchanged"
    case .read: "read"
    case .waiting: "waiting"
    case .failed: "failed"
    }
  }

  /// What there is to say of it besides its numbers.
  fileprivate func sentence(_ texts: Texts) -> String? {
    switch self {
    case .unchanged, .read: nil
    case .waiting(let time): texts(.refreshWaiting, LocalTime(time).minute)
    case .failed(let fault): fault.message(texts)
    }
  }
}
