import Datasets
import Markup
import Tables

/// `catalog show SOURCE ITEM`: what is to be read of one item.
@MainActor struct ShowCommand {
  let context: CommandContext

  func run(_ word: String, item: String) async throws -> ExitCode {
    try await show(item, of: try Sources(context).dataset(Source(word)))
  }

  private func show(_ word: String, of dataset: some Dataset) async throws -> ExitCode {
    let item = try await ItemFinder(context).item(word, in: dataset)
    if context.format == .plain, let files = dataset as? StoredFilesDataset,
      let file = item as? FileItem, !context.line.has(.open)
    {
      return try await write(file, of: files)
    }
    let document = dataset.detail(item)
    if context.line.has(.open) { return try await open(document) }
    let isRead = context.format == .plain || context.format == .table
    let text = isRead ? await text(of: item, dataset) : []
    let object = isRead ? .null : try await dataset.whole(item)
    try context.write(document.reading(text), or: object)
    return .done
  }

  /// The text of a file, byte for byte.
  private func write(_ file: FileItem, of files: StoredFilesDataset) async throws -> ExitCode {
    try await context.output.write(files.shelf?.content(of: file.id, limit: .max).bytes ?? [])
    try context.output.flush()
    return .done
  }

  /// What there is to read of an item: its article, and the page with the rest.
  ///
  /// A page that nobody gives is told of; what else there is stands.
  private func text<Data: Dataset>(of item: Data.Item, _ dataset: Data) async -> [TextBlock] {
    let article = await dataset.article(item)
    guard let address = dataset.pageAddress(of: item), let pages = dataset.pages else {
      return article
    }
    do throws(DatasetError) {
      let page = try await pages.page(at: address, asking: context.asking)
      if let failure = page.failure { context.note(failure.message(context.texts)) }
      return article + (article.isEmpty ? [] : [.rule]) + page.blocks
    } catch {
      context.note(error.message(context.texts))
      return article
    }
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
