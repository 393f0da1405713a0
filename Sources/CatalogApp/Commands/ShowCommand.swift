import Datasets

/// `catalog show SOURCE ITEM`: what is to be read of one item.
@MainActor struct ShowCommand {
  let context: CommandContext

  func run(_ word: String, item: String) async throws -> ExitCode {
    try await show(item, of: try Sources(context).dataset(Source(word)))
  }

  private func show(_ word: String, of dataset: some Dataset) async throws -> ExitCode {
    let item = try await ItemFinder(context).item(word, in: dataset)
    let document = dataset.detail(item)
    if context.line.has(.open) { return try await open(document) }
    try context.write(document, or: dataset.json(item))
    return .done
  }

  private func open(_ document: DetailDocument) async throws -> ExitCode {
    guard let link = document.links.first else {
      throw CommandError(context.texts[.noLink], .noInput)
    }
    guard let address = document.links.lazy.compactMap({ WebAddress($0.address) }).first else {
      throw CommandError(
        WebAddress.refusal(link.address, context.texts, context.gate), .badData)
    }
    if await Opener(context.environment).open(address) { return .done }
    try context.output.write(context.gate.line(address.text) + "\n")
    try context.output.flush()
    throw CommandError(context.texts[.noBrowser], .unavailable)
  }
}
