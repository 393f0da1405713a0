import Datasets
import MasterDetail

/// Finds the item that a word names, by opening it in a list beside its detail.
struct ItemFinder {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The item with that identifier, which is its position where items have none of their own.
  func item<Data: Dataset>(_ word: String, in dataset: Data) async throws -> Data.Item {
    let (items, notes) = try await dataset.all()
    context.note(notes)
    // The list takes identifiers that only look the same as one; who typed the very one means it.
    if let item = items.first(where: { $0.id.utf8.elementsEqual(word.utf8) }) { return item }
    var browser = MasterDetail(rows: Rows(items))
    if browser.apply(.list(.open(word))).isAccepted, let item = browser.selection {
      return item
    }
    let names = items.prefix(10_000).map(\.id)
    throw CommandError(
      context.texts.unknown(.unknownItem, context.gate.line(word), among: names), .noInput)
  }
}
