import Datasets
import Markup
import Tables

/// Comparing tables of which one is large: their rows are told apart on the disk, and those that are
/// written are read once more.
extension ChangeLister {
  func compare(
    large old: TableDataset, with new: TableDataset, _ query: ItemQuery, _ key: String?
  ) async throws -> ExitCode {
    let before = try await ComparedTable(old)
    let after = try await ComparedTable(new)
    let pairs = try RowPairs()
    for (side, isNew) in [(before, false), (after, true)] {
      try side.forEach { position, item in
        let json = side.table.json(item)
        guard query.includes(json) else { return }
        let content = fingerprint(of: query.projected(json))
        let id = id(of: json, key).map { RowPairs.fingerprint(of: Array($0.utf8)) }
        try pairs.add(isNew: isNew, position: position, key: id ?? content, content: content)
      }
    }
    let count = try pairs.compare(byPlace: key == nil)
    let limit = query.limit ?? .max
    if context.line.has(.count) {
      try context.write(count: min(count, limit))
    } else {
      var writer = context.writer(keys: Self.keys, headings: Self.keys)
      try writer.begin()
      try pairs.forEach(limit: limit) { pair in
        try write(
          pair.old.flatMap { before.item(at: $0) }, pair.new.flatMap { after.item(at: $0) },
          before.table, after.table, query, key, to: &writer)
      }
      try writer.end()
    }
    context.note(before.notes + after.notes)
    return count == 0 ? .nothingFound : .done
  }

  private func write(
    _ old: TableItem?, _ new: TableItem?, _ before: TableDataset, _ after: TableDataset,
    _ query: ItemQuery, _ key: String?, to writer: inout ItemWriter
  ) throws {
    guard let item = new ?? old else { return }
    let table = new == nil ? before : after
    let whole = table.json(item)
    let fields = FieldChange.between(
      old.map { query.projected(before.json($0)) }, new.map { query.projected(after.json($0)) })
    let isChanged = old != nil && new != nil
    let shown =
      isChanged
      ? fields.map { $0.shown(context.texts) }.joined(separator: "; ")
      : context.texts.text(of: table.row(item).title)
    try write(
      isChanged ? "changed" : old == nil ? "added" : "removed", id(of: whole, key) ?? item.id,
      fields, shown, to: &writer)
  }

  /// The same for objects of the same members, in whatever order.
  private func fingerprint(of json: JSONValue) -> [UInt8] {
    let members = json.members?.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    var text: [UInt8] = []
    JSONWriter.append(members.map(JSONValue.object) ?? json, to: &text)
    return RowPairs.fingerprint(of: text)
  }
}

/// The rows of a table, which are read where they are if they are many.
private struct ComparedTable {
  let table: TableDataset
  let notes: [DatasetNote]
  private let window: RowWindow?
  private var items: [TableItem] = []

  init(_ table: TableDataset) async throws {
    self.table = table
    if let (rows, notes) = try table.window() {
      window = rows
      self.notes = notes
    } else {
      window = nil
      let all = try await table.all()
      items = all.items
      notes = all.notes
    }
  }

  func forEach(_ body: (Int, TableItem) throws -> Void) throws {
    for (position, item) in items.enumerated() { try body(position, item) }
    guard let window else { return }
    try window.forEach { position, row in
      try body(position, table.item(row, columns: window.columns, position: position + 1))
      return true
    }
  }

  func item(at position: Int) -> TableItem? {
    guard let window else { return items[position] }
    return window.row(at: position).map {
      table.item($0, columns: window.columns, position: position + 1)
    }
  }
}
