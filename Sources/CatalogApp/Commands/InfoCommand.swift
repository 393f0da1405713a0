import Datasets
import Tables

/// `catalog info SOURCE`: what a source is.
@MainActor struct InfoCommand {
  let context: CommandContext

  func run(_ word: String) async throws -> ExitCode {
    let dataset = try Sources(context).dataset(Source(word))
    let options = RoleOptions(context)
    if options.given == nil, dataset is TableDataset, !options.kept(for: word).isEmpty {
      context.note(context.texts[.rolesKept])
    }
    return try await describe(dataset)
  }

  /// The columns with a role, by their roles; empty where it is no table.
  private func roles(of dataset: some Dataset) -> [(role: ColumnRoles.Role, column: String?)] {
    guard let table = dataset as? TableDataset else { return [] }
    return ColumnRoles.Role.allCases.map { ($0, table.column($0)) }
  }

  private func describe(_ dataset: some Dataset) async throws -> ExitCode {
    let isFull = context.line.has(.summary)
    let summary = try await SourceSummary.of(dataset, isFull ? .full : .kinds)
    let notes = summary.notes
    context.note(notes)
    let title = context.texts.text(of: dataset.title)
    let texts = context.texts
    let rejected = notes.rejectedRecords
    var fields: [DetailDocument.Field] = [.init(.text(texts[.infoName]), .text(dataset.name))]
    fields += dataset.facts.map { .init(.term($0.label), .text($0.value)) }
    fields.append(.init(.text(texts[.infoItems]), .text(String(summary.rows))))
    if rejected > 0 {
      fields.append(.init(.text(texts[.infoRejected]), .text(String(rejected))))
    }
    if !isFull { fields.append(.init(.text(texts[.infoKeys]), .text(kinds(in: summary)))) }
    let roles = roles(of: dataset)
    fields += roles.map { .init(.term($0.role.term), .text($0.column ?? "–")) }
    var members: [JSONValue.Member] = [
      .init("name", .string(dataset.name)), .init("title", .string(title)),
    ]
    members += dataset.facts.map { .init($0.key, .string($0.value)) }
    members.append(.init("count", .number(String(summary.rows))))
    if rejected > 0 { members.append(.init("rejected", .number(String(rejected)))) }
    members.append(.init("keys", .array(dataset.keys.map(JSONValue.string))))
    if !roles.isEmpty {
      let columns = roles.map { JSONValue.Member($0.role.rawValue, .optional($0.column)) }
      members.append(.init("roles", .object(columns)))
    }
    members.append(.init("columns", .array(summary.columns.map { $0.json(isFull: isFull) })))
    members.append(.init("warnings", .array(notes.map { .string($0.sentence(texts)) })))
    let blocks = isFull ? paragraphs(summary) : []
    try context.write(
      DetailDocument(title: .text(title), fields: fields, blocks: blocks), or: .object(members))
    return .done
  }

  /// The columns and their kinds in one line.
  private func kinds(in summary: SourceSummary) -> String {
    summary.columns.map { "\($0.name) (\(context.texts[$0.kind.message]))" }
      .joined(separator: ", ")
  }

  /// A few lines about each column.
  private func paragraphs(_ summary: SourceSummary) -> [DetailDocument.Block] {
    summary.columns.map { column in
      let lines = column.lines(context.texts, context.bars).map { "  " + $0 }
      return .paragraph(([column.name] + lines).joined(separator: "\n"))
    }
  }
}
