import Datasets
import Markup
import Tables

/// Where an export goes, and what it has to know besides the items.
struct ExportGoal {
  let stream: Stream
  /// The file to be made; nil for standard output.
  let path: String?
  /// What the list is called.
  let title: String
  /// The columns, in order.
  let keys: [String]
  /// Whether texts are texts; in CSV numbers look the same.
  let isTyped: Bool
  let guardsFormulas: Bool
  let texts: Texts

  /// Whether a person would see what is written.
  var isTerminal: Bool { path == nil && stream.isTerminal }

  /// Writes a text, which drives no terminal.
  func write(_ text: String) throws {
    try stream.write(isTerminal ? TextGate(Environment([:])).data(text) : text)
  }
}

/// Writes a list in one format, an item after another.
@MainActor protocol ListExport {
  /// How often all items are handed over.
  var passes: Int { get }
  /// Whether it wants the texts that are too long to be listed.
  var readsArticles: Bool { get }
  mutating func begin(pass: Int) throws
  mutating func write<Data: Dataset>(_ item: ExportItem<Data>, pass: Int) throws
  mutating func end(pass: Int) throws
}

extension ListExport {
  var passes: Int { 1 }
  var readsArticles: Bool { false }
}

/// An item on its way into a file.
struct ExportItem<Data: Dataset> {
  let item: Data.Item
  let dataset: Data
  let query: ItemQuery
  /// Counted from 1.
  let number: Int
  let article: [TextBlock]
  /// The item's object.
  let json: JSONValue

  var keys: [String] { query.columns ?? dataset.keys }
  /// The object with the wanted columns.
  var object: JSONValue { query.projected(json) }
  /// The texts of the columns, as people see them.
  var columnTexts: [String] { keys.map { dataset.text(item, key: $0) } }
  /// The values of the columns.
  var cells: [Cell] { keys.map { dataset.cell(item, key: $0) } }
}
