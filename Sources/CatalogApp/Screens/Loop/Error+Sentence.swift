import Datasets
import SQLiteStore
import Tables

extension Error {
  /// What happened, for people.
  func sentence(_ texts: Texts) -> String {
    switch self {
    case let error as CommandError: error.message
    case let error as DatasetError: error.message(texts)
    case let error as FileFault: texts.text(of: error.phrase)
    case let error as TableError: DatasetError.table(error).message(texts)
    case let error as StoreError: error.message(texts)
    case let error as SupportError:
      error.isOfTemplate ? error.message(texts) : error.sentence(texts)
    case let error as FileOutputError: error.message(texts)
    case let error as InputFileError: error.message(texts)
    default: texts(.unexpected, "\(type(of: self))")
    }
  }

  /// How a command would have ended with it.
  func exitCode(_ texts: Texts) -> ExitCode {
    switch self {
    case let error as CommandError: error.exitCode
    case let error as DatasetError: error.exitCode
    case let error as FileFault: error.exitCode
    case let error as TableError: DatasetError.table(error).exitCode
    case let error as StoreError: error.commandError(texts).exitCode
    case let error as SupportError: error.exitCode
    case let error as FileOutputError: error.exitCode
    case let error as InputFileError: error.exitCode
    default: .ioError
    }
  }

  /// Whether nobody wants the answer any more.
  var isCancellation: Bool {
    switch self {
    case is CancellationError: true
    case let error as DatasetError: error.isCancellation
    default: false
    }
  }
}
