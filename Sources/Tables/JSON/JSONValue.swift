/// A JSON text as a value that loses nothing: members keep their order and their doubles, numbers
/// keep the digits that they were written with.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's own text, valid by RFC 8259 §6: `1.10`, `-0`, `1e400`.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text.
  case object([Member])

  /// One name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// The value of the last member with that name, as most readers choose; nil where there is none.
  ///
  /// O(n) in the number of members.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    let sought = name.utf8
    // Lengths differ mostly, and are known.
    return members.last {
      $0.name.utf8.count == sought.count && $0.name.utf8.elementsEqual(sought)
    }?
    .value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  package var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  package var isNull: Bool { if case .null = self { true } else { false } }

  /// The number's own text.
  package var number: String? { if case .number(let text) = self { text } else { nil } }

  /// An object of these members; those without a value are left out.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The string, or null where there is none.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .number(String(number)) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }
  package init(nilLiteral: ()) { self = .null }
}
