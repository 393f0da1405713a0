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

/// Where lists that come from an address keep their answers; the program joins it to the database.
package protocol AnswerShelf: Sendable {
  /// What was kept last under that key; nil where there is nothing.
  func keptAnswer(for key: String) async -> KeptAnswer?
  /// Keeps an answer that was found good in the place of an earlier one, until another comes.
  func keep(_ answer: KeptAnswer, for key: String) async
}
