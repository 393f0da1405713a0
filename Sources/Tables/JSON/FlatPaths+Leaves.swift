extension FlatPaths {
  /// The members of one object, as far as they were walked.
  private struct Walk {
    /// Their nodes and values; of members with one name the last value, at the place of the first.
    var members: [(node: Int, value: JSONValue)]
    var position = 0
  }

  /// The values of a record with the nodes of their paths.
  ///
  /// They are those of the members of objects at any depth. Arrays and empty objects are values, and so
  /// is a record that is no object.
  ///
  /// `repeated` is told the names that an object has more than once. Cost: O(n), without recursion.
  mutating func leaves(
    of record: JSONValue, repeated: (String) -> Void
  ) -> [(node: Int, value: JSONValue)] {
    let members = record.members ?? [JSONValue.Member(JSONRows.valueColumn, record)]
    var leaves: [(node: Int, value: JSONValue)] = []
    var open = [walk(members, below: Self.root, repeated)]
    while let walk = open.last {
      guard walk.position < walk.members.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].position += 1
      let (node, value) = walk.members[walk.position]
      if case .object(let inner) = value, !inner.isEmpty,
        hasRoom(for: inner.count, below: node)
      {
        open.append(self.walk(inner, below: node, repeated))
      } else {
        leaves.append((node, value))
      }
    }
    return leaves
  }

  private mutating func walk(
    _ members: [JSONValue.Member], below parent: Int, _ repeated: (String) -> Void
  ) -> Walk {
    let visit = beginObject()
    var hasRepeated = false
    var found: [(node: Int, value: JSONValue)] = []
    found.reserveCapacity(members.count)
    for member in members {
      let (node, isRepeated) = child(member.name, of: parent, visit: visit)
      if isRepeated {
        hasRepeated = true
        repeated(name(of: node))
      }
      found.append((node, member.value))
    }
    return Walk(members: hasRepeated ? Self.lastOnes(found) : found)
  }

  private static func lastOnes(
    _ members: [(node: Int, value: JSONValue)]
  ) -> [(node: Int, value: JSONValue)] {
    var places: [Int: Int] = [:]
    var kept: [(node: Int, value: JSONValue)] = []
    for (node, value) in members {
      if let place = places[node] {
        kept[place].value = value
      } else {
        places[node] = kept.count
        kept.append((node, value))
      }
    }
    return kept
  }
}
