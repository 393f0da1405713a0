/// How a run ended, for scripts (sysexits.h from 64 on).
package enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  case nothingFound = 1
  case wrongUse = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case ioError = 74
  case tryLater = 75
  case newerVersion = 76
  case notAllowed = 77
  /// The terminal went away (SIGHUP).
  case hangUp = 129
  /// Ctrl-C (SIGINT).
  case interrupted = 130
  /// Ctrl-\ (SIGQUIT).
  case quit = 131
  /// Somebody asked the process to end (SIGTERM).
  case terminated = 143
  /// What the signal for a broken pipe would end with.
  case brokenPipe = 141

  /// The code of a program that a signal ended.
  static func ended(by signal: Int32) -> ExitCode {
    ExitCode(rawValue: 128 + signal) ?? .terminated
  }

  /// What the manual page says of it.
  var meaning: HelpMessage {
    switch self {
    case .done: .exitDone
    case .nothingFound: .exitNothingFound
    case .wrongUse: .exitWrongUse
    case .badData: .exitBadData
    case .noInput: .exitNoInput
    case .unavailable: .exitUnavailable
    case .cannotCreate: .exitCannotCreate
    case .ioError: .exitIOError
    case .tryLater: .exitTryLater
    case .newerVersion: .exitNewerVersion
    case .notAllowed: .exitNotAllowed
    case .hangUp, .interrupted, .quit, .terminated, .brokenPipe: .exitSignal
    }
  }
}
