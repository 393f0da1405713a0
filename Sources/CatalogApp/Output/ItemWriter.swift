package import Tables
import TerminalUI

/// Writes a list of items to a stream in one of the output formats, one item after another.
///
/// JSON is one strict document and CSV has its header, even if there are no items.
package struct ItemWriter {
  /// An item on its way out.
  package struct Entry {
    /// The object for scripts.
    package var json: JSONValue
    /// The texts of the columns for people, untouched.
    package var cells: [String]

    package init(json: JSONValue, cells: [String]) {
      self.json = json
      self.cells = cells
    }
  }

  /// Rows that are looked at before the widths of a table's columns are fixed.
  private static let sampleSize = 1_000

  private let format: OutputFormat
  private let keys: [String]
  private let places: [ExactText: Int]
  private let headings: [String]?
  private let stream: Stream
  private let isTerminal: Bool
  private let gate: TextGate
  private let style: Style
  private let width: Int

  /// Whether texts in CSV and TSV that spreadsheets would run get an apostrophe.
  var guardsFormulas = false

  private var count = 0
  private var sample: [[String]] = []
  private var columns: TableColumns?
  /// Whether a cell of plain output had to be cut, which no program that reads it would see.
  package private(set) var hasCut = false

  /// A writer of objects with these keys, in order.
  ///
  /// Headings are the columns' names where the items are rows of somebody's table, which keeps its
  /// columns and their names in `plain` too; nil for our own items. The width is the room for a
  /// table, in cells.
  package init(
    _ format: OutputFormat, keys: [String], headings: [String]?, to stream: Stream, gate: TextGate,
    style: Style, width: Int
  ) {
    self.format = format
    self.keys = keys
    places = Dictionary(keys.enumerated().map { (ExactText($1), $0) }) { first, _ in first }
    self.headings = headings
    self.stream = stream
    isTerminal = stream.isTerminal
    self.gate = gate
    self.style = style
    self.width = width
  }

  /// Whether the entries' cells are written, not their objects.
  package var writesCells: Bool { format == .plain || format == .table }

  /// Writes what stands before the first item.
  package func begin() throws(Stream.Failure) {
    switch format {
    case .json: try put("[")
    case .csv: try writeHeader(.csv)
    case .tsv: try writeHeader(.tsv)
    case .ndjson, .plain, .table: break
    }
  }

  package mutating func write(_ entry: Entry) throws(Stream.Failure) {
    switch format {
    case .json:
      try put(count == 0 ? "\n  " : ",\n  ")
      try put(JSONWriter.compact(entry.json))
    case .ndjson: try put(JSONWriter.compact(entry.json) + "\n")
    case .csv: try writeRecord(.csv, entry)
    case .tsv: try writeRecord(.tsv, entry)
    case .plain where headings == nil:
      try stream.write(entry.cells.map(gate.line).joined(separator: "\t") + "\n")
    case .plain, .table: try writeAligned(entry.cells.map(gate.line))
    }
    count += 1
  }

  /// Writes what stands behind the last item, and everything that was collected.
  package mutating func end() throws(Stream.Failure) {
    switch format {
    case .json: try stream.write(count == 0 ? "]\n" : "\n]\n")
    case .plain where headings != nil, .table: try writeSample()
    default: break
    }
    try stream.flush()
  }

  private func put(_ text: String) throws(Stream.Failure) {
    try stream.write(isTerminal ? gate.data(text) : text)
  }

  // MARK: Separated values

  private func writeHeader(_ writer: DelimitedWriter) throws(Stream.Failure) {
    var text = ""
    let names = guardsFormulas ? keys.map(SpreadsheetGuard.guarded) : keys
    writer.appendHeader(names.map { Column($0) }, to: &text)
    try put(text)
  }

  /// Members that the header does not have stand behind the others, so that nothing is lost.
  private func writeRecord(_ writer: DelimitedWriter, _ entry: Entry) throws(Stream.Failure) {
    var cells = Array(repeating: Cell.missing, count: keys.count)
    for member in entry.json.members ?? [] {
      if let place = places[ExactText(member.name)] {
        cells[place] = Cell(member.value)
      } else {
        cells.append(Cell(member.value))
      }
    }
    if guardsFormulas { cells = cells.map(SpreadsheetGuard.guarded) }
    var text = ""
    writer.append(TableRow(cells), columns: keys.count, to: &text)
    try put(text)
  }

  // MARK: Aligned columns

  private mutating func writeAligned(_ cells: [String]) throws(Stream.Failure) {
    if format == .plain, !hasCut {
      hasCut = cells.contains {
        $0.utf8.count > TableColumns.longest && CellWidth.columns(of: $0) > TableColumns.longest
      }
    }
    if let columns {
      try stream.write(columns.line(cells) + "\n")
    } else {
      sample.append(cells)
      if sample.count >= Self.sampleSize { try writeSample() }
    }
  }

  private mutating func writeSample() throws(Stream.Failure) {
    guard columns == nil else { return }
    let headings = headings?.map(gate.line)
    let columns = TableColumns(
      fitting: (headings.map { [$0] } ?? []) + sample, in: format == .table ? width : nil)
    self.columns = columns
    if let headings { try stream.write(style.bold(columns.line(headings)) + "\n") }
    for cells in sample { try stream.write(columns.line(cells) + "\n") }
    sample = []
  }
}
