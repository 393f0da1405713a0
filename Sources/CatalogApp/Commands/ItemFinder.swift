import Datasets

/// Finds the item that a word names.
struct ItemFinder {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The item with that identifier, or at that position, from 1, where no identifier is a number.
  ///
  /// No more items are read than it takes, and none is kept.
  func item<Data: Dataset>(_ word: String, in dataset: Data) async throws -> Data.Item {
    if let files = dataset as? FilesDataset, let file = files.find(word) as? Data.Item {
      return file
    }
    // Rows of tables often have numbers for names, so there a number is no place.
    let hasPositions = (dataset as? TableDataset)?.hasPositions ?? !dataset.isTable
    let place = hasPositions ? Int(word) : nil
    var (exact, alike, placed): (Data.Item?, Data.Item?, Data.Item?)
    var names: [String] = []
    var position = 0
    let notes = try await dataset.forEach { item in
      position += 1
      if item.id.utf8.elementsEqual(word.utf8) { exact = item }
      // What only looks the same does where nothing is the very one.
      if alike == nil, item.id == word { alike = item }
      if position == place { placed = item }
      if names.count < Self.namesKept { names.append(item.id) }
      return exact == nil
    }
    context.note(notes)
    if let item = exact ?? alike ?? placed { return item }
    throw CommandError(
      context.texts.unknown(.unknownItem, context.gate.line(word), among: names), .noInput)
  }

  /// As many are looked through for one that is spelled nearly so.
  private static let namesKept = 10_000
}
