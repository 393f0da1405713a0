/// How one JSON document is a table.
enum JSONLayout {
  /// A list of records; the names are those of members beside the list, which are left out.
  case records([JSONValue], besides: [String])
  /// Lists of values of one column each.
  case columns([JSONValue.Member])

  /// Chooses by the kind of the value.
  ///
  /// The records of an array are its elements. An object is columns if all its members are arrays of plain values,
  /// the elements of its only array of objects if it has one, else one record.
  init(_ value: JSONValue) {
    switch value {
    case .array(let elements): self = .records(elements, besides: [])
    case .object(let members): self.init(members)
    default: self = .records([value], besides: [])
    }
  }

  private init(_ members: [JSONValue.Member]) {
    let names = Set(members.map { ExactText($0.name) })
    if !members.isEmpty, names.count == members.count, members.allSatisfy({ Self.isPlain($0) }) {
      self = .columns(members)
      return
    }
    let lists = members.indices.filter { Self.isRecords(members[$0].value) }
    if lists.count == 1, let list = lists.first, let records = members[list].value.array {
      let others = members.indices.filter { $0 != list }.map { members[$0].name }
      self = .records(records, besides: others)
    } else {
      self = .records([.object(members)], besides: [])
    }
  }

  private static func isPlain(_ member: JSONValue.Member) -> Bool {
    guard case .array(let values) = member.value else { return false }
    return values.allSatisfy { $0.members == nil }
  }

  private static func isRecords(_ value: JSONValue) -> Bool {
    guard case .array(let values) = value, !values.isEmpty else { return false }
    return values.allSatisfy { $0.members != nil }
  }
}
