import Tables

extension UnsentWords {
  /// Reads what can be read.
  init(json: JSONValue?) {
    for value in (json?.array ?? []).prefix(Self.capacity).reversed() {
      guard let id = value["id"]?.string, let text = value["text"]?.string else { continue }
      let words = SupportWords(
        to: value["to"]?.string ?? "", subject: value["subject"]?.string ?? "", text: text)
      keep(words, about: id)
    }
  }

  /// The words as they are kept; nil where there are none.
  var json: JSONValue? {
    guard !words.isEmpty else { return nil }
    return .array(
      words.map { entry in
        .object([
          "id": .string(entry.id), "to": .string(entry.words.to),
          "subject": .string(entry.words.subject), "text": .string(entry.words.text),
        ])
      })
  }
}
