/// Which column each path of keys has: a tree of the keys that were met so far.
struct FlatPaths: Sendable {
  /// So many bytes the names of all paths may have together; a record with long keys and many
  /// members below them has far longer names than text.
  static let nameLimit = 64 << 20

  /// A key below others.
  private struct Node: Sendable {
    var children: [ExactText: Int] = [:]
    /// The names from the outermost one, joined by dots.
    var name: String
    /// The column of values at this path that are no objects.
    var column: Int?
    /// The visit of its parent in which it was met last.
    var visit = 0
  }

  private var nodes = [Node(name: "")]
  private var nameBytes = 0
  private var visits = 0

  /// The node that stands for the record itself.
  static let root = 0

  /// Begins with the members of one object.
  mutating func beginObject() -> Int {
    visits += 1
    return visits
  }

  /// The node of a key below another node, and whether this object had the key before.
  mutating func child(_ key: String, of parent: Int, visit: Int) -> (node: Int, isRepeated: Bool) {
    if let node = nodes[parent].children[ExactText(key)] {
      let isRepeated = nodes[node].visit == visit
      nodes[node].visit = visit
      return (node, isRepeated)
    }
    let name = parent == Self.root ? key : nodes[parent].name + "." + key
    nameBytes += name.utf8.count
    nodes.append(Node(name: name, visit: visit))
    nodes[parent].children[ExactText(key)] = nodes.count - 1
    return (nodes.count - 1, false)
  }

  /// Whether so many paths below a node may have names of their own.
  func hasRoom(for count: Int, below node: Int) -> Bool {
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: nodes[node].name.utf8.count + 1)
    return !isTooMuch && bytes <= Self.nameLimit - nameBytes
  }

  func name(of node: Int) -> String { nodes[node].name }

  /// The column of a node, which is appended where there is none.
  mutating func column(of node: Int, in list: inout ColumnList) -> Int {
    if let column = nodes[node].column { return column }
    let column = list.append(path: nodes[node].name)
    nodes[node].column = column
    return column
  }
}
