import Datasets
import Tables

/// Opens a file of rows.
struct TableSource {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func open(_ path: String, table: String?) throws -> any Dataset {
    throw CommandError(context.texts(.unknownDataset, context.gate.line(path)), .noInput)
  }
}
