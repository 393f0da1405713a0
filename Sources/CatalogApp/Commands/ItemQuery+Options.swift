import Datasets
import Tables

extension ItemQuery {
  /// What the options of the command line ask of a dataset's items.
  init(_ context: CommandContext, for dataset: some Dataset) async throws {
    let line = context.line
    let names = QueryNames(keys: dataset.keys, context: context)
    columns = try line.value(.columns).map { typed in
      let keys = try names.list(typed, .columns)
      if keys.isEmpty { throw CommandError(context.texts[.noColumns], .wrongUse) }
      var seen: Set<ExactText> = []
      if let double = keys.first(where: { !seen.insert(ExactText($0)).inserted }) {
        throw CommandError(context.texts(.doubleColumn, context.gate.line(double)), .wrongUse)
      }
      return keys
    }
    let hidden = Set(
      try line.values(.hide).flatMap { try names.list($0, .hide) }.map(ExactText.init))
    if !hidden.isEmpty {
      columns = (columns ?? dataset.keys).filter { !hidden.contains(ExactText($0)) }
      if columns?.isEmpty == true { throw CommandError(context.texts[.allHidden], .wrongUse) }
    }
    sort = try line.value(.sort).map { try names.sort($0) } ?? []
    if line.has(.descending) { for place in sort.indices { sort[place].isDescending.toggle() } }
    limit = line.number(.limit)
    try await filter(by: line.values(.where).map { try names.filter($0) }, of: dataset)
  }
}

/// Reads the names of columns in options.
struct QueryNames {
  let keys: [String]
  let context: CommandContext

  /// The keys that a list names.
  func list(_ typed: String, _ option: OptionName) throws -> [String] {
    try ColumnNames.split(typed) { known($0) != nil }.map { try key($0, option) }
  }

  /// The columns to sort by: one with a dash before its name is turned round, unless the dash is
  /// its own.
  func sort(_ typed: String) throws -> [SortChoice] {
    let names = ColumnNames.split(typed) { known($0) != nil || known(Self.withoutDash($0)) != nil }
    return try names.map { name in
      if let key = known(name) { return SortChoice(key: key) }
      let bare = Self.withoutDash(name)
      var choice = SortChoice(key: try key(bare ?? name, .sort))
      choice.isDescending = bare != nil
      return choice
    }
  }

  func filter(_ typed: String) throws -> RowFilter {
    do throws(RowFilter.Fault) {
      return try RowFilter(typed, columns: keys)
    } catch {
      switch error {
      case .noComparison:
        throw CommandError(context.texts(.whereNeedsValue, context.gate.line(typed)), .wrongUse)
      case .unknownColumn(let name): throw unknown(name, .where)
      case .unknownComparison(let word, let nearest):
        let words = RowFilter.Comparison.allCases.map(\.rawValue) + ["contains"]
        let meant = nearest ?? Suggestion.nearest(word, in: words)
        throw CommandError(
          OptionName.where.spelling + ": "
            + context.texts(.unknownComparison, context.gate.line(word))
            + (meant.map { " " + context.texts(.didYouMean, $0) } ?? ""), .wrongUse)
      }
    }
  }

  /// The key as the dataset spells it; where there is none the nearest is named.
  func key(_ name: String, _ option: OptionName) throws -> String {
    if let key = known(name) { return key }
    throw unknown(name, option)
  }

  private func known(_ name: String?) -> String? {
    guard let name else { return nil }
    let keys = keys.filter { $0 == name }
    return keys.first { $0.utf8.elementsEqual(name.utf8) } ?? keys.first
  }

  private func unknown(_ name: String, _ option: OptionName) -> CommandError {
    CommandError(
      option.spelling + ": "
        + context.texts.unknown(.unknownColumn, context.gate.line(name), among: keys),
      .wrongUse)
  }

  private static func withoutDash(_ name: String) -> String? {
    guard name.utf8.first == UInt8(ascii: "-") else { return nil }
    return String(Substring(name.utf8.dropFirst()))
  }
}
