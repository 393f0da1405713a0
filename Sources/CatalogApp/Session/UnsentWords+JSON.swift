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
    guard let key = json["key"]?.string, let text = json["text"]?.string else { return nil }
    self.init(
      key: key,
      words: SupportWords(
        to: json["to"]?.string ?? "", subject: json["subject"]?.string ?? "", text: text))
  }

  fileprivate var json: JSONValue {
    .object([
      "key": .string(key), "to": .string(words.to),
      "subject": .string(words.subject), "text": .string(words.text),
    ])
  }
}
