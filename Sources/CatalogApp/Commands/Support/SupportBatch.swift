import Datasets
import SupportMail

/// One draft for each item of a source.
@MainActor struct SupportBatch {
  /// So many drafts are written in one go, which Ctrl-C ends behind a whole draft.
  private static let capacity = 1_000
  /// The bytes of pictures that wait to be written, some 64 MB and one picture.
  private static let pictureLimit = 64 << 20

  let context: CommandContext
  /// The language of the drafts.
  let texts: Texts
  let letter: SupportLetter
  let source: Source
  let writer: BatchWriter
  /// What names the output.
  let option: String

  /// Writes the drafts; where one cannot be made the others are written all the same.
  func run<Data: Dataset>(_ dataset: Data, _ query: ItemQuery) async throws -> ExitCode {
    let found = try await wanted(of: dataset, query)
    var pictures = BatchPictures(context)
    var tally = BatchTally()
    var rest = found[...]
    let progress = ProgressLine(context)
    defer { progress.clear() }
    while !rest.isEmpty {
      var items: [SupportItem] = []
      var size = 0
      while items.count < Self.capacity, size < Self.pictureLimit, let next = rest.popFirst() {
        var (item, picture) = await context.supportItem(next, of: dataset, source, in: texts)
        if picture?.isRemote == true {
          progress.show(context.texts(.batchPictures, found.count - rest.count, found.count))
        }
        await pictures.attach(picture, to: &item)
        size += (item.picture?.count ?? 0) + (item.file?.count ?? 0)
        items.append(item)
      }
      let done = found.count - rest.count - items.count
      try SystemCall.withoutInterruption { interruption in
        let end = Result {
          try SupportError.naming(option) {
            try write(items, &tally, until: interruption) { count in
              progress.show(context.texts(.batchProgress, done + count, found.count))
            }
          }
        }
        // Where it goes no further, this is the last moment to say how far it came.
        if interruption.isPending || (try? end.get()) == nil {
          progress.clear()
          _ = tell(tally, pictures)
        }
        try end.get()
      }
    }
    progress.clear()
    return tell(tally, pictures)
  }

  private func wanted<Data: Dataset>(
    of dataset: Data, _ query: ItemQuery
  ) async throws -> [Data.Item] {
    var items: [Data.Item] = []
    let limit = query.limit ?? .max
    guard limit > 0 else { return [] }
    context.note(
      try await dataset.forEach { item in
        if query.includes({ dataset.cell(item, key: $0) }) { items.append(item) }
        return items.count < limit
      })
    return items
  }

  private func write(
    _ items: [SupportItem], _ tally: inout BatchTally,
    until interruption: SystemCall.Interruption, _ progress: (_ count: Int) -> Void
  ) throws {
    for (count, item) in items.enumerated() where !interruption.isPending {
      progress(count)
      let draft: SupportDraft
      do throws(SupportError) {
        draft = try letter.draft(about: item)
      } catch {
        // What an item says stands in its own way only.
        tally.add(error, item)
        continue
      }
      tally.add(draft.notes(output: "").map { $0.text(context.texts) })
      do {
        try writer.write(draft.draft, named: item.batchName)
      } catch {
        // What is whole already is kept.
        try? writer.finish()
        throw error
      }
    }
    try writer.finish()
  }

  private func tell(_ tally: BatchTally, _ pictures: BatchPictures) -> ExitCode {
    let texts = context.texts
    for note in tally.notes { context.note(note) }
    if pictures.missing > 0 { context.note(texts(.batchNoPictures, pictures.missing)) }
    context.complain(tally.faults.map { texts(.batchFault, $0.id, $0.error.message(texts)) })
    if let first = writer.taken.first {
      context.complain(
        texts(.batchTaken, writer.taken.count, VisibleText.quoted(first))
          + texts[context.line.has(.force) ? .batchKept : .batchForce])
    }
    context.note(texts(.batchWritten, writer.count, VisibleText.quoted(writer.folder)))
    if let fault = tally.faults.first { return fault.error.exitCode }
    return writer.taken.isEmpty ? .done : .cannotCreate
  }
}

/// What there is to tell once all drafts are written.
private struct BatchTally {
  var faults: [(id: String, error: SupportError)] = []
  /// Each once.
  var notes: [String] = []

  mutating func add(_ error: SupportError, _ item: SupportItem) {
    faults.append((VisibleText.quoted(item.id, limit: 60), error))
  }

  mutating func add(_ more: [String]) {
    for note in more where !notes.contains(note) && notes.count < 3 { notes.append(note) }
  }
}

/// The pictures of many items.
@MainActor private struct BatchPictures {
  /// So many in a row that cannot be had mean that the network is away.
  private static let patience = 3

  private let fetcher: PictureFetcher
  private var failures = 0
  private(set) var missing = 0

  init(_ context: CommandContext) {
    fetcher = context.pictures
  }

  mutating func attach(
    _ picture: DetailDocument.Picture?, to item: inout SupportItem
  ) async {
    guard let picture else { return }
    if failures < Self.patience, await item.attach(picture, by: fetcher) {
      failures = 0
    } else {
      failures += 1
      missing += 1
    }
  }
}
