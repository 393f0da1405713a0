/// Why a command line is not allowed; the program says so and ends with `ExitCode.wrongUse`.
struct UsageError: Error, Hashable, Sendable {
  /// Words and values are as they were typed; option names have their dashes.
  enum Reason: Hashable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    /// The option exists, but not for this command.
    case optionElsewhere(String)
    /// Behind the option stands nothing, or what looks like another option.
    case missingValue(option: String, placeholder: String, next: String?)
    case valueForFlag(option: String, value: String)
    case valueNotAllowed(option: String, value: String, allowed: [String])
    case notInRange(option: String, value: String, ClosedRange<Int>)
    case notASize(option: String, value: String)
    case contradiction(String, String)
    case missingWord(name: String, synopsis: String)
    /// A word that decides how the command goes on, such as `get`.
    case missingKeyword(allowed: [String])
    case wordNotAllowed(String, allowed: [String])
    case extraWord(String, synopsis: String)
  }

  /// The command that was named before the error; nil where none was.
  var command: CommandName?
  var reason: Reason
}
