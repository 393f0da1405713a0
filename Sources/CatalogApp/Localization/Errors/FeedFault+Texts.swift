import Datasets
import Fetching
import Markup

extension FeedFault {
  /// What happened, and what can be done, in one sentence.
  func message(_ texts: Texts) -> String {
    switch self {
    case .status(let status): texts(.feedStatus, String(status))
    case .notAllowed(let status): texts(.feedNotAllowed, String(status))
    case .gone: texts[.feedGone]
    case .tooManyCalls(let status): texts(.feedTooManyCalls, String(status))
    case .notAFeed(let error): error.message(of: texts[.feedAnswer], texts)
    case .transport(let error): error.message
    }
  }

  /// How a command ends with it.
  var exitCode: ExitCode {
    switch self {
    case .status, .gone: .unavailable
    case .notAllowed: .notAllowed
    case .tooManyCalls: .tryLater
    case .notAFeed: .badData
    case .transport(let error): DatasetError.transport(error).exitCode
    }
  }
}
