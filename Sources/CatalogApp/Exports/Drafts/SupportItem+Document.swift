import Datasets
import Tables

extension SupportItem {
  /// The item of a dataset.
  init<Data: Dataset>(
    _ item: Data.Item, of dataset: Data, named name: String, _ document: DetailDocument,
    _ texts: Texts
  ) {
    self.init(
      dataset: name, id: item.id, document: document, origin: dataset.origin(item),
      json: dataset.json(item), keys: dataset.keys, texts: texts)
    if let column = (dataset as? TableDataset)?.column(.id) { idKey = column }
  }

  /// The item of a dataset, as its detail tells it, in the language of the draft.
  ///
  /// `dataset` is the name to tell: of a file without its folders.
  init(
    dataset: String, id: String, document: DetailDocument, origin: [DetailDocument.Field],
    json: JSONValue, keys: [String], texts: Texts
  ) {
    func told(_ fields: [DetailDocument.Field]) -> [SupportField] {
      fields.map { SupportField(texts.text(of: $0.label), texts.text(of: $0.value)) }
    }
    // Name and identifier stand there anyway.
    let fields = told(document.fields.filter { $0.label != .term(.identifier) })
    let links = document.links.map(\.address)
    self.init(
      dataset: dataset, id: id,
      name: [document.title, document.subtitle].compactMap { $0.map(texts.text) }
        .joined(separator: " · "),
      fields: fields + links.map { SupportField(texts[.supportAddress], $0) },
      paragraphs: document.plainTexts,
      links: links, origin: told(origin), json: json, keys: keys)
  }
}
