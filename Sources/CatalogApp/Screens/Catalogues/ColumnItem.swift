import Datasets
import Markup
import Tables
import TerminalUI

/// A column of a list, with what there is to know of its values.
struct ColumnItem: Identifiable, Equatable, Sendable {
  var name: String
  /// Nil until all rows were gone through.
  var summary: ColumnSummary?
  /// How many of the rows were gone through till then, where it is known.
  var percent: Int?
  /// Whether the list below leaves it out.
  var isHidden = false

  var id: String { name }

  /// A column that is not counted yet.
  init(name: String, percent: Int?) {
    self.name = name
    self.percent = percent
  }

  init(summary: ColumnSummary) {
    name = summary.name
    self.summary = summary
  }
}

/// The columns of a list as a list of their own.
struct ColumnsDataset: Dataset {
  /// Values and bars beside each other fit narrow windows.
  private static let valueColumns = 24
  private static let barColumns = 10

  let name = "columns"
  let title: Phrase
  let keys = ["name", "kind", "empty", "distinct"]
  let texts: Texts
  let bars: TextBars
  /// Finds out about the columns, and tells how much of that is done.
  let summarize: @Sendable (WorkProgress) async throws -> SourceSummary

  func forEach(_ body: (ColumnItem) throws -> Bool) async throws -> [DatasetNote] {
    for column in try await items(.none) { guard try body(column) else { break } }
    return []
  }

  /// All columns, counted.
  func items(_ progress: WorkProgress) async throws -> [ColumnItem] {
    try await summarize(progress).columns.map { ColumnItem(summary: $0) }
  }

  func row(_ item: ColumnItem) -> ListRow {
    let kind = item.summary.map { texts[$0.kind.message] } ?? uncounted(item)
    let hidden = texts[.columnHidden]
    return ListRow(
      .text(item.id), subtitle: .text(item.isHidden ? kind + ", " + hidden : kind))
  }

  /// How far the rows of a column are gone through.
  private func uncounted(_ item: ColumnItem) -> String {
    item.percent.map { texts(.countedShare, "\($0) %") } ?? texts[.notCounted]
  }

  func detail(_ item: ColumnItem) -> DetailDocument {
    guard let summary = item.summary else {
      return DetailDocument(
        title: .text(item.id), subtitle: .text(uncounted(item)), blocks: [], actions: [])
    }
    var blocks: [DetailDocument.Block] = []
    if let histogram = summary.histogram {
      blocks.append(.paragraph(bars.histogram(histogram)))
    }
    blocks.append(.text(.table(Markup.TextTable(facts(of: item, summary)))))
    if summary.frequent?.isEmpty == false {
      blocks.append(.text(.heading(level: 2, InlineText(texts[.columnFrequent]))))
      blocks.append(.text(.table(Markup.TextTable(frequent(of: summary)))))
    }
    return DetailDocument(
      title: .text(item.id), subtitle: .text(texts[summary.kind.message]), blocks: blocks,
      actions: [])
  }

  func json(_ item: ColumnItem) -> JSONValue {
    item.summary?.json(isFull: true) ?? .object([.init("name", .string(item.name))])
  }

  private func facts(of item: ColumnItem, _ summary: ColumnSummary) -> [[InlineText]] {
    var facts: [(label: String, value: String)] = [
      (texts[.columnCountRows], String(summary.rows)),
      (texts[.columnCountEmpty], String(summary.empty)),
    ]
    if summary.kind != .empty {
      let count =
        switch summary.distinct {
        case .exactly(let count): String(count)
        case .moreThan(let count): "> \(count)"
        }
      facts.append((texts[.columnCountDistinct], count))
    }
    facts += summary.values(texts).map { ($0.label, PrintableText.clean($0.value)) }
    if item.isHidden { facts.append((texts[.columnHidden], texts[.columnIsHidden])) }
    return facts.map { [InlineText($0.label), InlineText($0.value)] }
  }

  private func frequent(of summary: ColumnSummary) -> [[InlineText]] {
    let values = summary.frequent ?? []
    let most = values.first?.count ?? 0
    let filled = summary.rows - summary.empty
    return values.map { value in
      let text = Clip.cut(PrintableText.clean(value.cell.display), columns: Self.valueColumns)
      let bar = bars.bar(value.count, of: most, columns: Self.barColumns)
      return [text, String(value.count), Share(value.count, of: filled).percent, bar]
        .map { InlineText($0) }
    }
  }
}
