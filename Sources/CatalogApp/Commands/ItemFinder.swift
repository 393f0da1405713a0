import Datasets

/// Finds the item that a word names.
struct ItemFinder {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The item with that identifier, of that name, or at that position, from 1, where no identifier is a number.
  ///
  /// No more items are read than it takes, and none is kept.
  func item<Data: Dataset>(_ word: String, in dataset: Data) async throws -> Data.Item {
    if let item = dataset.find(word) { return item }
    let place = dataset.hasPositions ? Int(word) : nil
    var (exact, alike, placed): (Data.Item?, Data.Item?, Data.Item?)
    var named: [Data.Item] = []
    var names: [String] = []
    var position = 0
    let notes = try await dataset.forEach { item in
      position += 1
      if item.id.utf8.elementsEqual(word.utf8) { exact = item }
      // What only looks the same does where nothing is the very one.
      if alike == nil, item.id == word { alike = item }
      if position == place { placed = item }
      let others = dataset.names(of: item)
      if others.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { named.append(item) }
      if names.count < Self.namesKept { names.append(others.first ?? item.id) }
      return exact == nil
    }
    context.note(notes)
    if exact == nil, named.count > 1 {
      let choices = named.map { (dataset.names(of: $0).first ?? "") + " (" + $0.id + ")" }
      throw CommandError(
        context.texts(
          .ambiguous, context.gate.line(word),
          context.texts.list(choices.map(context.gate.line), limit: 3)), .wrongUse)
    }
    if let item = exact ?? alike ?? named.first ?? placed { return item }
    throw CommandError(
      context.texts.unknown(.unknownItem, context.gate.line(word), among: names), .noInput)
  }

  /// As many are looked through for one that is spelled nearly so.
  private static let namesKept = 10_000
}
