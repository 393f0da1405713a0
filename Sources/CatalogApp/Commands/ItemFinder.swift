import Datasets
import MasterDetail

/// Finds the item that a word names, by opening it in a list beside its detail.
struct ItemFinder {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The item with that identifier; else the one at that position, counted from 1.
  func item<Data: Dataset>(_ word: String, in dataset: Data) async throws -> Data.Item {
    let items = try await dataset.load()
    var browser = MasterDetail(rows: Rows(items))
    if browser.apply(.list(.open(word))).isAccepted, let item = browser.selection {
      return item
    }
    if let position = Int(word), items.indices.contains(position - 1) {
      return items[position - 1]
    }
    let names = items.prefix(10_000).map(\.id)
    throw CommandError(
      context.texts.unknown(.unknownItem, context.gate.line(word), among: names), .noInput)
  }
}
