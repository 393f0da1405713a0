import Datasets
import Tables

/// `catalog list NEW --since OLD`: what was added, removed or changed between two sources.
@MainActor struct ChangeLister {
  static let keys = ["change", "id", "fields"]

  let context: CommandContext

  /// Lists the changes, and ends with 1 where there are none.
  func run(_ word: String, since earlier: String) async throws -> ExitCode {
    if let option = [OptionName.sort, .descending].first(where: context.line.has) {
      throw UsageError(
        command: context.line.command,
        reason: .contradiction(OptionName.since.spelling, option.spelling))
    }
    guard word != "-" || earlier != "-" else {
      throw CommandError(context.texts[.sinceTwoInputs], .wrongUse)
    }
    let sources = Sources(context)
    let old = try sources.dataset(Source(earlier))
    return try await compare(old, with: try sources.dataset(Source(word)))
  }

  private func compare(_ old: any Dataset, with new: some Dataset) async throws -> ExitCode {
    let query = try await ItemQuery(context, for: new)
    let key = try key(in: old, new)
    if let old = old as? TableDataset, let new = new as? TableDataset, old.isLarge || new.isLarge {
      return try await compare(large: old, with: new, query, key)
    }
    let before = try await side(old, query, key)
    let after = try await side(new, query, key)
    let changes = ItemChanges(from: before.records, to: after.records).changes
    let limit = query.limit ?? .max
    if context.line.has(.count) {
      try context.write(count: min(changes.count, limit))
    } else {
      var writer = context.writer(keys: Self.keys, headings: Self.keys)
      try writer.begin()
      for change in changes.prefix(limit) { try write(change, before, after, to: &writer) }
      try writer.end()
    }
    context.note(before.notes + after.notes)
    return changes.isEmpty ? .nothingFound : .done
  }

  // MARK: What is compared

  /// One of the two lists.
  private struct Side {
    var records: [ItemChanges.Record] = []
    /// What each item is called by in the list.
    var ids: [String] = []
    var titles: [String] = []
    var notes: [DatasetNote] = []
  }

  /// The column that rows are known by: the one that is named, or that of the new source where both
  /// have it; nil where items have identities of their own, or none.
  private func key(in old: any Dataset, _ new: some Dataset) throws -> String? {
    guard let word = context.line.value(.key) else {
      guard let column = (new as? TableDataset)?.column(.id),
        old.keys.contains(where: { $0.utf8.elementsEqual(column.utf8) })
      else { return nil }
      return column
    }
    for keys in [new.keys, old.keys] where !keys.contains(word) {
      throw CommandError(
        OptionName.key.spelling + ": "
          + context.texts.unknown(.unknownColumn, context.gate.line(word), among: keys),
        .wrongUse)
    }
    return word
  }

  private func side<Data: Dataset>(
    _ dataset: Data, _ query: ItemQuery, _ key: String?
  ) async throws -> Side {
    var side = Side()
    let texts = context.texts
    side.notes = try await dataset.forEach { item in
      let json = dataset.json(item)
      guard query.includes(json) else { return true }
      let id = id(of: json, key)
      side.records.append(
        .init(
          id: id ?? (dataset.isTable ? nil : item.id),
          json: query.projected(json)))
      side.ids.append(id ?? item.id)
      side.titles.append(texts.text(of: dataset.row(item).title))
      return true
    }
    return side
  }

  /// The value of the key; nil where there is none.
  func id(of json: JSONValue, _ key: String?) -> String? {
    key.map { json[$0].flatMap { Cell($0).field } ?? "" }
  }

  // MARK: What is written

  private func write(
    _ change: ItemChanges.Change, _ before: Side, _ after: Side, to writer: inout ItemWriter
  ) throws {
    switch change {
    case .added(let place):
      let fields = FieldChange.between(nil, after.records[place].json)
      try write("added", after.ids[place], fields, after.titles[place], to: &writer)
    case .removed(let place):
      let fields = FieldChange.between(before.records[place].json, nil)
      try write("removed", before.ids[place], fields, before.titles[place], to: &writer)
    case .changed(let old, let new):
      let fields = FieldChange.between(before.records[old].json, after.records[new].json)
      let shown = fields.map { $0.shown(context.texts) }.joined(separator: "; ")
      try write("changed", after.ids[new], fields, shown, to: &writer)
    }
  }

  func write(
    _ change: String, _ id: String, _ fields: [FieldChange], _ shown: String,
    to writer: inout ItemWriter
  ) throws {
    let members = fields.map { field in
      JSONValue.Member(field.name, .object(["old": field.old, "new": field.new]))
    }
    let json = JSONValue.object([
      "change": .string(change), "id": .string(id), "fields": .object(members),
    ])
    try writer.write(.init(json: json, cells: [change, id, shown]))
  }
}

extension FieldChange {
  /// The field as one text, such as `price: 1 → 2`.
  func shown(_ texts: Texts) -> String { name + ": " + texts.text(of: phrase) }

  /// The value before and now.
  var phrase: Phrase { .format(.oldToNew, [Self.phrase(of: old), Self.phrase(of: new)]) }

  private static func phrase(of value: JSONValue?) -> Phrase {
    let text = value.map { Cell($0).display } ?? ""
    return text.isEmpty ? .term(.noValue) : .text(text)
  }
}
