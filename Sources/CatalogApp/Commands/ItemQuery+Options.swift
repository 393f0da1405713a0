import Datasets
import Tables

extension ItemQuery {
  /// What the options of the command line ask of a dataset's items.
  init(_ context: CommandContext, for dataset: some Dataset) throws {
    let line = context.line
    columns = try line.value(.columns).map { names in
      let keys = try names.utf8.split(separator: UInt8(ascii: ",")).map { name in
        try Self.key(String(Substring(name)), .columns, of: dataset, context)
      }
      if keys.isEmpty { throw CommandError(context.texts[.noColumns], .wrongUse) }
      var seen: Set<ExactText> = []
      if let double = keys.first(where: { !seen.insert(ExactText($0)).inserted }) {
        throw CommandError(context.texts(.doubleColumn, context.gate.line(double)), .wrongUse)
      }
      return keys
    }
    filters = try line.values(.where).map { text in
      guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        throw CommandError(
          context.texts(.whereNeedsValue, context.gate.line(text)), .wrongUse)
      }
      let key = try Self.key(String(text[..<sign]), .where, of: dataset, context)
      return (key, String(text[text.utf8.index(after: sign)...]))
    }
    sortKey = try line.value(.sort).map { try Self.key($0, .sort, of: dataset, context) }
    isDescending = line.has(.descending)
    limit = line.number(.limit)
  }

  /// The key as the dataset spells it; where there is none the nearest is named.
  private static func key(
    _ name: String, _ option: OptionName, of dataset: some Dataset, _ context: CommandContext
  ) throws -> String {
    let keys = dataset.keys.filter { $0 == name }
    if let key = keys.first(where: { $0.utf8.elementsEqual(name.utf8) }) ?? keys.first {
      return key
    }
    throw CommandError(
      option.spelling + ": "
        + context.texts.unknown(.unknownColumn, context.gate.line(name), among: dataset.keys),
      .wrongUse)
  }
}
