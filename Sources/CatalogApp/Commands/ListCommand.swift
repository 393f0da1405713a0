import Datasets

/// `catalog list SOURCE`, and `catalog monsters`: the rows of a source.
@MainActor struct ListCommand {
  let context: CommandContext

  func run(_ word: String) async throws -> ExitCode {
    if let earlier = context.line.value(.since) {
      return try await ChangeLister(context: context).run(word, since: earlier)
    }
    if context.line.has(.key) {
      throw CommandError(context.texts(.sinceNeeded, OptionName.key.spelling), .wrongUse)
    }
    return try await list(try Sources(context).dataset(Source(word)))
  }

  private func list(_ dataset: some Dataset) async throws -> ExitCode {
    let query = try await ItemQuery(context, for: dataset)
    if let column = context.line.value(.frequency) {
      try await FrequencyLister(context, query, of: dataset, column).list(dataset)
    } else {
      try await ItemLister(context: context, query: query).list(dataset)
    }
    return .done
  }
}
