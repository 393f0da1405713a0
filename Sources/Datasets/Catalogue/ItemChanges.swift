package import Tables

/// What was added, removed or changed between two loads of a list.
package struct ItemChanges: Sendable {
  /// An item as it is compared.
  package struct Record: Sendable {
    /// What it is known by in both lists; nil: by nothing but what it says.
    package var id: String?
    package var json: JSONValue

    package init(id: String?, json: JSONValue) {
      self.id = id
      self.json = json
    }
  }

  /// One change, with places in the lists, from 0.
  package enum Change: Hashable, Sendable {
    case added(Int)
    case removed(Int)
    case changed(old: Int, new: Int)
  }

  /// In the order of the new list, and what was removed behind it.
  package private(set) var changes: [Change] = []

  package var added: Int { changes.count { if case .added = $0 { true } else { false } } }
  package var removed: Int { changes.count { if case .removed = $0 { true } else { false } } }
  package var changed: Int { changes.count - added - removed }

  /// Compares two lists.
  ///
  /// Of several items with one identity the first ones are the same, and so on. Those without one
  /// are the same where they say the same; of lists of one length those left at one place are taken
  /// for changed ones. Cost: O(n) in the sizes of both.
  package init(from old: [Record], to new: [Record]) {
    var (oldLeft, newLeft): ([Int], [Int]) = ([], [])
    let same = Self.pairs(old, new, &oldLeft, &newLeft)
    var found: [(place: Int, change: Change)] = []
    for (place, other) in same where Self.differ(old[place].json, new[other].json) {
      found.append((other, .changed(old: place, new: other)))
    }
    if old.count == new.count, old.first?.id == nil {
      let alike = Set(oldLeft).intersection(newLeft)
      found += alike.map { ($0, .changed(old: $0, new: $0)) }
      oldLeft.removeAll(where: alike.contains)
      newLeft.removeAll(where: alike.contains)
    }
    found += newLeft.map { ($0, .added($0)) }
    found.sort { $0.place < $1.place }
    changes = found.map(\.change) + oldLeft.map(Change.removed)
  }

  /// The places of items that are the same in both, and those of the others.
  private static func pairs(
    _ old: [Record], _ new: [Record], _ oldLeft: inout [Int], _ newLeft: inout [Int]
  ) -> [(Int, Int)] {
    var places: [ExactText: [Int]] = [:]
    places.reserveCapacity(old.count)
    // The first of equal ones is taken first, from the end.
    for place in old.indices.reversed() { places[key(of: old[place]), default: []].append(place) }
    var pairs: [(Int, Int)] = []
    var isTaken = [Bool](repeating: false, count: old.count)
    for (place, record) in new.enumerated() {
      if let other = places[key(of: record)]?.popLast() {
        pairs.append((other, place))
        isTaken[other] = true
      } else {
        newLeft.append(place)
      }
    }
    oldLeft = old.indices.filter { !isTaken[$0] }
    return pairs
  }

  /// Whether a member differs; in which order they stand says nothing.
  private static func differ(_ old: JSONValue, _ new: JSONValue) -> Bool {
    guard !old.isExactly(new) else { return false }
    guard old.members != nil, new.members != nil else { return true }
    return !FieldChange.between(old, new).isEmpty
  }

  private static func key(of record: Record) -> ExactText {
    if let id = record.id { return ExactText(id) }
    let members = record.json.members?.sorted { $0.name < $1.name }
    return ExactText(JSONWriter.compact(members.map(JSONValue.object) ?? record.json))
  }
}

/// A member of an item that differs; nil where there is none.
package struct FieldChange: Sendable {
  package var name: String
  package var old: JSONValue?
  package var new: JSONValue?

  /// What differs between two objects, in the order of the new one; all of one without another.
  package static func between(_ old: JSONValue?, _ new: JSONValue?) -> [FieldChange] {
    let (before, after) = (old?.members ?? [], new?.members ?? [])
    let oldPlaces = places(before)
    let newPlaces = places(after)
    var changes: [FieldChange] = []
    for member in after {
      let value = oldPlaces[ExactText(member.name)].map { before[$0].value }
      if value?.isExactly(member.value) == true { continue }
      changes.append(FieldChange(name: member.name, old: value, new: member.value))
    }
    for member in before where newPlaces[ExactText(member.name)] == nil {
      changes.append(FieldChange(name: member.name, old: member.value))
    }
    return changes
  }

  private static func places(_ members: [JSONValue.Member]) -> [ExactText: Int] {
    Dictionary(members.enumerated().map { (ExactText($1.name), $0) }) { $1 }
  }
}

extension JSONValue {
  /// Whether both are the same to the byte: what only looks the same is not.
  func isExactly(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let flag), .bool(let second)): flag == second
    case (.number(let text), .number(let second)), (.string(let text), .string(let second)):
      text.utf8.elementsEqual(second.utf8)
    case (.array(let values), .array(let second)):
      values.count == second.count && zip(values, second).allSatisfy { $0.isExactly($1) }
    case (.object(let members), .object(let second)):
      members.count == second.count
        && zip(members, second).allSatisfy {
          $0.name.utf8.elementsEqual($1.name.utf8) && $0.value.isExactly($1.value)
        }
    default: false
    }
  }
}
