package import Tables

/// Why the items of a dataset could not be had.
package enum DatasetError: Error, Hashable, Sendable {
  /// The answer of a service is none.
  case badAnswer(BadAnswer)
  /// The service refused what was asked, in its own words.
  case refused(message: String)
  /// Too many calls; seconds to wait, where known.
  case rateLimited(status: Int?, wait: Int?)
  /// The service answered with an error status.
  case status(Int)
  /// The service could not be reached, or the transfer broke a limit.
  case transport(TransportError)

  /// A list cannot be had from its address or its file.
  case list(ListFault)
  /// A file of rows cannot be read.
  case table(TableError)

  /// What is wrong with an answer.
  package enum BadAnswer: Error, Hashable, Sendable {
    case empty
    case webPage
    case notUTF8
    case notJSON(JSONError)
    case noResults
  }
}

extension DatasetError {
  /// Whether the same question may be answered later; until then kept items may stand in.
  package var isTemporary: Bool {
    switch self {
    case .rateLimited: true
    case .status(let status): status >= 500
    case .transport(let error): error.kind == .unreachable
    case .list(let fault): fault.reason.isTemporary
    case .badAnswer, .refused, .table: false
    }
  }

  /// Whether nobody wants the answer any more.
  package var isCancellation: Bool {
    if case .transport(let error) = self { error.kind == .cancelled } else { false }
  }
}
