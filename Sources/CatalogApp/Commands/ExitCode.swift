/// How a command ended, for scripts.
package enum ExitCode: Int32, Sendable {
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
  case brokenPipe = 141
}
