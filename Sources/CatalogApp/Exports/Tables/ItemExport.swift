import Datasets
import Tables

/// CSV, TSV, JSON and NDJSON, as `list` writes them.
struct ItemExport: ListExport {
  private var writer: ItemWriter

  init(_ format: OutputFormat, to goal: ExportGoal) {
    writer = ItemWriter(
      format, keys: goal.keys, headings: nil, to: goal.stream, gate: TextGate(Environment([:])),
      style: Style(isOn: false), width: 80)
    writer.guardsFormulas = goal.guardsFormulas
  }

  mutating func begin(pass: Int) throws { try writer.begin() }

  mutating func write<Data: Dataset>(_ item: ExportItem<Data>, pass: Int) throws {
    try writer.write(.init(json: item.object, cells: []))
  }

  mutating func end(pass: Int) throws { try writer.end() }
}
