import Tables

extension JSONValue {
  /// Every text and number in the value, in order; names are not searched.
  var texts: [String] {
    switch self {
    case .null, .bool: []
    case .string(let text), .number(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    }
  }
}
