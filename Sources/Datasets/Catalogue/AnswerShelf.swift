package import Tables

/// The last good answer of an address, kept to be shown when there is no other.
package struct KeptAnswer: Equatable, Sendable {
  package var body: [UInt8]
  /// When the server last said that it is good.
  package var at: Timestamp
  /// What the server wants to be asked with.
  package var validators: Validators

  package init(body: [UInt8], at: Timestamp, validators: Validators = Validators()) {
    self.body = body
    self.at = at
    self.validators = validators
  }
}

/// The items of an answer, to be searched with everything else that is kept.
package struct KeptList: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    package var id: String
    package var title: String
    /// All that a search shall find besides the title.
    package var text: String
    package var json: JSONValue
  }

  /// The name of the dataset, which consists of these items from then on.
  package var dataset: String
  package var items: [Item]

  package init(dataset: String, items: [Item]) {
    self.dataset = dataset
    self.items = items
  }
}

/// Where lists that come from an address keep their answers; the program joins it to the database.
package protocol AnswerShelf: Sendable {
  /// What was kept last under that key; nil where there is nothing.
  func keptAnswer(for key: String) async -> KeptAnswer?
  /// Keeps an answer that was found good in the place of an earlier one, until another comes; the
  /// items are nil where they are the same as before.
  func keep(_ answer: KeptAnswer, for key: String, listing list: KeptList?) async
}
