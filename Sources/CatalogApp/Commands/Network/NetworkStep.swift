import Datasets
import Tables

/// One thing that was found out on the way to an answer: a line for people, an object for programs.
struct NetworkStep: Hashable, Sendable {
  /// The kind of step, in JSON.
  var name: String
  var label: NetworkMessage
  /// In the language of the reader; as the network said it, where it says something.
  var text: String
  var members: [JSONValue.Member]

  init(
    _ name: String, _ label: NetworkMessage, _ text: String,
    _ members: KeyValuePairs<String, JSONValue> = [:]
  ) {
    self.name = name
    self.label = label
    self.text = text
    self.members = members.map { JSONValue.Member($0.key, $0.value) }
  }

  var json: JSONValue { .object([.init("step", .string(name))] + members) }
}

extension JSONValue {
  /// A whole number.
  static func count(_ number: Int) -> JSONValue { .number(String(number)) }
}
