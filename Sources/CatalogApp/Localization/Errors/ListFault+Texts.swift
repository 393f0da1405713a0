package import Datasets
import Fetching
import Tables

extension ListFault {
  /// What happened, where, and what can be done.
  package func message(_ texts: Texts) -> String {
    let place = place.contains("://") ? Address(place).shown : place
    return switch reason {
    case .status(let status):
      texts(
        DatasetError.list(self).isTemporary ? .listStatus : .listStatusFinal, place, "\(status)")
    case .notAllowed(let status): texts(.listNotAllowed, place, String(status))
    case .tooManyCalls(let status, let wait):
      texts(.listTooManyCalls, place, String(status)) + " "
        + (wait.map { texts(.waitSeconds, $0) } ?? texts[.waitAMinute])
    case .badAnswer(.empty): texts(.listEmpty, place)
    case .badAnswer(.webPage): texts(.listWebPage, place)
    case .badAnswer(.notUTF8): texts(.listNotUTF8, place)
    case .badAnswer(.notJSON(let error)):
      texts(.listNotJSON, place, "\(error.line):\(error.column)", error.message(texts))
    case .badAnswer(.noResults), .noCourses: texts(.listNoCourses, place)
    case .notKept: texts(.listNotKept, place)
    case .notAPage(let type): texts(.listNotAPage, place, type ?? "?")
    }
  }
}

extension ListFault.Reason {
  /// How a command ends with it.
  var exitCode: ExitCode {
    switch self {
    case .status, .notKept: .unavailable
    case .notAllowed: .notAllowed
    case .tooManyCalls: .tryLater
    case .badAnswer, .noCourses, .notAPage: .badData
    }
  }
}
