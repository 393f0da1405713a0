import Datasets
import Tables

/// `catalog info SOURCE`: what a source is.
@MainActor struct InfoCommand {
  let context: CommandContext

  func run(_ word: String) async throws -> ExitCode {
    try await describe(try Sources(context).dataset(Source(word)))
  }

  private func describe(_ dataset: some Dataset) async throws -> ExitCode {
    var count = 0
    let notes = try await dataset.forEach { _ in
      count += 1
      return true
    }
    context.note(notes)
    let title = context.texts.text(of: dataset.title)
    let texts = context.texts
    try context.write(
      DetailDocument(
        title: .text(title),
        fields: [
          .init(.text(texts[.infoName]), .text(dataset.name))
        ] + dataset.facts.map { .init(.term($0.label), .text($0.value)) } + [
          .init(.text(texts[.infoItems]), .text(String(count))),
          .init(.text(texts[.infoKeys]), .text(dataset.keys.joined(separator: ", "))),
        ]),
      or: .object(
        [.init("name", .string(dataset.name)), .init("title", .string(title))]
          + dataset.facts.map { .init($0.key, .string($0.value)) } + [
            .init("count", .number(String(count))),
            .init("keys", .array(dataset.keys.map(JSONValue.string))),
            .init("warnings", .array(notes.map { .string($0.sentence(texts)) })),
          ]))
    return .done
  }
}
