import Tables

extension UnsentWords {
  /// Reads what can be read.
  init(json: JSONValue?) {
    self.init(entries: (json?.array ?? []).prefix(Self.capacity).compactMap(Entry.init(json:)))
  }

  /// The words as they are kept; nil where there are none.
  var json: JSONValue? { entries.isEmpty ? nil : .array(entries.map(\.json)) }
}

extension UnsentWords.Entry {
  fileprivate init?(json: JSONValue) {
    guard let id = json["id"]?.string, let text = json["text"]?.string else { return nil }
    self.init(
      subject: .init(id: id, name: json["name"]?.string ?? ""),
      words: SupportWords(
        to: json["to"]?.string ?? "", subject: json["subject"]?.string ?? "", text: text))
  }

  fileprivate var json: JSONValue {
    .object([
      "id": .string(subject.id), "name": .string(subject.name), "to": .string(words.to),
      "subject": .string(words.subject), "text": .string(words.text),
    ])
  }
}
