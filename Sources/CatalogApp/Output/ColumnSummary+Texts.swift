import Datasets
import Tables
import TerminalUI

extension ContentKind {
  /// The kind in the reader's language.
  var message: Message {
    switch self {
    case .empty: .kindEmpty
    case .number: .kindNumber
    case .text: .kindText
    case .date: .kindDate
    case .boolean: .kindBoolean
    case .json: .kindJSON
    case .bytes: .kindBytes
    case .mixed: .kindMixed
    }
  }
}

extension ColumnSummary {
  /// Longer values are cut where many facts stand together; in cells.
  private static let valueColumns = 40

  /// The column in a few lines: kind and counts, the values that stand out, the histogram.
  func lines(_ texts: Texts, _ bars: TextBars) -> [String] {
    var counts = [texts[kind.message], texts(.columnRows, rows)]
    if empty > 0 { counts.append(texts(.columnNone, empty)) }
    if kind != .empty { counts.append(distinctText(texts)) }
    var lines = [counts.joined(separator: ", ")]
    let values = values(texts).map { "\($0.label) \($0.value)" }
    if !values.isEmpty { lines.append(values.joined(separator: ", ")) }
    if let histogram { lines.append(bars.histogram(histogram)) }
    return lines
  }

  func distinctText(_ texts: Texts) -> String {
    switch distinct {
    case .exactly(let count): texts(.columnDistinct, count)
    case .moreThan(let count): texts(.columnDistinctMore, count)
    }
  }

  /// The first, middle and last value and the lengths, each with its name.
  func values(_ texts: Texts) -> [(label: String, value: String)] {
    var values = [
      (Message.columnMinimum, minimum), (.columnMedian, median), (.columnMaximum, maximum),
    ].compactMap { message, cell in
      cell.map {
        (label: texts[message], value: Clip.cut($0.display, columns: Self.valueColumns))
      }
    }
    if let shortest, let longest {
      let span = shortest == longest ? String(longest) : "\(shortest)–\(longest)"
      values.append((texts[.columnLength], span))
    }
    return values
  }

  /// The column for programs; `isFull` where more than its kind was found out.
  func json(isFull: Bool) -> JSONValue {
    let start: [JSONValue.Member] = [
      .init("name", .string(name)), .init("kind", .string(kind.rawValue)),
    ]
    guard isFull else { return .object(start) }
    let (count, isExact) =
      switch distinct {
      case .exactly(let count): (count, true)
      case .moreThan(let count): (count, false)
      }
    return .object(
      start + [
        .init("rows", .number(String(rows))), .init("empty", .number(String(empty))),
        .init("distinct", .number(String(count))), .init("distinct_exact", .bool(isExact)),
        .init("minimum", minimum?.json ?? .null), .init("median", median?.json ?? .null),
        .init("maximum", maximum?.json ?? .null),
        .init("shortest", Self.number(shortest)), .init("longest", Self.number(longest)),
        .init(
          "histogram",
          histogram.map { .array($0.map { .number(String($0)) }) } ?? .null),
      ])
  }

  private static func number(_ value: Int?) -> JSONValue {
    value.map { .number(String($0)) } ?? .null
  }
}
