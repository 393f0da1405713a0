/// Why a list cannot be had from where it is.
package struct ListFault: Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    case status(Int)
    /// A name and a password are wanted, or those that were given do not do.
    case notAllowed(status: Int)
    /// Seconds to wait, where the server names them.
    case tooManyCalls(status: Int, wait: Int?)
    case badAnswer(DatasetError.BadAnswer)
    /// It is JSON and has no list of courses.
    case noCourses
    /// The network stays out of it, and nothing was kept.
    case notKept
    /// It is no text that can be shown; the media type that the server names.
    case notAPage(String?)
  }

  /// An address without user and password, or the path of a file.
  package var place: String
  package var reason: Reason

  package init(_ place: String, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

extension ListFault.Reason {
  /// What is wrong with an answer of that status; nil where nothing is.
  init?(status: Int, wait: Int?) {
    switch StatusFault(status: status, namesWait: wait != nil) {
    case nil: return nil
    case .notAllowed: self = .notAllowed(status: status)
    case .tooManyCalls: self = .tooManyCalls(status: status, wait: wait)
    case .gone, .other: self = .status(status)
    }
  }

  /// Whether the same may be answered later.
  var isTemporary: Bool {
    switch self {
    case .status(let status): status >= 500
    case .tooManyCalls: true
    case .notAllowed, .badAnswer, .noCourses, .notKept, .notAPage: false
    }
  }
}
