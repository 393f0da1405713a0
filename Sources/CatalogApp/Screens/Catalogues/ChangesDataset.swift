import Datasets
import Tables

/// What changed in a list, as a list of its own.
struct ChangesDataset: Dataset {
  let name = "changes"
  let keys = ["change", "id", "fields"]

  /// Where the changes are.
  let catalogue: Catalogue
  let items: [ListChanges.Item]

  var title: Phrase { .format(.changesPlace, [catalogue.title]) }

  func forEach(_ body: (ListChanges.Item) throws -> Bool) rethrows -> [DatasetNote] {
    for item in items where try !body(item) { break }
    return []
  }

  func row(_ item: ListChanges.Item) -> ListRow {
    ListRow(item.entry.map { catalogue.row($0).title } ?? "", subtitle: kind(of: item))
  }

  func detail(_ item: ListChanges.Item) -> DetailDocument {
    guard let entry = item.entry else { return DetailDocument(title: "") }
    var document = catalogue.detail(entry)
    document.subtitle = kind(of: item)
    guard item.old != nil, item.new != nil else { return document }
    document.picture = nil
    document.blocks = []
    document.fields = fields(of: item).map { .init(.text($0.name), $0.phrase) }
    return document
  }

  func json(_ item: ListChanges.Item) -> JSONValue {
    let fields = fields(of: item).map {
      JSONValue.Member($0.name, .object(["old": $0.old, "new": $0.new]))
    }
    return .object([
      "change": .string(item.old == nil ? "added" : item.new == nil ? "removed" : "changed"),
      "id": .string(item.entry?.id ?? ""), "fields": .object(fields),
    ])
  }

  private func fields(of item: ListChanges.Item) -> [FieldChange] {
    FieldChange.between(item.old.map(catalogue.compared), item.new.map(catalogue.compared))
  }

  private func kind(of item: ListChanges.Item) -> Phrase {
    if item.old == nil { return .term(.changeAdded) }
    if item.new == nil { return .term(.changeRemoved) }
    let names = fields(of: item).map(\.name).joined(separator: ", ")
    return .format(.changeChanged, [.text(names)])
  }
}
