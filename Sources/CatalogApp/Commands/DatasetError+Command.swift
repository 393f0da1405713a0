import Datasets
import Tables

extension DatasetError {
  /// The error of a command that failed with it.
  func commandError(_ texts: Texts) -> CommandError {
    CommandError(message(texts), exitCode)
  }

  /// What happened and what can be done, in one sentence.
  func message(_ texts: Texts) -> String {
    switch self {
    case .badAnswer(.empty): texts[.answerEmpty]
    case .badAnswer(.webPage): texts[.answerWebPage]
    case .badAnswer(.notUTF8): texts[.answerNotUTF8]
    case .badAnswer(.notJSON(let error)):
      texts(.answerNotJSON, "\(error.line):\(error.column)", error.message(texts))
    case .badAnswer(.noResults): texts[.answerNoResults]
    case .refused(let message): texts(.storeRefused, message)
    case .rateLimited(let status, let wait): rateLimited(status, wait, texts)
    case .status(let status):
      texts(isTemporary ? .storeStatus : .storeStatusFinal, String(status))
    case .transport(let error): error.message
    case .list(let fault): fault.message(texts)
    case .table(let error): error.description(texts)
    }
  }

  private func rateLimited(_ status: Int?, _ wait: Int?, _ texts: Texts) -> String {
    let cause = status.map { texts(.tooManyCallsStatus, String($0)) } ?? texts[.tooManyCalls]
    return cause + " " + (wait.map { texts(.waitSeconds, $0) } ?? texts[.waitAMinute])
  }

  var exitCode: ExitCode {
    switch self {
    case .badAnswer, .refused: .badData
    case .rateLimited: .tryLater
    case .status: .unavailable
    case .list(let fault): fault.reason.exitCode
    case .table(let error): ExitCode(rawValue: error.kind.rawValue) ?? .badData
    case .transport(let error):
      switch error.kind {
      case .unreachable, .cancelled: .unavailable
      case .unacceptable: .badData
      case .badAddress: .wrongUse
      }
    }
  }
}
