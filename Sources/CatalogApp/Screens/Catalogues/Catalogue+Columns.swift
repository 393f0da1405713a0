import Datasets
import Tables

extension Catalogue {
  /// The columns of this list as a catalogue of its own; nil where it has none.
  ///
  /// Their names are there at once, what there is to know of them once all rows, which are so many,
  /// were gone through.
  func columns(_ texts: Texts, _ bars: TextBars, rows: Int?) -> Catalogue? {
    guard let summarize else { return nil }
    let title = texts(.columnsTitle, texts.text(of: title))
    let names = sortKeys
    let dataset = ColumnsDataset(title: .text(title), texts: texts, bars: bars) {
      try await summarize(rows, $0)
    }
    var catalogue = Catalogue(dataset, word: word + "#columns", texts: texts)
    let searched = Self.searched(catalogue.row, catalogue.json, texts)
    let entries = { @Sendable (items: [ColumnItem]) in
      ArrayEntries(items.map { Entry($0) }, texts: searched)
    }
    catalogue.load = { _, part in
      part(entries(names.map { ColumnItem(name: $0, percent: nil) }))
      let progress = WorkProgress.percents { percent in
        part(entries(names.map { ColumnItem(name: $0, percent: percent) }))
      }
      return Loaded(entries: entries(try await dataset.items(progress)))
    }
    catalogue.isKept = false
    catalogue.summarize = nil
    return catalogue
  }
}

extension Entry {
  /// The same without the values of some columns; a column itself is marked as hidden.
  func hiding(_ names: [String]) -> Entry {
    if names.isEmpty { return self }
    if var item = item(as: TableItem.self) {
      for place in item.columns.indices where item.row.cells.indices.contains(place) {
        if names.holds(item.columns[place].name) { item.row.cells[place] = .missing }
      }
      return Entry(id: id, value: item)
    }
    if var item = item(as: ColumnItem.self) {
      item.isHidden = names.holds(item.id)
      return Entry(id: id, value: item)
    }
    return self
  }
}

extension [String] {
  /// Whether a name of exactly these bytes is among them.
  func holds(_ name: String) -> Bool {
    contains { $0.utf8.count == name.utf8.count && $0.utf8.elementsEqual(name.utf8) }
  }
}
