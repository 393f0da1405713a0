import Datasets
import SQLiteStore
import Tables

extension Error {
  /// What happened, for people.
  func sentence(_ texts: Texts) -> String {
    switch self {
    case let error as CommandError: error.message
    case let error as DatasetError: error.message(texts)
    case let error as TableError: DatasetError.table(error).message(texts)
    case let error as StoreError: error.message(texts)
    case let error as SupportError: error.sentence(texts)
    case let error as FileOutputError: error.message(texts)
    case let error as InputFileError: error.message(texts)
    default: texts(.unexpected, "\(type(of: self))")
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
