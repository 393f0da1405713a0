/// Warnings of one file, bounded in number: a few of each kind, then how many more there were.
struct WarningList: Sendable {
  /// So many warnings of one kind are kept, so that one fault takes at most three lines.
  static let keptPerKind = 2

  let file: String
  private var kept: [(kind: Int, warning: TableWarning)] = []
  private var counts: [Int: Int] = [:]

  init(file: String) { self.file = file }

  mutating func add(_ reason: TableWarning.Reason, line: Int? = nil, column: Int? = nil) {
    let kind = Self.kind(reason)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    guard count <= Self.keptPerKind else { return }
    kept.append((kind, TableWarning(reason, file: file, line: line, column: column)))
  }

  /// Kind by kind, in the order of their first appearance.
  var all: [TableWarning] {
    var warnings: [TableWarning] = []
    var seen: Set<Int> = []
    for (kind, _) in kept where seen.insert(kind).inserted {
      warnings += kept.filter { $0.kind == kind }.map(\.warning)
      let more = counts[kind, default: 0] - Self.keptPerKind
      if more > 0 { warnings.append(TableWarning(.more(more), file: file)) }
    }
    return warnings
  }

  private static func kind(_ reason: TableWarning.Reason) -> Int {
    switch reason {
    case .emptyFile: 0
    case .guessedEncoding: 1
    case .replacedBytes: 2
    case .renamedColumns: 3
    case .extraFields: 4
    case .emptyExtraFields: 5
    case .strayQuote: 6
    case .blankLines: 7
    case .repeatedKey: 8
    case .loneSurrogate: 9
    case .otherMembers: 10
    case .writeAheadLogIgnored: 11
    case .brokenText: 12
    case .widerRecord: 13
    case .comments: 14
    case .rejected: 15
    case .more: 16
    }
  }
}
