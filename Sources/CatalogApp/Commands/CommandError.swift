/// A command that could not do what it was asked to: one sentence for the user, and how it ends.
package struct CommandError: Error, Equatable {
  package var message: String
  package var exitCode: ExitCode

  package init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }
}
