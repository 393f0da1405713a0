import Datasets
import Tables

/// Opens a file of rows.
struct TableSource {
  /// What is piped in is kept, so that it can be read twice.
  private static let inputLimit = 1 << 30

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func open(_ path: String, table: String?) throws -> TableDataset {
    var options = try options()
    options.table = table
    let name = context.gate.line(path)
    do throws(TableError) {
      guard path == "-" else {
        let fixed = options
        return try TableDataset(name: name) { () throws(TableError) in
          try TableFile.open(path, fixed)
        }
      }
    } catch {
      throw DatasetError.table(error)
    }
    return try standardInput(options)
  }

  private func options() throws -> TableOptions {
    let line = context.line
    return TableOptions(
      format: line.value(.format).flatMap(TableFormat.init),
      delimiter: try Delimiter.named(line.value(.delimiter)),
      encoding: try TextEncoding.named(line.value(.encoding)))
  }

  private func standardInput(_ options: TableOptions) throws -> TableDataset {
    let bytes = try context.bytes(ofFile: "-", limit: Self.inputLimit)
    let name = "standard input"
    guard let format = options.format ?? TableFormat.detect(Array(bytes.prefix(4096)), name: "-")
    else { throw TableError(.unknownFormat, file: name) }
    return try TableDataset(name: name) { () throws(TableError) in
      try TableFile.text(ByteSource(name: name, bytes: bytes), format: format, options)
    }
  }
}
