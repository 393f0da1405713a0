import Datasets
import Tables

extension SupportItem {
  /// The item of a dataset, as its detail tells it, in the language of the draft.
  init(dataset: String, id: String, document: DetailDocument, json: JSONValue, texts: Texts) {
    // Name and identifier stand there anyway.
    let fields = document.fields.filter { $0.label != .term(.identifier) }.map {
      SupportField(texts.text(of: $0.label), texts.text(of: $0.value))
    }
    let links = document.links.map { SupportField(texts[.supportAddress], $0.address) }
    self.init(
      dataset: dataset, id: id,
      name: [document.title, document.subtitle].compactMap { $0.map(texts.text) }
        .joined(separator: " · "),
      fields: fields + links,
      paragraphs: document.blocks.map { block in
        switch block {
        case .paragraph(let text): text
        }
      },
      json: json)
  }
}
