import Datasets
import MasterDetail

/// Finds the item that a word names, by opening it in a list beside its detail.
struct ItemFinder {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The item with that identifier, or at that position, from 1, where no identifier is a number.
  func item<Data: Dataset>(_ word: String, in dataset: Data) async throws -> Data.Item {
    let (items, notes) = try await dataset.all()
    context.note(notes)
    // The list takes identifiers that only look the same as one; who typed the very one means it.
    if let item = items.first(where: { $0.id.utf8.elementsEqual(word.utf8) }) { return item }
    var browser = MasterDetail(rows: Rows(items))
    if browser.apply(.list(.open(word))).isAccepted, let item = browser.selection {
      return item
    }
    // Rows of tables often have numbers for names, so there a number is no place.
    if !dataset.isTable, let place = Int(word), items.indices.contains(place - 1) {
      return items[place - 1]
    }
    let names = items.prefix(10_000).map(\.id)
    throw CommandError(
      context.texts.unknown(.unknownItem, context.gate.line(word), among: names), .noInput)
  }
}
