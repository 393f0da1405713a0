import Tables

/// A reader over bytes that come in chunks of that size.
func reader(
  _ bytes: [UInt8], _ format: TableFormat = .csv, name: String = "t", chunk: Int = 1 << 16,
  _ options: TableOptions = TableOptions()
) throws -> any TableReader {
  try TableFile.text(
    ByteSource(name: name, bytes: bytes, chunk: chunk), format: format, options)
}

/// The whole table of a text.
func table(
  _ text: String, _ format: TableFormat = .csv, name: String = "t", chunk: Int = 1 << 16,
  _ options: TableOptions = TableOptions()
) throws -> Table {
  try Table(reader(Array(text.utf8), format, name: name, chunk: chunk, options))
}

/// The same for CSV, with options.
func reader(
  _ bytes: [UInt8], name: String = "t", _ options: TableOptions
) throws -> any TableReader {
  try reader(bytes, .csv, name: name, options)
}

/// The same for CSV, with options.
func table(_ text: String, _ options: TableOptions) throws -> Table {
  try table(text, .csv, options)
}

extension Table {
  var names: [String] { columns.map(\.name) }
  var cells: [[Cell]] { rows.map(\.cells) }
  /// The fields as a CSV writer sees them.
  var fields: [[String?]] { rows.map { $0.cells.map(\.field) } }
  var notes: [String] { warnings.map(\.description) }
}
